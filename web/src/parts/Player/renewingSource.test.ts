import { minute } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { renewingSource, signAgain, type SignedManifest } from './renewingSource.ts';

/** A source whose clock and server are controlled by the test. */
function withClock(renewed: (() => Promise<SignedManifest | null>) | null = null) {
  let at = 0;
  let asked = 0;
  const renew =
    renewed ??
    (() => {
      asked += 1;
      return Promise.resolve({ manifestUrl: `/media/a/master.m3u8?s=${String(asked)}`, expiresAt: at + 10 * minute });
    });
  const source = renewingSource(
    { manifestUrl: '/media/a/master.m3u8?s=first', expiresAt: 10 * minute },
    renew,
    () => at,
  );
  return {
    addressOf: (address: string) => source.addressOf?.(address),
    moveTo: (minutes: number) => {
      at = minutes * minute;
    },
    asked: () => asked,
  };
}

test('[VID-12] an hour of segments is fetched with valid signatures', async () => {
  const { addressOf, moveTo, asked } = withClock();
  for (let minutes = 0; minutes <= 60; minutes += 0.5) {
    moveTo(minutes);
    expect(await addressOf('/media/a/720p/seg-3.m4s?s=first')).toMatch(/^\/media\/a\/720p\/seg-3\.m4s\?s=\w+$/);
  }
  expect(asked()).toBe(7);
});

test('[VID-12] the signature is renewed before its end, once for all who ask at the same time', async () => {
  const { addressOf, moveTo, asked } = withClock();
  moveTo(8);
  expect(await addressOf('/media/a/x.m4s?s=first')).toBe('/media/a/x.m4s?s=first');
  moveTo(8.6);
  const both = await Promise.all([addressOf('/media/a/x.m4s?s=first'), addressOf('/media/a/y.m4s?s=first')]);
  expect(both).toEqual(['/media/a/x.m4s?s=1', '/media/a/y.m4s?s=1']);
  expect(asked()).toBe(1);
});

test('[VID-12] without a new manifest the old one is tried, and a new one asked for the next time', async () => {
  let asked = 0;
  const { addressOf, moveTo } = withClock(() => {
    asked += 1;
    return Promise.resolve(null);
  });
  moveTo(11);
  expect(await addressOf('/media/a/x.m4s?s=first')).toBe('/media/a/x.m4s?s=first');
  await addressOf('/media/a/x.m4s?s=first');
  expect(asked).toBe(2);
});

test('an address takes the whole query of the new one', () => {
  expect(signAgain('http://h/media/a/1.m4s?m=1&e=2&s=3', '/media/a/master.m3u8?m=1&e=9&s=8')).toBe(
    'http://h/media/a/1.m4s?m=1&e=9&s=8',
  );
  expect(signAgain('/media/a/1.m4s', 'https://cdn.example/a.m3u8')).toBe('/media/a/1.m4s');
});
