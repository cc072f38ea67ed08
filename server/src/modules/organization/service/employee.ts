import { ok, refuse } from '@atrium/domain/errors.ts';
import { hoursOf, rowsPerPage, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import { sortRows } from '@atrium/domain/organization/sortRows.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, rowsOfPage, shownPage } from '../../../base/paging.ts';
import { listEmployeeCourses, listVideosOf } from '../store/courses.ts';
import { findFiguresOfDays, listEmployeeCoursesOfDays } from '../store/days.ts';
import { findEmployee } from '../store/employee.ts';
import type { Answer, EmployeeCourse, EmployeeCoursePage, EmployeeCourseTable, EmployeeDetails } from '../types.ts';
import { readTenant, type TenantRead } from './tenantOf.ts';

/** Whose details are asked for: `customerId` null for the viewer's own company. */
export interface EmployeeKey {
  readonly customerId: string | null;
  /** As the company is shown it: of one who has left, not the member's own (D60). */
  readonly userId: string;
}

/**
 * 'Student Details' (ORG-05), of a range or of some days of it. Somebody outside the company is NOT_FOUND, as one who
 * does not exist (ORG-10, D63).
 */
export function getEmployeeDetails(
  ctx: MemberContext,
  { customerId, userId: asked }: EmployeeKey,
  filter: FigureFilter,
  days: Days | null = null,
): Promise<Answer<{ readonly employee: EmployeeDetails; readonly timeZone: string; readonly asOf: string }>> {
  return readTenant(ctx, customerId, { employee: null, timeZone: null, asOf: null }, async (of) => {
    const row = await findEmployee(of.tx, of.customerId, filter, asked);
    if (row === null) return refuse('NOT_FOUND');
    const { isInRange: _, memberId, status, name, email, imageUrl, userId, lastActive, ...ofRange } = row;
    const person = { status, name, email, imageUrl, userId, lastActive };
    const { views, courses, completed, badges, seconds } =
      days === null ? ofRange : await findFiguresOfDays(of.tx, { customerId: of.customerId, memberId, ...days });
    return ok({
      employee: {
        ...person,
        videosWatched: views,
        lessonsStarted: views,
        hoursWatched: hoursOf(seconds),
        coursesStarted: courses,
        coursesCompleted: completed,
        badgesEarned: badges,
      },
      timeZone: of.timeZone,
      asOf: of.asOf,
    });
  });
}

/** All courses of one person in the table's order, or those of some days; null for somebody outside the company. */
export async function listEmployeeCourseRows(
  { tx, customerId }: TenantRead,
  userId: string,
  { filter, searchTerm, sortBy, days }: Omit<EmployeeCourseTable, 'page'>,
): Promise<{ readonly memberId: string; readonly rows: EmployeeCourse[] } | null> {
  const person = await findEmployee(tx, customerId, filter, userId);
  if (person === null) return null;
  const { memberId } = person;
  const asked = { customerId, filter, memberId, term: searchTerm };
  const rows =
    days === null ? await listEmployeeCourses(tx, asked) : await listEmployeeCoursesOfDays(tx, { ...asked, ...days });
  const shown = rows.map(({ seconds, ...row }) => ({ ...row, hoursWatched: hoursOf(seconds) }));
  const { key, direction } = sortBy;
  const by = key === 'title' ? 'titleOrder' : key;
  const sorted = sortRows(shown, { key: by, direction }, (row) => row.courseId);
  return { memberId, rows: sorted.map(({ titleOrder: _, ...row }) => row) };
}

/** A page of the course table under 'Student Details' (ORG-05). */
export function getEmployeeCourses(
  ctx: MemberContext,
  { customerId, userId }: EmployeeKey,
  table: EmployeeCourseTable,
): Promise<Answer<EmployeeCoursePage>> {
  const nothing = { courses: null, totalPages: null, total: null, asOf: null };
  return readTenant(ctx, customerId, nothing, async (of) => {
    const { page, ...asked } = shownPage(table);
    const found = await listEmployeeCourseRows(of, userId, asked);
    if (found === null) return refuse('NOT_FOUND');
    const { memberId, rows } = found;
    const shown = rowsOfPage(rows, page, rowsPerPage);
    const courseIds = shown.map((row) => row.courseId);
    const videos = await listVideosOf(of.tx, {
      customerId: of.customerId,
      filter: table.filter,
      memberId,
      courseIds,
      from: table.days?.from ?? '',
      to: table.days?.to ?? '',
    });
    const courses = shown.map((row) => ({
      ...row,
      videos: videos
        .filter(({ courseId }) => courseId === row.courseId)
        .map(({ seconds, courseId: _, ...video }) => ({ ...video, hoursWatched: hoursOf(seconds) })),
    }));
    return ok({ courses, ...pageNumbers(rows.length, rowsPerPage), asOf: of.asOf });
  });
}
