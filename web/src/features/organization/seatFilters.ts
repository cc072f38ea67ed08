import type { TextSearch } from '#lib/textSearch.ts';
import { readPage } from './dashboardFilters.ts';
import { seatStateFilters, type SeatFilters } from './seatsQuery.ts';

export type SeatSearch = Pick<TextSearch<'page' | 'search' | 'state'>, 'page' | 'search' | 'state'>;

/** Reads the address of the seats; whatever it does not say, or says wrongly, has its default. */
export function parseSeatFilters(asked: SeatSearch): SeatFilters {
  return {
    page: readPage(asked.page),
    search: (asked.search ?? '').trim(),
    state: seatStateFilters.find((value) => value === asked.state) ?? 'HELD',
  };
}

/** The parameters of the address, without those that have their default. */
export function formatSeatFilters({ page, search, state }: SeatFilters): SeatSearch {
  return {
    ...(page > 0 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(state !== 'HELD' && { state }),
  };
}
