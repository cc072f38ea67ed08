import type { SeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import type { QueryClient } from '@tanstack/react-query';
import { dashboardQuery } from './dashboardQuery.ts';
import type { employeeQuery } from './employeeQuery.ts';
import { seatsQuery } from './seatsQuery.ts';

/** Of the page that is shown instead of figures, and instead of a person who is not to be seen (ORG-07, ORG-11). */
export const gettingStarted = 'Getting Started';
export const allCompanies = 'Companies';
export const studentDetails = 'Student Details';

type Loaded<Query extends { load: (...args: never[]) => unknown }> = Awaited<ReturnType<Query['load']>>;

/** Each page is titled as it is headed, also when it shows something else than its address says. */
export function dashboardTitle(dashboard: Loaded<typeof dashboardQuery>, instead = gettingStarted): string {
  if (dashboard === null) return 'Organization';
  return dashboard.figures?.overview.companyName ?? instead;
}

export function employeeTitle(details: Loaded<typeof employeeQuery>): string {
  return details?.employee === null ? gettingStarted : studentDetails;
}

/** Fetches the seats, or what is shown while no contract of the company runs. */
export async function loadSeats(
  queryClient: QueryClient,
  customerId: string | null,
  filters: SeatFilters,
): Promise<{ pageTitle: string }> {
  const page = await seatsQuery.load(queryClient, customerId, filters);
  const dashboard = page === null ? await dashboardQuery.load(queryClient, customerId, 'CONTRACT_TO_DATE') : null;
  if (dashboard?.figures === null) return { pageTitle: gettingStarted };
  const company = page?.companyName ?? dashboard?.figures.overview.companyName;
  // staff may have those of several companies open
  return { pageTitle: customerId === null || company === undefined ? 'Seats' : `Seats, ${company}` };
}
