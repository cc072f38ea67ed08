import { parseSeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import type { SeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { useNavigate } from '@tanstack/react-router';
import { formatSeatFilters, type SeatSearch } from './seatFilters.ts';

/** The filters of the seats, and what writes others into the address; the path stays. */
export function useSeatFilters(search: SeatSearch) {
  const navigate = useNavigate();
  return {
    filters: parseSeatFilters(search),
    onFilters: (next: SeatFilters): void => {
      void navigate({ to: '.', search: formatSeatFilters(next), resetScroll: false });
    },
  };
}
