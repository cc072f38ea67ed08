import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DownloadType } from '@atrium/domain/organization/csv.ts';
import {
  courseSortKeys,
  employeeCourseSortKeys,
  employeeSortKeys,
  sortOf,
  type FigureFilter,
} from '@atrium/domain/organization/figures.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, rowsOfPage, shownPage } from '../../../base/paging.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { inShortTurn, type ShortQueue } from '../../../base/turns.ts';
import { refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { listCourses, listCoursesOf } from '../store/courses.ts';
import { listEmployees } from '../store/employees.ts';
import type { Answer, DashboardData, DownloadAsked, Employee, EmployeeCourseRow } from '../types.ts';
import { listEmployeeCourseRows } from './employee.ts';
import { readTenantAlone, type TenantRead } from './tenantOf.ts';

declare module '../../audit/types.ts' {
  interface AuditActions {
    ORGANIZATION_DATA_DOWNLOADED: 'customer';
  }
}

const sortKeys: Readonly<Record<DownloadType, readonly string[]>> = {
  courses: courseSortKeys,
  employees: employeeSortKeys,
  employee_courses: employeeCourseSortKeys,
  employees_and_courses: employeeSortKeys,
};

/**
 * What of a request counts for its rows. The rest may be of any length: the audit log would keep it, and the row of a
 * download that is mailed.
 */
export function shownDownload({ type, employeeId, filter, searchTerm: term, sortBy }: DownloadAsked): DownloadAsked {
  const { searchTerm } = shownPage({ searchTerm: term, page: 0 });
  const isKnown = sortBy !== null && sortKeys[type].includes(sortBy.key);
  const person = type === 'employee_courses' ? employeeId : null;
  return { type, employeeId: person, filter, searchTerm, sortBy: isKnown ? sortBy : null };
}

/** How many rows are in one answer (D62), or people in a list of people with their courses. */
export interface AnswerSizes {
  readonly rows: number;
  readonly people: number;
}
/** Fewer people than rows, because each person has several rows. */
const answerSizes: AnswerSizes = { rows: 5000, people: 1000 };

const nothing = { courses: null, employees: null, employeeCourses: null, employeesMapCourses: null };
const none = { ...nothing, totalPages: 1, total: 0 };

const downloads: Limit = { most: 200, window: 10 * minute };
/** One download of a member at a time, while a few wait; and of all members two, so that others find connections. */
const ofMember: ShortQueue = { atOnce: 1, waiting: 3 };
const ofAll: ShortQueue = { atOnce: 2, waiting: 60 };
/** Seconds. */
const busyFor = 5;

/**
 * The rows of a download, the first 5,000 or a further page (ORG-06, D62): of the same queries as tiles and tables.
 * Each page is audited, because any of them can be asked for alone, and their number is limited (THR-50). One at a time
 * for a member; RATE_LIMITED when too many wait (THR-72).
 */
export async function getDashboardDataForDownload(
  ctx: MemberContext,
  customerId: string | null,
  table: DownloadAsked & { readonly page: number },
): Promise<Answer<DashboardData>> {
  const { page } = shownPage(table);
  const asked = shownDownload(table);
  const empty = { ...nothing, totalPages: null, total: null, timeZone: null, asOf: null };
  const read = (): Promise<Answer<DashboardData>> =>
    readTenantAlone(ctx, customerId, empty, async (of) => {
      const wait = await countDownload(of.tx, ctx);
      if (wait !== null) return refuse('RATE_LIMITED', { retryAfter: wait });
      const rows = await readDownload(of, asked, page);
      if (rows.ok) await auditDownload(of.tx, ctx, of.customerId, { ...asked, page });
      return rows;
    });
  const answer = await inShortTurn(`download by ${ctx.viewer.memberId}`, ofMember, () =>
    inShortTurn('downloads', ofAll, read),
  );
  if (answer !== null) return answer;
  const { code, message } = refuseTooMany(busyFor, { reason: 'BUSY' }).refusal;
  return { ...empty, error: { code, message } };
}

/** Counts a download; returns the seconds to wait when there were too many, else null. */
export function countDownload(tx: Tx, { viewer, now }: MemberContext): Promise<number | null> {
  return countUse(tx, `organization-download/${viewer.memberId}`, downloads, now);
}

/**
 * Records that rows of a company were downloaded, one page or without `page` all of them; called after the caller was
 * found to be allowed to.
 */
export async function auditDownload(
  tx: Tx,
  ctx: MemberContext,
  customerId: string,
  asked: DownloadAsked & { readonly page?: number },
): Promise<void> {
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId: ctx.viewer.memberId },
    action: 'ORGANIZATION_DATA_DOWNLOADED',
    subject: `customer/${customerId}`,
    detail: { ...asked },
  });
}

/**
 * One page of a download's rows, `page` from 0. Refuses with NOT_FOUND for the courses of somebody outside the company.
 */
export async function readDownload(
  of: TenantRead,
  { type, employeeId, filter, searchTerm: term, sortBy }: DownloadAsked,
  wantedPage: number,
  sizes = answerSizes,
): Promise<Result<DashboardData>> {
  const { page, searchTerm } = shownPage({ searchTerm: term, page: wantedPage });
  const table = { filter, searchTerm };
  const answer: DashboardData = { ...none, timeZone: of.timeZone, asOf: of.asOf };
  if (type === 'courses') {
    const asked = { ...table, sortBy: sortOf(courseSortKeys, sortBy, 'title'), page, count: sizes.rows };
    const { total, list } = await listCourses(of.tx, of.customerId, asked);
    return ok({ ...answer, courses: list, ...pageNumbers(total, sizes.rows) });
  }
  if (type === 'employee_courses') {
    const asked = { ...table, sortBy: sortOf(employeeCourseSortKeys, sortBy, 'title'), days: null };
    const found = employeeId === null ? null : await listEmployeeCourseRows(of, employeeId, asked);
    if (found === null) return refuse('NOT_FOUND');
    const { rows } = found;
    return ok({
      ...answer,
      employeeCourses: rowsOfPage(rows, page, sizes.rows),
      ...pageNumbers(rows.length, sizes.rows),
    });
  }
  const count = type === 'employees' ? sizes.rows : sizes.people;
  const people = { ...table, sortBy: sortOf(employeeSortKeys, sortBy, 'name'), page, count, scope: null };
  const { total, list } = await listEmployees(of.tx, of.customerId, people);
  const numbers = pageNumbers(total, count);
  if (type === 'employees') return ok({ ...answer, employees: list, ...numbers });
  return ok({ ...answer, employeesMapCourses: await coursesOf(of, filter, list), ...numbers });
}

/** The courses of these people, one person after another. */
async function coursesOf(
  { tx, customerId }: TenantRead,
  filter: FigureFilter,
  people: readonly Employee[],
): Promise<EmployeeCourseRow[]> {
  const rows = await listCoursesOf(tx, { customerId, filter, userIds: people.map(({ userId }) => userId) });
  const byPerson = Map.groupBy(rows, (row) => row.userId);
  return people.flatMap(({ userId, name, email }) =>
    (byPerson.get(userId) ?? []).map(({ courseId, course, status, progress, completedOn }) => ({
      userId,
      name,
      email,
      courseId,
      course,
      status,
      progress,
      completedOn,
    })),
  );
}
