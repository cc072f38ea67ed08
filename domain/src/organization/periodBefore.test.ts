import { expect, test } from 'vitest';
import { daysBefore, lengthOf, periodBefore } from './periodBefore.ts';

test.each([
  ['thirty days', '2026-06-15', 30, '2026-05-17', '2026-04-17', '2026-05-16'],
  ['from the first day of a month', '2026-10-30', 30, '2026-10-01', '2026-09-01', '2026-09-30'],
  ['over the end of a year', '2027-01-14', 30, '2026-12-16', '2026-11-16', '2026-12-15'],
  ['over February 29', '2028-03-30', 30, '2028-03-01', '2028-01-31', '2028-02-29'],
  ['over February 28', '2027-03-30', 30, '2027-03-01', '2027-01-30', '2027-02-28'],
  ['over the start of summer time', '2026-04-15', 30, '2026-03-17', '2026-02-15', '2026-03-16'],
  ['over the end of summer time', '2026-11-26', 30, '2026-10-28', '2026-09-28', '2026-10-27'],
  ['ninety days, over both', '2026-12-31', 90, '2026-10-03', '2026-07-05', '2026-10-02'],
  ['one day', '2026-03-01', 1, '2026-03-01', '2026-02-28', '2026-02-28'],
])('[ORG-02] %s: as many days, directly before', (_name, to, length, from, earlierFrom, earlierTo) => {
  expect(lengthOf({ from, to })).toBe(length);
  expect(daysBefore({ from, to })).toEqual({ from: earlierFrom, to: earlierTo });
  expect(lengthOf({ from: earlierFrom, to: earlierTo })).toBe(length);
});

test('[ORG-02] every day of eight years has one before it, across the leap days of 2096 and 2104 and the lack of one in 2100', () => {
  const first = Date.UTC(2096, 0, 1);
  for (let n = 1; n <= 366 + 3 * 365 + 4 * 365 + 60; n += 1) {
    const [before, of] = [n - 1, n].map((days) => new Date(first + days * 86_400_000).toISOString().slice(0, 10));
    if (before === undefined || of === undefined) throw new Error('two days were asked for');
    expect(daysBefore({ from: of, to: of })).toEqual({ from: before, to: before });
  }
});

test('[ORG-02] a range is compared when the first program covers a day before it, wholly when it covers all of them', () => {
  const shown = { from: '2026-05-17', to: '2026-06-15' };
  const days = { from: '2026-04-17', to: '2026-05-16' };
  expect(periodBefore('LAST_30_DAYS', shown, '2026-04-17')).toEqual({ ...days, isWhole: true });
  expect(periodBefore('LAST_30_DAYS', shown, '2026-04-18')).toEqual({ ...days, isWhole: false });
  expect(periodBefore('LAST_30_DAYS', shown, '2026-05-16')).toEqual({ ...days, isWhole: false });
  expect(periodBefore('LAST_30_DAYS', shown, '2026-05-17')).toBeNull();
  expect(periodBefore('CONTRACT_TO_DATE', shown, '2020-01-01')).toBeNull();
});
