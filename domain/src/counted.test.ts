import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('a count is said with its word, in the form that fits it', () => {
  expect([0, 1, 2, 12_000].map((count) => counted(count, 'lesson'))).toEqual([
    '0 lessons',
    '1 lesson',
    '2 lessons',
    '12,000 lessons',
  ]);
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
