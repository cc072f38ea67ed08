import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainSvg } from '../certificate/plainSvg.ts';
import { cover } from './cover.ts';
import { inkOf } from './inkOf.ts';
import { medallion } from './medallion.ts';

test('[MED-01] the inks of any color are colors, from dark to light, and the same each time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      const ink = inkOf(color);
      for (const each of ink) expect(each).toMatch(/^#[\da-f]{6}$/i);
      const light = (hex: string): number =>
        [1, 3, 5].reduce((sum, at) => sum + parseInt(hex.slice(at, at + 2), 16), 0);
      const [ground, deep, mid, soft] = ink.map(light);
      expect([ground, deep, mid, soft]).toEqual([ground, deep, mid, soft].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(inkOf(color)).toEqual(ink);
    }),
  );
  expect(inkOf('#14305a')[0]).toBe('#132d53');
  expect(inkOf('no color')).toEqual(inkOf(''));
});

test('[MED-01] a cover and a badge are drawn in such inks, and are plain pictures', () => {
  const ink = inkOf('#8a1f3c');
  const drawn = cover({ seed: 'doors', topic: 'strategy', ink });
  expect(drawn).toContain(ink[0]);
  expect(isPlainSvg(drawn)).toBe(true);
  const badge = {
    seed: 'doors',
    topic: 'strategy',
    ink,
    title: 'Doors',
    issuer: 'Larch Hill',
    year: '',
    tier: 'badge',
  } as const;
  expect(medallion(badge)).toContain(ink[1]);
  expect(isPlainSvg(medallion(badge))).toBe(true);
});
