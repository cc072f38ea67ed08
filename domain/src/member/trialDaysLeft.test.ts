import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { showsTrialUpsell, trialDaysLeft } from './trialDaysLeft.ts';

test('[HOM-02] a partial day of trial counts as a day, to the millisecond', () => {
  expect(trialDaysLeft(5 * day, 0)).toBe(5);
  expect(trialDaysLeft(5 * day, 1)).toBe(5);
  expect(trialDaysLeft(5 * day + 1, 0)).toBe(6);
  expect(trialDaysLeft(5 * day, 5 * day)).toBeNull();
  expect(trialDaysLeft(null, 0)).toBeNull();
});

test('[HOM-02] the upsell shows within seven days of the end', () => {
  expect([8, 7, 1, null].map(showsTrialUpsell)).toEqual([false, true, true, false]);
});
