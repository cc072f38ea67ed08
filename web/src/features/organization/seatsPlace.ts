import type { TextSearch } from '#lib/textSearch.ts';
import { seatFilters, type SeatsPlace } from './seatsQuery.ts';

type SeatsSearch = Pick<TextSearch<'page' | 'search' | 'state'>, 'page' | 'search' | 'state'>;

/** Pages beyond this are not asked for. */
const lastPage = 9_999;

/** Reads the address of the seats; whatever it does not say, or says wrongly, has its default. */
export function seatsPlaceOf(asked: SeatsSearch): SeatsPlace {
  const page = Number(asked.page ?? '0');
  return {
    page: Number.isInteger(page) && page >= 0 && page <= lastPage ? page : 0,
    search: (asked.search ?? '').trim(),
    state: seatFilters.find((value) => value === asked.state) ?? 'HELD',
  };
}

/** The parameters of a place, without those that have their default. */
export function seatsSearchOf({ page, search, state }: SeatsPlace): SeatsSearch {
  return {
    ...(page > 0 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(state !== 'HELD' && { state }),
  };
}
