import type { SeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import type { TextSearch } from '#lib/textSearch.ts';

export type SeatSearch = Pick<TextSearch<'page' | 'search' | 'state'>, 'page' | 'search' | 'state'>;

/** The parameters of the address, without those that have their default. */
export function formatSeatFilters({ page, search, state }: SeatFilters): SeatSearch {
  return {
    ...(page > 0 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(state !== 'HELD' && { state }),
  };
}
