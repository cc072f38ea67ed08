import { expect, test } from 'vitest';
import { periodsOf, unitOf } from './periods.ts';

const period = (from: string, to: string, usersEngaged = 0) => ({ from, to, usersEngaged, hoursWatched: 0 });
const engaged = ({ usersEngaged }: { usersEngaged: number }): number => usersEngaged;

test('a week has the name of its days in the range, and the last one is not over', () => {
  const weeks = [
    period('2026-11-01', '2026-11-01', 3),
    period('2026-11-02', '2026-11-08'),
    period('2026-11-09', '2026-11-12', 8),
  ];
  expect(unitOf(weeks)).toBe('week');
  const days = weeks.map(({ from, to }) => ({ from, to }));
  expect(periodsOf(weeks, engaged)).toEqual([
    { label: 'Nov 1', name: 'Nov 1', value: 3, current: false, days: days[0] },
    { label: 'Nov 2', name: 'Nov 2 to Nov 8', value: 0, current: false, days: days[1] },
    { label: 'Nov 9', name: 'Nov 9 to Nov 12', value: 8, current: true, days: days[2] },
  ]);
});

test('a long range is shown by month, over the turn of a year', () => {
  const months = [
    period('2025-11-28', '2025-11-30'),
    period('2025-12-01', '2025-12-31', 2),
    period('2026-01-01', '2026-01-31'),
    period('2026-02-01', '2026-02-02', 1),
  ];
  expect(unitOf(months)).toBe('month');
  expect(periodsOf(months, engaged).map(({ label, name, value }) => [label, name, value])).toEqual([
    ['Nov 2025', 'November 2025', 0],
    ['Dec', 'December 2025', 2],
    ['Jan 2026', 'January 2026', 0],
    ['Feb', 'February 2026', 1],
  ]);
});
