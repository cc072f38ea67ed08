import { ok, refuse } from '@atrium/domain/errors.ts';
import { hoursOf, percentOf, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { readInTenant } from '../../../base/sql/tenant.ts';
import { listCourses, listSessions } from '../store/courses.ts';
import { findScopeTitle, listEmployees } from '../store/employees.ts';
import { findOverview, listActivity } from '../store/overview.ts';
import type {
  ActivityDay,
  Answer,
  CoursePage,
  CourseTable,
  EmployeePage,
  EmployeeTable,
  OrganizationDetails,
  SessionFigures,
} from '../types.ts';
import { readTenant } from './tenantOf.ts';

/** The card and the tiles of a company, and its days for charts (ORG-01, D57, D58). */
export function getOrganizationDetails(
  ctx: MemberContext,
  customerId: string | null,
  filter: FigureFilter,
): Promise<Answer<OrganizationDetails>> {
  const nothing = { overview: null, stats: null, activity: null, periods: null, from: null, to: null, since: null };
  return readTenant(ctx, customerId, { ...nothing, timeZone: null, asOf: null }, async (of) => {
    const row = await findOverview(of.tx, { customerId: of.customerId, filter, now: of.now });
    if (row === null) return refuse('ORGANIZATION_NOT_SET_UP');
    return ok({
      overview: {
        companyName: row.companyName,
        companyLogo: row.companyLogo,
        accentColor: row.accentColor,
        contractStart: row.contractStart,
        contractEnd: row.contractEnd,
        totalSeats: row.totalSeats,
        usedSeats: row.usedSeats,
        importantLinks: row.importantLinks,
        renewals: row.renewals,
      },
      stats: {
        usersEngaged: row.engaged,
        usersEngagedPercent: percentOf(row.engaged, row.people),
        assignedSeats: row.assignedSeats,
        lessonsStarted: row.views,
        hoursWatched: hoursOf(row.seconds),
        coursesConsumed: row.courses,
        coursesCompleted: row.completed,
        badgesEarned: row.badges,
        badgesEarnedPercent: percentOf(row.badgeHolders, row.people),
      },
      activity: () => readActivity(ctx, of.customerId, row),
      periods: row.periods.map(({ from, to, people, seconds }) => ({
        from,
        to,
        usersEngaged: people,
        hoursWatched: hoursOf(seconds),
      })),
      from: row.from,
      to: row.to,
      since: row.since,
      timeZone: of.timeZone,
      asOf: of.asOf,
    });
  });
}

async function readActivity(ctx: MemberContext, customerId: string, { from, to }: Days): Promise<ActivityDay[]> {
  const days = await readInTenant(ctx.pool, customerId, (tx) => listActivity(tx, { customerId, from, to }));
  return days.map(({ day, people, views, seconds }) => ({
    day,
    usersEngaged: people,
    lessonsStarted: views,
    hoursWatched: hoursOf(seconds),
  }));
}

/** A page of the employee table (ORG-03, D61). */
export function getOrganizationEmployees(
  ctx: MemberContext,
  customerId: string | null,
  table: EmployeeTable,
): Promise<Answer<EmployeePage>> {
  const nothing = { employees: null, scopeTitle: null, totalPages: null, total: null, asOf: null };
  return readTenant(ctx, customerId, nothing, async (of) => {
    const { total, list } = await listEmployees(of.tx, of.customerId, shownPage(table));
    const { scope } = table;
    const scopeTitle =
      scope !== null && 'courseId' in scope
        ? await findScopeTitle(of.tx, { customerId: of.customerId, ...scope })
        : null;
    return ok({ employees: list, scopeTitle, ...pageNumbers(total, table.count), asOf: of.asOf });
  });
}

/** A page of the course table (ORG-03, D61). */
export function getOrganizationCourses(
  ctx: MemberContext,
  customerId: string | null,
  table: CourseTable,
): Promise<Answer<CoursePage>> {
  const nothing = { courses: null, totalPages: null, total: null, asOf: null };
  return readTenant(ctx, customerId, nothing, async (of) => {
    const { total, list } = await listCourses(of.tx, of.customerId, shownPage(table));
    return ok({ courses: list, ...pageNumbers(total, table.count), asOf: of.asOf });
  });
}

/** The sessions behind a row of the course table (ORG-04). A course that nobody of the company is in has none. */
export function getOrganizationSessionByCourse(
  ctx: MemberContext,
  customerId: string | null,
  { courseId, filter }: { readonly courseId: string; readonly filter: FigureFilter },
): Promise<Answer<{ readonly sessionsForCourse: readonly SessionFigures[] }>> {
  return readTenant(ctx, customerId, { sessionsForCourse: null }, async ({ tx, customerId: tenant }) =>
    ok({ sessionsForCourse: await listSessions(tx, { customerId: tenant, filter, courseId }) }),
  );
}
