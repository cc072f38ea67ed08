import { expect, test } from 'vitest';
import { day, hour, lengthInWords, minute, second } from './time.ts';

test.each([
  [day, 'a day'],
  [7 * day, 'seven days'],
  [14 * day, '14 days'],
  [hour, 'an hour'],
  [36 * hour, '36 hours'],
  [minute, 'a minute'],
  [15 * minute, '15 minutes'],
  [10 * second, '10 seconds'],
])('%s ms are %s', (length, words) => {
  expect(lengthInWords(length)).toBe(words);
});
