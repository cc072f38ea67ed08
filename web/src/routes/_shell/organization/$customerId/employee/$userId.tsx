import { filterOf } from '@atrium/domain/organization/figures.ts';
import { daysOf } from '@atrium/domain/organization/scope.ts';
import { createFileRoute } from '@tanstack/react-router';
import { dashboardParameters } from '#features/organization/dashboardParameters.ts';
import { employeeQuery } from '#features/organization/employeeQuery.ts';
import { EmployeeView } from '#features/organization/EmployeeView.tsx';
import { EmployeeSkeleton } from '#features/organization/OrganizationSkeleton.tsx';
import { employeeTitle } from '#features/organization/pageTitles.ts';
import { useDashboardFilters } from '#features/organization/useDashboardFilters.ts';

export const Route = createFileRoute('/_shell/organization/$customerId/employee/$userId')({
  validateSearch: dashboardParameters,
  // as text, so that its rules stay out of the first load
  loaderDeps: ({ search: { filter, from, to } }) => ({ filter, from, to }),
  loader: async ({ context: { queryClient }, params: { customerId, userId }, deps: { filter, ...days } }) => {
    const details = await employeeQuery.load(queryClient, customerId, userId, filterOf(filter), daysOf(days));
    return { pageTitle: employeeTitle(details) };
  },
  pendingComponent: EmployeeSkeleton,
  component: Employee,
});

function Employee() {
  const { customerId, userId } = Route.useParams();
  const shown = useDashboardFilters(Route.useSearch());
  return <EmployeeView key={userId} userId={userId} customerId={customerId} {...shown} />;
}
