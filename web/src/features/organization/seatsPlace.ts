import type { TextSearch } from '#lib/textSearch.ts';
import { readPage } from './place.ts';
import { seatFilters, type SeatsPlace } from './seatsQuery.ts';

type SeatsSearch = Pick<TextSearch<'page' | 'search' | 'state'>, 'page' | 'search' | 'state'>;

/** Reads the address of the seats; whatever it does not say, or says wrongly, has its default. */
export function seatsPlaceOf(asked: SeatsSearch): SeatsPlace {
  return {
    page: readPage(asked.page),
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
