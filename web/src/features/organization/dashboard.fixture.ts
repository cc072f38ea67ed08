import type { DashboardFigures } from './dashboardQuery.ts';

/** The figures of a company whose program runs from February 2026 to February 2027. */
export const someFigures: DashboardFigures = {
  overview: {
    companyName: 'Acme',
    companyLogo: null,
    accentColor: null,
    contractStart: '2026-02-04',
    contractEnd: '2027-02-03',
    totalSeats: 25,
    usedSeats: 19,
    importantLinks: [],
    renewals: [],
  },
  stats: {
    usersEngaged: 1,
    usersEngagedPercent: 5,
    assignedSeats: 20,
    lessonsStarted: 3,
    hoursWatched: 1,
    coursesConsumed: 1,
    coursesCompleted: 0,
    badgesEarned: 0,
    badgesEarnedPercent: 0,
  },
  periods: [],
  from: '2026-11-01',
  to: '2026-11-30',
  since: '2026-02-04',
  timeZone: 'UTC',
  asOf: 0,
};
