import { courseSortKeys, employeeCourseStatuses, type CourseSortKey } from '@atrium/domain/organization/figures.ts';
import { courseTypes, sessionTypes } from '@atrium/domain/session/facts.ts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { boolean, json, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import { limitOf, partOf, tableParts, type TablePart } from '../../../base/sql/tablePart.ts';
import type { CourseFigures, CourseTable } from '../types.ts';

interface Asked {
  readonly customerId: string;
  readonly filter: string;
  /** Words that a title contains, in any order, as typed; '' for all. */
  readonly term: string;
}

const courseShape = z.strictObject({
  courseId: z.string(),
  title: z.string(),
  coverImageUrl: z.string(),
  courseType: z.enum(courseTypes),
  enrolled: z.number(),
  engagement: z.number(),
  completed: z.number(),
  session: z.number(),
  videosWatched: z.number(),
});

interface CoursesAsked extends Asked {
  readonly count: number;
  readonly offset: number;
}

// the percentage is rounded as `percentOf` of the domain rounds it
const engagement = sql`case when f.enrolled = 0 then 0 else floor(f.engaged::float8 / f.enrolled * 100 + 0.5) end`;
const sessionCount = sql`(
  select count(*) from session_figure s
  where s.customer_id = f.customer_id and s.filter = f.filter and s.course_id = f.course_id)`;
/** By what of a row `f` of course_figure and its course `c` they are sorted. */
const orders: Readonly<Record<CourseSortKey, { readonly by: RawBuilder<unknown>; readonly isOfCourse: boolean }>> = {
  title: { by: sql`c.title_order`, isOfCourse: true },
  courseType: { by: sql`c.course_type collate "C"`, isOfCourse: true },
  enrolled: { by: sql`f.enrolled`, isOfCourse: false },
  completed: { by: sql`f.completed`, isOfCourse: false },
  engagement: { by: engagement, isOfCourse: false },
  session: { by: sessionCount, isOfCourse: false },
  videosWatched: { by: sql`f.views`, isOfCourse: false },
};

/** One text for each order: only the courses of the page are read completely. */
function pageOf(key: CourseSortKey, direction: 'asc' | 'desc', part: TablePart) {
  const { by, isOfCourse } = orders[key];
  const order = sql`${by} ${sql.raw(direction)}, f.course_id`;
  const isSearch = part === 'found';
  return statement({ total: number, list: json(z.array(courseShape)) }, (asked: CoursesAsked) => {
    const rows = (withCourse: boolean) => sql`
      from course_figure f ${withCourse ? sql`join course c using (course_id)` : sql``}
      where f.customer_id = ${asked.customerId}::text and f.filter = ${asked.filter}::text
      ${isSearch ? sql`and fold(c.title) like all ((select containing_each(${asked.term}::text))::text[])` : sql``}`;
    return sql`
      select (select count(*) ${rows(isSearch)}) as total, coalesce((
        select json_agg(json_build_object('courseId', f.course_id, 'title', c.title, 'coverImageUrl', c.cover_image_url,
          'courseType', c.course_type, 'enrolled', f.enrolled, 'engagement', ${engagement}, 'completed', f.completed,
          'session', ${sessionCount}, 'videosWatched', f.views) order by ${order})
        from (select f.* ${rows(isSearch || isOfCourse)} order by ${order} ${limitOf(part, asked)}) as f
        join course c using (course_id)), '[]') as list`;
  });
}

const pages = new Map<string, ReturnType<typeof pageOf>>(
  courseSortKeys.flatMap((key) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      tableParts.map((part) => [`${key}/${direction}/${part}`, pageOf(key, direction, part)]),
    ),
  ),
);

/** A page of the courses in which people of a company are enrolled or active, with the number of all (D61). */
export async function listCourses(
  tx: Tx,
  customerId: string,
  { filter, searchTerm: term, sortBy, page, count }: CourseTable,
): Promise<{ readonly total: number; readonly list: readonly CourseFigures[] }> {
  const asked = { customerId, filter, term, count, offset: page * count };
  const part = partOf(asked);
  const key = `${sortBy.key}/${sortBy.direction === 'ASC' ? 'asc' : 'desc'}/${part}`;
  const read = pages.get(key);
  const [row] = (await (part === 'opening' ? read?.preparedIn(tx, asked) : read?.rows(tx, asked))) ?? [];
  if (row === undefined) throw new Error(`no statement for ${key}`);
  return row;
}

