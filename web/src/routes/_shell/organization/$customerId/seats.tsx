import { createFileRoute } from '@tanstack/react-router';
import { SeatsSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { parseSeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { seatsQuery } from '#features/organization/seatsQuery.ts';
import { SeatsView } from '#features/organization/SeatsView.tsx';
import { useSeatFilters } from '#features/organization/useSeatFilters.ts';
import { textSearch } from '#lib/textSearch.ts';

const parameters = textSearch('page', 'search', 'state');

export const Route = createFileRoute('/_shell/organization/$customerId/seats')({
  validateSearch: parameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search: { page, search, state } }) => ({ page, search, state }),
  loader: async ({ context: { queryClient }, params: { customerId }, deps }) => {
    const page = await seatsQuery.load(queryClient, customerId, parseSeatFilters(deps));
    // staff may have those of several companies open
    return { pageTitle: page === null ? 'Seats' : `Seats, ${page.companyName}` };
  },
  pendingComponent: SeatsSkeleton,
  component: Seats,
});

function Seats() {
  const { customerId } = Route.useParams();
  const shown = useSeatFilters(Route.useSearch());
  return <SeatsView customerId={customerId} {...shown} />;
}
