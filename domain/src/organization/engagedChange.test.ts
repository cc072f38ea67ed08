import { expect, test } from 'vitest';
import { engagedChange } from './engagedChange.ts';

test('[ORG-01] one sentence says how many people were engaged, and what changed', () => {
  expect(engagedChange(57, 51, 30)).toBe(
    '57 people were engaged in the last 30 days, 6 more than in the 30 days before.',
  );
  expect(engagedChange(1051, 1300, 30)).toBe(
    '1,051 people were engaged in the last 30 days, 249 fewer than in the 30 days before.',
  );
  expect(engagedChange(1, 1, 30)).toBe('1 person was engaged in the last 30 days, as many as in the 30 days before.');
  expect(engagedChange(0, 2, 30)).toBe(
    'No people were engaged in the last 30 days, 2 fewer than in the 30 days before.',
  );
});

test('[ORG-01] it compares with nothing where there are no figures, and says nothing of nobody', () => {
  expect(engagedChange(57, null, 30)).toBe('57 people were engaged in the last 30 days.');
  expect(engagedChange(0, null, 30)).toBeNull();
  expect(engagedChange(0, 0, 30)).toBeNull();
});
