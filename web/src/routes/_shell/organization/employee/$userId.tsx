import { createFileRoute } from '@tanstack/react-router';
import { filterOf } from '@atrium/domain/organization/figures.ts';
import { employeeQuery } from '#features/organization/employeeQuery.ts';
import { EmployeeView } from '#features/organization/EmployeeView.tsx';
import { EmployeeSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { useDashboardFilters } from '#features/organization/useDashboardFilters.ts';
import { textSearch } from '#lib/textSearch.ts';

const parameters = textSearch('tab', 'page', 'search', 'filter', 'sortKey', 'sortDirection');

export const Route = createFileRoute('/_shell/organization/employee/$userId')({
  validateSearch: parameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search }) => ({ filter: search.filter }),
  loader: async ({ context: { queryClient }, params: { userId }, deps: { filter } }) => {
    await employeeQuery.load(queryClient, null, userId, filterOf(filter));
  },
  pendingComponent: EmployeeSkeleton,
  component: Employee,
});

function Employee() {
  const { userId } = Route.useParams();
  const shown = useDashboardFilters(Route.useSearch());
  return <EmployeeView key={userId} userId={userId} customerId={null} {...shown} />;
}
