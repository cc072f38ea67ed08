import { expect, test } from 'vitest';
import { sentenceOf } from './todayWords.ts';

const nothing = { failed: 0, own: 0, taught: 0, scheduled: 0, blocked: 0, waiting: 0, classes: 0 };

test('that nothing else needs the reader is said once everything has been read', () => {
  const waiting = { ...nothing, waiting: 1 };
  expect(sentenceOf({ ...waiting, isWhole: false })).toBe('1 project waits for a review.');
  expect(sentenceOf({ ...waiting, isWhole: true })).toBe('1 project waits for a review. Nothing else needs you.');
  expect(sentenceOf({ ...waiting, classes: 2, isWhole: true })).toBe(
    '1 project waits for a review, 2 classes have no recording yet. Nothing else needs you.',
  );
  expect(sentenceOf({ ...waiting, failed: 2, isWhole: true })).toBe('2 things need somebody.');
});
