import { ok, refuse } from '@atrium/domain/errors.ts';
import { rowsPerPage, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { sortRows } from '@atrium/domain/organization/sortRows.ts';
import type { MemberContext } from '../../../base/context.ts';
import { listEmployeeCourses } from '../store/courses.ts';
import { findEmployee } from '../store/employees.ts';
import type { Answer, EmployeeCourse, EmployeeCoursePage, EmployeeCourseTable, EmployeeDetails } from '../types.ts';
import { pageNumbers } from './paging.ts';
import { readTenant, type TenantRead } from './tenantOf.ts';

const secondsPerHour = 3600;

/** Whose details are asked for: `customerId` null for the viewer's own company. */
export interface EmployeeKey {
  readonly customerId: string | null;
  readonly memberId: string;
}

/** 'Student Details' (ORG-05). Somebody outside the company is NOT_FOUND, as one who does not exist (ORG-10, D63). */
export function getEmployeeDetails(
  ctx: MemberContext,
  { customerId, memberId }: EmployeeKey,
  filter: FigureFilter,
): Promise<Answer<{ readonly employee: EmployeeDetails; readonly timeZone: string; readonly asOf: string }>> {
  return readTenant(ctx, customerId, { employee: null, timeZone: null, asOf: null }, async (of) => {
    const row = await findEmployee(of.tx, of.customerId, filter, memberId);
    if (row === null) return refuse('NOT_FOUND');
    const { views, courses, completed, badges, seconds, isInRange: _, ...person } = row;
    return ok({
      employee: {
        ...person,
        ...{ videosWatched: views, lessonsStarted: views, hoursWatched: seconds / secondsPerHour },
        ...{ coursesStarted: courses, coursesCompleted: completed, badgesEarned: badges },
      },
      ...{ timeZone: of.timeZone, asOf: of.asOf },
    });
  });
}

/** All courses of one person in the table's order; null for somebody outside the company. */
export async function listEmployeeCourseRows(
  { tx, customerId }: TenantRead,
  memberId: string,
  { filter, searchTerm, sortBy }: Pick<EmployeeCourseTable, 'filter' | 'searchTerm' | 'sortBy'>,
): Promise<EmployeeCourse[] | null> {
  if ((await findEmployee(tx, customerId, filter, memberId)) === null) return null;
  const rows = await listEmployeeCourses(tx, { customerId, filter, memberId, term: searchTerm });
  const shown = rows.map(({ seconds, ...row }) => ({ ...row, hoursWatched: seconds / secondsPerHour }));
  return sortRows(shown, sortBy, (row) => row.courseId);
}

/** A page of the course table under 'Student Details' (ORG-05). */
export function getEmployeeCourses(
  ctx: MemberContext,
  { customerId, memberId }: EmployeeKey,
  table: EmployeeCourseTable,
): Promise<Answer<EmployeeCoursePage>> {
  const nothing = { courses: null, totalPages: null, total: null, asOf: null };
  return readTenant(ctx, customerId, nothing, async (of) => {
    const rows = await listEmployeeCourseRows(of, memberId, table);
    if (rows === null) return refuse('NOT_FOUND');
    const courses = rows.slice(table.page * rowsPerPage, (table.page + 1) * rowsPerPage);
    return ok({ courses, ...pageNumbers(rows.length, table.count), asOf: of.asOf });
  });
}
