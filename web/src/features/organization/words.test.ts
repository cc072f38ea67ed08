import { expect, test } from 'vitest';
import { count, hours, timeWords } from './words.ts';

test('[ORG-01] numbers are formatted en-US, hours with one decimal, and some seconds are not nothing', () => {
  expect([1425, 0].map(count)).toEqual(['1,425', '0']);
  expect([0, 0.04, 0.05, 0.96, 1425.46].map(hours)).toEqual(['0', '<0.1', '0.1', '1', '1,425.5']);
});

test('[ORG-01] a time is in minutes below an hour, and in hours from there on', () => {
  expect([0, 1 / 60, 0.3, 0.99, 0.995, 1, 1.04, 12.5].map(timeWords)).toEqual([
    '0 minutes',
    '1 minute',
    '18 minutes',
    '59 minutes',
    '1 hour',
    '1 hour',
    '1 hour',
    '12.5 hours',
  ]);
});
