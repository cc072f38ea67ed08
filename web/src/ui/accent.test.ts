import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentProperties } from './accent.ts';

/** The two colors of a `light-dark()` pair, in upper case. */
function pair(color: string, property: string): readonly [light: string, dark: string] {
  const [, light = '', dark = ''] =
    /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(accentProperties(color)?.[property] ?? '') ?? [];
  return [light.toUpperCase(), dark.toUpperCase()];
}

/** The contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [a, b]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any customer color contrasts with page, card and band in both themes, and its text with it', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const [light, dark] = pair(color, '--accent');
      const [onLight, onDark] = pair(color, '--on-accent');
      for (const ground of ['#F7F7F3', '#FFFFFF']) expect(contrast(light, ground)).toBeGreaterThanOrEqual(3);
      for (const ground of ['#0E1512', '#161F1A', '#14392D']) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(onLight, light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 300 },
  );
});

test('a color with enough contrast is not changed', () => {
  expect(pair('#1D5FA8', '--accent')[0]).toBe('#1D5FA8');
  expect(pair('#1D5FA8', '--accent')[1]).not.toBe('#1D5FA8');
  expect(pair('#8FC7FF', '--accent')[1]).toBe('#8FC7FF');
});

test('a short hex is read as its long form', () => {
  expect(pair('#fc0', '--accent')[1]).toBe('#FFCC00');
});

test('an invalid color keeps the default accent color', () => {
  for (const wrong of [null, undefined, '', 'red', '#12345', 'url(x)', '#12345g', '#fff;--x:1']) {
    expect(accentProperties(wrong)).toBeNull();
  }
});
