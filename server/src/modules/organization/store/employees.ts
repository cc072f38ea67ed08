import {
  employeeSortKeys,
  employeeStatuses,
  scopedSortKeys,
  type EmployeeSortKey,
} from '@atrium/domain/organization/figures.ts';
import type { Scope } from '@atrium/domain/organization/scope.ts';
import { hour, second } from '@atrium/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { json, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import { limitOf, partOf, tableParts, type TablePart } from '../../../base/sql/tablePart.ts';
import type { Employee, EmployeeTable } from '../types.ts';

const employeeShape = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(employeeStatuses),
  isEnrolled: z.nullable(z.boolean()),
  isEngaged: z.boolean(),
  views: z.number(),
  hoursWatched: z.number(),
  coursesStarted: z.nullable(z.number()),
  completed: z.number(),
  badges: z.number(),
  lastActive: z.nullable(z.string()),
});
const columns = { total: number, list: json(z.array(employeeShape)) };

interface Asked {
  readonly customerId: string;
  readonly filter: string;
  readonly term: string;
  readonly count: number;
  readonly offset: number;
}
/** What a scope names; '' where it names none. */
interface AskedScoped extends Asked {
  readonly courseId: string;
  readonly sessionId: string;
  readonly from: string;
  readonly to: string;
}

const sortColumns: Readonly<Record<EmployeeSortKey, string>> = {
  name: 'sort_name',
  email: 'email',
  status: 'status',
  enrolled: 'is_enrolled',
  engaged: 'is_engaged',
  views: 'views',
  hours: 'seconds',
  started: 'courses',
  completed: 'completed',
  badges: 'badges',
};

const list = (
  customerId: string,
  order: RawBuilder<unknown>,
  enrolled: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
) => sql`
  coalesce((
    select json_agg(json_build_object(
      'userId', shown_person_id(${customerId}::text, p.member_id, p.name, p.email), 'name', p.name, 'email', p.email, 'status', p.status,
      'isEnrolled', ${enrolled}, 'isEngaged', p.is_engaged, 'views', p.views,
      'hoursWatched', p.seconds / ${sql.lit(hour / second)},
      'coursesStarted', p.courses, 'completed', p.completed, 'badges', p.badges, 'lastActive', millis(p.last_active_at))
      order by ${order})
    from (${rows}) as p), '[]') as list`;

const orderOf = (table: string, key: EmployeeSortKey, direction: 'asc' | 'desc') =>
  sql.raw(`${table}.${sortColumns[key]} ${direction}, ${table}.member_id ${direction}`);

/** One text for each order, so that PostgreSQL reads a page from the index of that order. */
function pageOf(key: EmployeeSortKey, direction: 'asc' | 'desc', part: TablePart) {
  const isSearch = part === 'found';
  return statement(columns, (asked: Asked) => {
    const { customerId, filter, term } = asked;
    const rows: RawBuilder<unknown> = sql`m.customer_id = ${customerId}::text and m.filter = ${filter}::text`;
    const found = isSearch
      ? sql`${rows} and m.search like containing(longest_word(${term}::text))
        and is_person_named(m.name, m.email, ${term}::text)`
      : rows;
    const total = isSearch
      ? sql`select count(*) from member_figure m where ${found}`
      : sql`select f.people from customer_figure f where f.customer_id = ${customerId}::text and f.filter = ${filter}::text`;
    const page = sql`
      select * from member_figure m where ${found} order by ${orderOf('m', key, direction)} ${limitOf(part, asked)}`;
    return sql`select coalesce((${total}), 0) as total, ${list(customerId, orderOf('p', key, direction), sql`null::boolean`, page)}`;
  });
}

/**
 * The people of a course, or of one session of it: those who are enrolled there, or did something of it in the range.
 */
const ofCourse = ({ customerId, filter, courseId, sessionId }: AskedScoped) => sql`
  select c.member_id, c.views, c.seconds, c.is_engaged::integer as courses, c.badges, c.is_engaged,
    case when ${sessionId}::text = '' then c.completed else (${sessionId}::text = any(c.completed_sessions))::integer end
      as completed,
    case when ${sessionId}::text = '' then c.enrolled_at is not null else ${sessionId}::text = any(c.enrolled_sessions) end
      as is_enrolled
  from member_course_figure c
  where c.customer_id = ${customerId}::text and c.filter = ${filter}::text and c.course_id = ${courseId}::text
    and (${sessionId}::text = '' or ${sessionId}::text = any(c.enrolled_sessions || c.completed_sessions))`;

