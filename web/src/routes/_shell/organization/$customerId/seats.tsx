import { parseSeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { SeatsSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { loadSeats } from '#features/organization/pageTitles.ts';
import { SeatsView } from '#features/organization/SeatsView.tsx';
import { useSeatFilters } from '#features/organization/useSeatFilters.ts';
import { textSearch } from '#lib/textSearch.ts';

const parameters = textSearch('page', 'search', 'state');

export const Route = createFileRoute('/_shell/organization/$customerId/seats')({
  validateSearch: parameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search: { page, search, state } }) => ({ page, search, state }),
  loader: async ({ context: { queryClient }, params: { customerId }, deps }) =>
    loadSeats(queryClient, customerId, parseSeatFilters(deps)),
  pendingComponent: SeatsSkeleton,
  component: Seats,
});

function Seats() {
  const { customerId } = Route.useParams();
  const shown = useSeatFilters(Route.useSearch());
  return <SeatsView customerId={customerId} {...shown} />;
}
