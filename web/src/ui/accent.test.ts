import { expect, test } from 'vitest';
import { accentProperties } from './accent.ts';

const ink = (colour: string) => accentProperties(colour)?.['--on-accent'];

test('the ink upon a customer colour is the one that contrasts more', () => {
  expect(ink('#F4B740')).toBe('#13201A');
  expect(ink('#ffffff')).toBe('#13201A');
  expect(ink('#1B2757')).toBe('#FFFFFF');
  expect(ink('#C2185B')).toBe('#FFFFFF');
});

test('a short hex is read as its long form', () => {
  expect(accentProperties('#fc0')?.['--accent']).toBe('#ffcc00');
});

test('what is no colour leaves daylight in its place', () => {
  for (const wrong of [null, undefined, '', 'red', '#12345', 'url(x)', '#12345g', '#fff;--x:1']) {
    expect(accentProperties(wrong)).toBeNull();
  }
});