/** The people who did something on some days. Courses are not counted: they are not added up over days. */
const ofDays = ({ customerId, from, to }: AskedScoped) => sql`
  select p.member_id, p.views, p.seconds, null::integer as courses, p.badges, p.is_engaged, p.completed,
    null::boolean as is_enrolled
  from people_on_days(${customerId}::text, ${from}::date, ${to}::date) p`;

/** The rows of a scope are few or read by an index, and sorted once for the page and their number. */
function scopedPageOf(
  key: EmployeeSortKey,
  direction: 'asc' | 'desc',
  of: (asked: AskedScoped) => RawBuilder<unknown>,
) {
  return statement(columns, (asked: AskedScoped) => {
    const page = sql`
      select * from found m order by ${orderOf('m', key, direction)}
      limit ${asked.count}::integer offset ${asked.offset}::integer`;
    return sql`
      with found as materialized (
        select s.*, f.name, f.sort_name, f.email, f.status, f.last_active_at
        from (${of(asked)}) as s
        cross join lateral (
          select * from member_figure f
          where f.member_id = s.member_id and f.customer_id = ${asked.customerId}::text and f.filter = ${asked.filter}::text
          limit 1
        ) as f
        where ${asked.term}::text = '' or is_person_named(f.name, f.email, ${asked.term}::text)
      )
      select (select count(*) from found) as total, ${list(asked.customerId, orderOf('p', key, direction), sql`p.is_enrolled`, page)}`;
  });
}

const directions = ['asc', 'desc'] as const;
const pages = new Map<string, ReturnType<typeof pageOf>>(
  employeeSortKeys.flatMap((key) =>
    directions.flatMap((direction) =>
      tableParts.map((part) => [`${key}/${direction}/${part}`, pageOf(key, direction, part)]),
    ),
  ),
);
const scopedPages = new Map<string, ReturnType<typeof scopedPageOf>>(
  scopedSortKeys.flatMap((key) =>
    directions.flatMap((direction) => [
      [`${key}/${direction}/course`, scopedPageOf(key, direction, ofCourse)],
      [`${key}/${direction}/days`, scopedPageOf(key, direction, ofDays)],
    ]),
  ),
);

/** A page of a company's people in a range, or of those in a scope, with the number of all that were found (D61). */
export async function listEmployees(
  tx: Tx,
  customerId: string,
  { filter, searchTerm: term, sortBy, page, count, scope }: EmployeeTable,
): Promise<{ readonly total: number; readonly list: readonly Employee[] }> {
  const order = `${sortBy.key}/${sortBy.direction === 'ASC' ? 'asc' : 'desc'}`;
  const asked = { customerId, filter, term, count, offset: page * count };
  const part = partOf(asked);
  const read = pages.get(`${order}/${part}`);
  const rows =
    scope === null
      ? await (part === 'opening' ? read?.preparedIn(tx, asked) : read?.rows(tx, asked))
      : await scopedPages
          .get(`${order}/${'from' in scope ? 'days' : 'course'}`)
          ?.rows(tx, { ...asked, ...namedBy(scope) });
  const [row] = rows ?? [];
  if (row === undefined) throw new Error(`no statement for ${order}`);
  return row;
}

function namedBy(scope: Scope): Pick<AskedScoped, 'courseId' | 'sessionId' | 'from' | 'to'> {
  if ('from' in scope) return { courseId: '', sessionId: '', ...scope };
  return { courseId: scope.courseId, sessionId: scope.sessionId ?? '', from: '', to: '' };
}

interface Titled {
  readonly customerId: string;
  readonly courseId: string;
  readonly sessionId: string | null;
}

const titles = statement(
  { title: text },
  ({ customerId, courseId, sessionId }: Titled) => sql`
    select case when ${sessionId}::text is null then c.title else s.title end as title
    from course c left join session s on s.course_id = c.course_id and s.session_id = ${sessionId}::text
    where c.course_id = ${courseId}::text and case when ${sessionId}::text is null
      then exists (
        select from course_figure f where f.customer_id = ${customerId}::text and f.course_id = c.course_id)
      else exists (
        select from session_figure f where f.customer_id = ${customerId}::text and f.session_id = s.session_id) end`,
);

/**
 * The title of the course or session of a scope; null when none of the company's people has to do with it: a course
 * that is hidden from the company looks like one that does not exist.
 */
export async function findScopeTitle(tx: Tx, asked: Titled): Promise<string | null> {
  const [row] = await titles.preparedIn(tx, asked);
  return row?.title ?? null;
}