const sessions = statement(
  {
    sessionId: text,
    title: text,
    sessionType: oneOf(...sessionTypes),
    startAt: nullable(text),
    endAt: nullable(text),
    enrolled: number,
    completed: number,
  },
  ({ customerId, filter, courseId }: Omit<Asked, 'term'> & { readonly courseId: string }) => sql`
    select f.session_id as "sessionId", s.title, s.session_type as "sessionType",
      millis(s.start_at) as "startAt", millis(s.end_at) as "endAt", f.enrolled, f.completed
    from session_figure f join session s using (session_id)
    where f.customer_id = ${customerId}::text and f.filter = ${filter}::text and f.course_id = ${courseId}::text
    order by s.start_at desc nulls last, s.title, f.session_id`,
);

/** The sessions of a course in which people of a company are enrolled, or that they completed, the latest first. */
export function listSessions(tx: Tx, asked: Omit<Asked, 'term'> & { readonly courseId: string }) {
  return sessions.preparedIn(tx, asked);
}

const employeeCourses = statement(
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
  ({ customerId, filter, term, memberId }: Asked & { readonly memberId: string }) => sql`
    select f.course_id as "courseId", c.title, c.title_order as "titleOrder", c.course_type as "courseType", f.status,
      (f.enrolled_at at time zone k.time_zone)::date::text as "enrolledOn",
      (f.completed_at at time zone k.time_zone)::date::text as "completedOn",
      f.progress, f.is_engaged as "isStarted", f.views as "videosWatched", f.seconds, f.badges
    from member_course_figure f join course c using (course_id) join customer k using (customer_id)
    where f.customer_id = ${customerId}::text and f.filter = ${filter}::text and f.member_id = ${memberId}::text
      and (${term}::text = '' or fold(c.title) like all ((select containing_each(${term}::text))::text[]))`,
);

/** The courses of one person of a company: those they are enrolled in, and those they were active in. */
export function listEmployeeCourses(tx: Tx, asked: Asked & { readonly memberId: string }) {
  return employeeCourses.preparedIn(tx, asked);
}

interface VideosAsked extends Omit<Asked, 'term'> {
  readonly memberId: string;
  readonly courseIds: readonly string[];
  /** yyyy-MM-dd, both included; '' for the days of the range. */
  readonly from: string;
  readonly to: string;
}

const videos = statement(
  { courseId: text, videoId: text, title: text, seconds: number, isWatched: boolean, watchedOn: text },
  ({ customerId, filter, memberId, courseIds, from, to }: VideosAsked) => sql`
    select d.course_id as "courseId", d.thing as "videoId", v.title, sum(d.seconds) as seconds,
      counts_as_engaged('VIDEO', sum(d.seconds)) as "isWatched", max(d.day)::text as "watchedOn"
    from customer_figure r
    join member_day d on d.customer_id = r.customer_id and d.day between
      coalesce(nullif(${from}::text, '')::date, r.from_day) and coalesce(nullif(${to}::text, '')::date, r.to_day)
    join video v on v.video_id = d.thing
    where r.customer_id = ${customerId}::text and r.filter = ${filter}::text and d.member_id = ${memberId}::text
      and d.kind = 'VIDEO' and d.course_id = any(${courseIds}::text[])
    group by d.course_id, d.thing, v.title having sum(d.seconds) > 0
    order by sum(d.seconds) desc, d.thing`,
);

/** The videos that one person played in some courses, in the range or on some days, the longest first. */
export function listVideosOf(tx: Tx, asked: VideosAsked) {
  return videos.preparedIn(tx, asked);
}

const courseMap = statement(
  {
    userId: text,
    courseId: text,
    course: text,
    status: oneOf(...employeeCourseStatuses),
    progress: number,
    completedOn: nullable(text),
  },
  ({
    customerId,
    filter,
    userIds,
  }: Pick<Asked, 'customerId' | 'filter'> & { readonly userIds: readonly string[] }) => sql`
    select p."userId", f.course_id as "courseId", c.title as course, f.status, f.progress,
      (f.completed_at at time zone k.time_zone)::date::text as "completedOn"
    from (
      select m.member_id, shown_person_id(m.customer_id, m.member_id, m.name, m.email) as "userId" from member_figure m
      where m.customer_id = ${customerId}::text and m.filter = ${filter}::text
        and (m.member_id = any(${userIds}::text[]) or m.sort_name = fold('Former member') and m.email = '')
    ) as p
    join member_course_figure f using (member_id) join course c using (course_id) join customer k using (customer_id)
    where f.customer_id = ${customerId}::text and f.filter = ${filter}::text and p."userId" = any(${userIds}::text[])
    order by c.title, f.course_id`,
);

/** The courses of several people of a company, by the ids that it is shown, by title. */
export function listCoursesOf(
  tx: Tx,
  asked: Pick<Asked, 'customerId' | 'filter'> & { readonly userIds: readonly string[] },
) {
  return courseMap.rows(tx, asked);
}
