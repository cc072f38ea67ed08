import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('weeks begin on Monday, and weeks without anything are 0', () => {
  const activity = [
    { day: '2026-11-01', hoursWatched: 1 },
    { day: '2026-11-02', hoursWatched: 2 },
    { day: '2026-11-08', hoursWatched: 4 },
    { day: '2026-11-20', hoursWatched: 8 },
  ];
  expect(periodsOf(activity, { from: '2026-10-28', to: '2026-11-20' })).toEqual({
    unit: 'week',
    periods: [
      { label: 'Oct 26', name: 'Oct 26', value: 1, current: false },
      { label: 'Nov 2', name: 'Nov 2', value: 6, current: false },
      { label: 'Nov 9', name: 'Nov 9', value: 0, current: false },
      { label: 'Nov 16', name: 'Nov 16', value: 8, current: true },
    ],
  });
});

test('a long range is shown by month, over the turn of a year', () => {
  const activity = [
    { day: '2026-01-31', hoursWatched: 1.5 },
    { day: '2025-11-15', hoursWatched: 2 },
  ];
  const { unit, periods } = periodsOf(activity, { from: '2025-11-15', to: '2026-04-01' });
  expect(unit).toBe('month');
  expect(periods.map(({ label, name, value }) => [label, name, value])).toEqual([
    ['Nov 2025', 'November 2025', 2],
    ['Dec', 'December 2025', 0],
    ['Jan 2026', 'January 2026', 1.5],
    ['Feb', 'February 2026', 0],
    ['Mar', 'March 2026', 0],
    ['Apr', 'April 2026', 0],
  ]);
});

test('nothing is dropped: the sum of the periods is the sum of the days', () => {
  const days = Array.from({ length: 400 }, (_, n) => new Date(Date.UTC(2025, 9, 1 + n)).toISOString().slice(0, 10));
  for (const length of [1, 7, 30, 90, 126, 127, 400]) {
    const activity = days.slice(0, length).map((day) => ({ day, hoursWatched: 1 }));
    const { periods } = periodsOf(activity, { from: days[0] ?? '', to: days[length - 1] ?? '' });
    expect(periods.reduce((sum, { value }) => sum + value, 0)).toBe(length);
    expect(periods.length).toBeLessThanOrEqual(20);
    expect(new Set(periods.map(({ name }) => name)).size).toBe(periods.length);
  }
});

test('eighteen weeks are shown by week, a day more by month', () => {
  const unitTo = (to: string) => periodsOf([], { from: '2026-01-01', to }).unit;
  expect([unitTo('2026-05-07'), unitTo('2026-05-08')]).toEqual(['week', 'month']);
});

test('only the period of the last day is not over, also when that is the first day of a period', () => {
  const currentOf = (from: string, to: string) =>
    periodsOf([], { from, to })
      .periods.filter(({ current }) => current)
      .map(({ label }) => label);
  expect(currentOf('2026-11-02', '2026-11-16')).toEqual(['Nov 16']);
  expect(currentOf('2026-11-02', '2026-11-22')).toEqual(['Nov 16']);
  expect(currentOf('2026-01-15', '2026-11-01')).toEqual(['Nov']);
});
