import { expect, test } from 'vitest';
import { niceMax } from './axis.ts';

test('an axis ends at a round number that no value passes', () => {
  expect([0, 0.3, 1, 7, 10, 11, 24, 26, 99, 1234].map(niceMax)).toEqual([1, 0.3, 1, 8, 10, 12, 30, 30, 100, 1600]);
});
