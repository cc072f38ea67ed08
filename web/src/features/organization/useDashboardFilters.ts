import { parseDashboardFilters, type DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { useNavigate } from '@tanstack/react-router';
import { formatDashboardFilters, type DashboardSearch } from './dashboardFilters.ts';

/** The filters of the dashboard or of an employee, and what writes others into the address; the path stays. */
export function useDashboardFilters(search: DashboardSearch) {
  const navigate = useNavigate();
  const filters = parseDashboardFilters(search);
  return {
    filters,
    onFilters: (next: Partial<DashboardFilters>): void => {
      void navigate({ to: '.', search: formatDashboardFilters({ ...filters, ...next }), resetScroll: false });
    },
  };
}
