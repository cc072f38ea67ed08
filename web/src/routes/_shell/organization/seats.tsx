import { parseSeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { SeatsSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { loadSeats } from '#features/organization/pageTitles.ts';
import { SeatsView } from '#features/organization/SeatsView.tsx';
import { useSeatFilters } from '#features/organization/useSeatFilters.ts';
import { textSearch } from '#lib/textSearch.ts';

const parameters = textSearch('page', 'search', 'state');

export const Route = createFileRoute('/_shell/organization/seats')({
  validateSearch: parameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search: { page, search, state } }) => ({ page, search, state }),
  loader: async ({ context: { queryClient }, deps }) => loadSeats(queryClient, null, parseSeatFilters(deps)),
  pendingComponent: SeatsSkeleton,
  component: Seats,
});

function Seats() {
  const shown = useSeatFilters(Route.useSearch());
  return <SeatsView customerId={null} {...shown} />;
}
