import { expect, test } from 'vitest';
import { changed, placeOf, searchOf, sortByOf, type DashboardPlace } from './place.ts';
import { seatsPlaceOf, seatsSearchOf } from './seatsPlace.ts';

const beginning: DashboardPlace = {
  ...{ tab: 'employees', page: 0, search: '', filter: 'CONTRACT_TO_DATE', sorting: null },
};

test('[ORG-02] an address says the tab, the page, the search, the range and the order; what it says wrongly has its default', () => {
  const asked = { tab: '1', page: '3', search: ' cash ', filter: 'LAST_90_DAYS', sortKey: 'views' };
  const shown = { tab: 'courses', page: 3, search: 'cash', filter: 'LAST_90_DAYS' };
  expect(placeOf({ ...asked, sortDirection: 'DESC' })).toEqual({
    ...shown,
    sorting: { column: 'views', descending: true },
  });
  for (const sortDirection of ['ASC', 'down', undefined]) {
    expect(placeOf({ ...asked, sortDirection }).sorting).toEqual({ column: 'views', descending: false });
  }
  expect(placeOf({})).toEqual(beginning);
  expect(placeOf({ tab: '2', page: '-1', filter: 'nonsense', sortDirection: 'DESC' })).toEqual(beginning);
  for (const page of ['1.5', 'x', '10000', 'Infinity']) expect(placeOf({ page }).page).toBe(0);
});

test('[ORG-02] a place is read back from its own address, which leaves defaults out', () => {
  expect(searchOf(beginning)).toEqual({});
  const sortings = [null, { column: 'views', descending: true }, { column: 'title', descending: false }];
  for (const sorting of sortings) {
    const place: DashboardPlace = { tab: 'courses', page: 2, search: 'cash', filter: 'LAST_30_DAYS', sorting };
    expect(placeOf(searchOf(place))).toEqual(place);
  }
  expect(sortByOf({ column: 'views', descending: true })).toEqual({ key: 'views', direction: 'DESC' });
  expect([sortByOf({ column: 'views', descending: false })?.direction, sortByOf(null)]).toEqual(['ASC', null]);
});

test('[ORG-03] another search, range or order begins with the first page', () => {
  const place = { ...beginning, page: 4 };
  expect(changed(place, { search: 'ann' })).toEqual({ ...beginning, search: 'ann' });
  expect(changed(place, { sorting: { column: 'views', descending: false } }).page).toBe(0);
  expect(changed(place, { filter: 'LAST_30_DAYS' }).page).toBe(0);
});

test('[ORG-13] the address of the seats says page, search and state, and leaves defaults out', () => {
  const held = { page: 0, search: '', state: 'HELD' } as const;
  expect([seatsPlaceOf({}), seatsPlaceOf({ page: '-2', state: 'LOST' })]).toEqual([held, held]);
  expect(seatsSearchOf(held)).toEqual({});
  const place = { page: 1, search: 'ann', state: 'REVOKED' } as const;
  expect(seatsPlaceOf(seatsSearchOf(place))).toEqual(place);
  expect(seatsPlaceOf({ search: ' ann ' }).search).toBe('ann');
});
