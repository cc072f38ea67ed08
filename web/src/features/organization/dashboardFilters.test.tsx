import {
  parseDashboardFilters,
  sortByOf,
  type DashboardFilters,
} from '@atrium/domain/organization/dashboardFilters.ts';
import { parseSeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { expect, test } from 'vitest';
import { changed, formatDashboardFilters, tableAddress } from './dashboardFilters.ts';
import { formatSeatFilters } from './seatFilters.ts';

const beginning: DashboardFilters = {
  tab: 'employees',
  page: 0,
  search: '',
  range: 'CONTRACT_TO_DATE',
  sorting: null,
  scope: null,
  compare: false,
};

test('[ORG-02] an address says the tab, the page, the search, the range and the order; what it says wrongly has its default', () => {
  const asked = { tab: '1', page: '3', search: ' cash ', filter: 'LAST_90_DAYS', sortKey: 'views' };
  const shown = { tab: 'courses', page: 3, search: 'cash', range: 'LAST_90_DAYS', scope: null, compare: false };
  expect(parseDashboardFilters({ ...asked, sortDirection: 'DESC' })).toEqual({
    ...shown,
    sorting: { column: 'views', descending: true },
  });
  for (const sortDirection of ['ASC', 'down', undefined]) {
    expect(parseDashboardFilters({ ...asked, sortDirection }).sorting).toEqual({ column: 'views', descending: false });
  }
  expect(parseDashboardFilters({})).toEqual(beginning);
  expect(parseDashboardFilters({ tab: '2', page: '-1', filter: 'nonsense', sortDirection: 'DESC' })).toEqual(beginning);
  for (const page of ['1.5', 'x', '10000', 'Infinity']) expect(parseDashboardFilters({ page }).page).toBe(0);
  expect(parseDashboardFilters({ page: '9999' }).page).toBe(9999);
});

test('[ORG-02] filters are read back from their own address, which leaves defaults out', () => {
  expect(formatDashboardFilters(beginning)).toEqual({});
  const sortings = [null, { column: 'views', descending: true }, { column: 'title', descending: false }];
  for (const sorting of sortings) {
    const scope = { courseId: 'c', sessionId: 's' };
    const filters: DashboardFilters = {
      tab: 'courses',
      page: 2,
      search: 'cash',
      range: 'LAST_30_DAYS',
      sorting,
      scope,
      compare: true,
    };
    expect(parseDashboardFilters(formatDashboardFilters(filters))).toEqual(filters);
  }
  for (const scope of [
    { courseId: 'c', sessionId: null },
    { from: '2026-11-02', to: '2026-11-08' },
  ]) {
    expect(parseDashboardFilters(formatDashboardFilters({ ...beginning, scope }))).toEqual({ ...beginning, scope });
  }
  expect(sortByOf({ column: 'views', descending: true })).toEqual({ key: 'views', direction: 'DESC' });
  expect([sortByOf({ column: 'views', descending: false })?.direction, sortByOf(null)]).toEqual(['ASC', null]);
});

test('[ORG-02] an address says that the period before is compared, and the rows behind a figure keep it', () => {
  expect(parseDashboardFilters({ compare: '1' })).toEqual({ ...beginning, compare: true });
  for (const compare of ['0', 'true', '', 1]) expect(parseDashboardFilters({ compare }).compare).toBe(false);
  expect(formatDashboardFilters({ ...beginning, compare: true })).toEqual({ compare: '1' });
  const shown: DashboardFilters = { ...beginning, range: 'LAST_30_DAYS', compare: true };
  const rows = { sorting: { column: 'views', descending: true } };
  expect(tableAddress('/organization', shown, rows)).toBe(
    '/organization?filter=LAST_30_DAYS&sortKey=views&sortDirection=DESC&compare=1#directories',
  );
  expect(changed(shown, { range: 'LAST_90_DAYS' }).compare).toBe(true);
});

test('[ORG-03] another search, range or order begins with the first page', () => {
  const filters = { ...beginning, page: 4 };
  expect(changed(filters, { search: 'ann' })).toEqual({ ...beginning, search: 'ann' });
  expect(changed(filters, { sorting: { column: 'views', descending: false } }).page).toBe(0);
  expect(changed(filters, { range: 'LAST_30_DAYS' }).page).toBe(0);
});

test('[ORG-13] the address of the seats says page, search and state, and leaves defaults out', () => {
  const held = { page: 0, search: '', state: 'HELD' } as const;
  expect([parseSeatFilters({}), parseSeatFilters({ page: '-2', state: 'LOST' })]).toEqual([held, held]);
  expect(formatSeatFilters(held)).toEqual({});
  const filters = { page: 1, search: 'ann', state: 'REVOKED' } as const;
  expect(parseSeatFilters(formatSeatFilters(filters))).toEqual(filters);
  expect(parseSeatFilters({ search: ' ann ' }).search).toBe('ann');
});
