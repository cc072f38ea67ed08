import { employeeCourseStatuses } from '@atrium/domain/organization/figures.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import { courseTypes } from '@atrium/domain/session/facts.ts';
import { sql } from 'kysely';
import { boolean, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

// What one person did on some days of a range; the list of all people of such days is in employees.ts.

interface Asked extends Days {
  readonly customerId: string;
  readonly memberId: string;
}

/** One row a course and thing; course_id is '' for what belongs to none. */
const things = ({ customerId, memberId, from, to }: Asked, isOfCourse: boolean) => sql`
  select d.course_id, d.kind, d.thing, sum(d.happened)::integer as happened, sum(d.seconds) as seconds,
    counts_as_engaged(d.kind, sum(d.seconds)) as counts
  from member_day d
  where d.customer_id = ${customerId}::text and d.member_id = ${memberId}::text
    and d.day between ${from}::date and ${to}::date ${isOfCourse ? sql`and d.course_id <> ''` : sql``}
  group by d.course_id, d.kind, d.thing`;

const figures = statement(
  { views: number, courses: number, completed: number, badges: number, seconds: number },
  (asked: Asked) => sql`
    with done as materialized (${things(asked, false)})
    select
      (select count(*) from (
        select from done where kind = 'VIDEO' group by thing having counts_as_engaged('VIDEO', sum(seconds))) as v) as views,
      (select count(distinct course_id) from done where counts and course_id <> '') as courses,
      coalesce(sum(happened) filter (where kind = 'COMPLETED'), 0)::integer as completed,
      coalesce(sum(happened) filter (where kind = 'BADGE'), 0)::integer as badges,
      coalesce(sum(seconds), 0) as seconds
    from done`,
);

/** The figures of one person on some days, all 0 for one who did nothing. */
export async function findFiguresOfDays(tx: Tx, asked: Asked): Promise<StatementRow<typeof figures>> {
  const [row] = await figures.rows(tx, asked);
  if (row === undefined) throw new Error('a sum over no rows is a row');
  return row;
}

const courses = statement(
  {
    courseId: text,
    title: text,
    titleOrder: text,
    courseType: oneOf(...courseTypes),
    status: oneOf(...employeeCourseStatuses),
    enrolledOn: nullable(text),
    completedOn: nullable(text),
    progress: number,
    isStarted: boolean,
    videosWatched: number,
    seconds: number,
    badges: number,
  },
  (asked: Asked & { readonly term: string }) => sql`
    select v.course_id as "courseId", c.title, c.title_order as "titleOrder", c.course_type as "courseType",
      coalesce(f.status, 'IN_PROGRESS') as status,
      (f.enrolled_at at time zone k.time_zone)::date::text as "enrolledOn",
      (f.completed_at at time zone k.time_zone)::date::text as "completedOn",
      coalesce(f.progress, 0) as progress, v.is_engaged as "isStarted", v.views as "videosWatched", v.seconds, v.badges
    from (
      select t.course_id, count(*) filter (where t.counts and t.kind = 'VIDEO')::integer as views, sum(t.seconds) as seconds,
        bool_or(t.counts) as is_engaged, coalesce(sum(t.happened) filter (where t.kind = 'BADGE'), 0)::integer as badges
      from (${things(asked, true)}) as t group by t.course_id
    ) as v
    join course c using (course_id)
    join customer k on k.customer_id = ${asked.customerId}::text
    left join lateral (
      select * from member_course_figure m
      where m.customer_id = ${asked.customerId}::text and m.member_id = ${asked.memberId}::text and m.course_id = v.course_id
      limit 1
    ) as f on true
    where ${asked.term}::text = '' or fold(c.title) like all ((select containing_each(${asked.term}::text))::text[])`,
);

/** The courses of which one person did something on some days, with what they did then. */
export function listEmployeeCoursesOfDays(tx: Tx, asked: Asked & { readonly term: string }) {
  return courses.rows(tx, asked);
}
