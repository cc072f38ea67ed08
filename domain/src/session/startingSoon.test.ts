import { expect, test } from 'vitest';
import { isStartingSoon } from './startingSoon.ts';

test.each([
  ['AI Mini-MBA 1/12/27', '2027-01-11', true],
  ['AI Mini-MBA 1/12/27', '2027-01-12', false],
  ['AI Mini-MBA 12/1/26', '2027-01-12', false],
  ['AI Mini-MBA', '2020-01-01', false],
])('[MBA-02] %s on %s: starting soon %s', (label, today, soon) => {
  expect(isStartingSoon(label, today)).toBe(soon);
});
