import { expect, test } from 'vitest';
import { employeeSortKeys, filterOf, percentOf, shownHours, sortOf } from './figures.ts';

test('[ORG-02] an unknown range, and none, is the program to date', () => {
  expect(['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'].map(filterOf)).toEqual([
    'LAST_30_DAYS',
    'LAST_90_DAYS',
    'CONTRACT_TO_DATE',
  ]);
  for (const named of ['', 'last_30_days', 'toString', null, undefined])
    expect(filterOf(named)).toBe('CONTRACT_TO_DATE');
});

test('[ORG-03] an unknown column, and none, is the default order, which ascends', () => {
  const sorted = (key: string, direction: 'ASC' | 'DESC') => sortOf(employeeSortKeys, { key, direction }, 'name');
  expect(sorted('views', 'DESC')).toEqual({ key: 'views', direction: 'DESC' });
  expect(sorted('views', 'ASC')).toEqual({ key: 'views', direction: 'ASC' });
  for (const key of ['seconds', 'toString', '']) expect(sorted(key, 'DESC')).toEqual({ key: 'name', direction: 'ASC' });
  for (const none of [null, undefined]) {
    expect(sortOf(employeeSortKeys, none, 'name')).toEqual({ key: 'name', direction: 'ASC' });
  }
});

test('[ORG-01] shares are rounded to whole percent, and hours half up to one decimal', () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(1, 8), percentOf(5, 5), percentOf(0, 0)]).toEqual([
    33, 67, 13, 100, 0,
  ]);
  expect([0, 0.04, 0.05, 1.25, 2.349, 12].map(shownHours)).toEqual([0, 0, 0.1, 1.3, 2.3, 12]);
});
