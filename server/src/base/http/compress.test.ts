import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, compressWithin, packFrame } from './compress.ts';

const levels = { br: 1, gzip: 1 };
const both = new Set(['br', 'gzip']);

/** A text that hardly compresses. */
const textOf = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x4e_00 + (state % 20_000));
  }).join('');
};

test('texts of any length come back whole, also those that follow another', () => {
  // shorter than a buffer, larger than one, and larger than the buffer for the text itself
  const texts = [10, 5_000, 100_000, 400_000].map(textOf);
  const packed = texts.map((text) => ({
    br: compress(text, both, levels),
    gzip: compress(text, new Set(['gzip']), levels),
  }));
  expect(packed.map(({ br, gzip }) => [br?.encoding, gzip?.encoding])).toEqual(texts.map(() => ['br', 'gzip']));
  for (const [at, { br, gzip }] of packed.entries()) {
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(texts[at]);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(texts[at]);
  }
});

test('what stands around a text is compressed once, and comes back whole with each text', () => {
  const frames = [
    ['<head>', '</head>'],
    ['', 'after'],
    [textOf(50_000, 3), ''],
  ] as const;
  for (const [before, after] of frames) {
    const frame = packFrame(before, after);
    for (const text of ['', 'short', before.repeat(3), textOf(400_000, 7)])
      expect(gunzipSync(compressWithin(frame, text)).toString()).toBe(before + text + after);
  }
});

test('a client that accepts no encoding gets none', () => {
  expect(compress('text', new Set(), levels)).toBeNull();
});

test('compressing leaves at most 16 kB a response for the garbage collector', () => {
  const text = JSON.stringify({ words: Array.from({ length: 1500 }, (_, index) => `word ${String(index)}`) });
  const kept = (): number => process.memoryUsage().arrayBuffers;
  compress(text, both, levels);
  const [before, times] = [kept(), 200];
  for (let time = 0; time < times; time += 1) compress(text, both, levels);
  expect((kept() - before) / times).toBeLessThan(16_000);
});
