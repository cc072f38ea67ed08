import { filterOf } from '@atrium/domain/organization/figures.ts';
import { createFileRoute } from '@tanstack/react-router';
import { dashboardParameters } from '#features/organization/dashboardParameters.ts';
import { dashboardQuery } from '#features/organization/dashboardQuery.ts';
import { detailsStand } from '#features/organization/loadDetails.ts';
import { OrganizationSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { OrganizationView } from '#features/organization/OrganizationView.tsx';
import { dashboardTitle } from '#features/organization/pageTitles.ts';
import { useDashboardFilters } from '#features/organization/useDashboardFilters.ts';

export const Route = createFileRoute('/_shell/organization/$customerId/')({
  validateSearch: dashboardParameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search }) => ({ filter: search.filter }),
  loader: async ({ context: { queryClient }, params: { customerId }, deps: { filter } }) => {
    const [dashboard] = await Promise.all([
      dashboardQuery.load(queryClient, customerId, filterOf(filter)),
      detailsStand(),
    ]);
    return { pageTitle: dashboardTitle(dashboard) };
  },
  pendingComponent: OrganizationSkeleton,
  component: Organization,
});

function Organization() {
  const { customerId } = Route.useParams();
  const shown = useDashboardFilters(Route.useSearch());
  return <OrganizationView customerId={customerId} {...shown} />;
}
