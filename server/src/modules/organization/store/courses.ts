import { employeeCourseStatuses } from '@atrium/domain/organization/figures.ts';
import { courseTypes, sessionTypes } from '@atrium/domain/session/facts.ts';
import { sql } from 'kysely';
import { boolean, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface Asked {
  readonly customerId: string;
  readonly filter: string;
  /** What a title contains, as typed; '' for all. */
  readonly term: string;
}

const courses = statement(
  {
    ...{ courseId: text, title: text, coverImageUrl: text, courseType: oneOf(...courseTypes) },
    ...{ enrolled: number, engaged: number, completed: number, session: number, videosWatched: number },
  },
  ({ customerId, filter, term }: Asked) => sql`
    select f.course_id as "courseId", c.title, c.cover_image_url as "coverImageUrl", c.course_type as "courseType",
      f.enrolled, f.engaged, f.completed, coalesce(s.count, 0) as session, f.views as "videosWatched"
    from course_figure f join course c using (course_id)
    left join (
      select course_id, count(*) from session_figure
      where customer_id = ${customerId}::text and filter = ${filter}::text
      group by course_id
    ) as s using (course_id)
    where f.customer_id = ${customerId}::text and f.filter = ${filter}::text
      and (${term}::text = '' or fold(c.title) like containing(${term}::text))`,
);

/** The courses in which people of a company are enrolled or active, as many as its catalogue has at most. */
export function listCourses(tx: Tx, asked: Asked) {
  return courses.rows(tx, asked);
}

const sessions = statement(
  {
    ...{ sessionId: text, title: text, sessionType: oneOf(...sessionTypes) },
    ...{ startAt: nullable(text), endAt: nullable(text), enrolled: number, completed: number },
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
  return sessions.rows(tx, asked);
}

const employeeCourses = statement(
  {
    ...{ courseId: text, title: text, courseType: oneOf(...courseTypes), status: oneOf(...employeeCourseStatuses) },
    ...{ enrolledOn: nullable(text), completedOn: nullable(text), progress: number, isStarted: boolean },
    ...{ videosWatched: number, seconds: number, badges: number },
  },
  ({ customerId, filter, term, memberId }: Asked & { readonly memberId: string }) => sql`
    select f.course_id as "courseId", c.title, c.course_type as "courseType", f.status,
      (f.enrolled_at at time zone k.time_zone)::date::text as "enrolledOn",
      (f.completed_at at time zone k.time_zone)::date::text as "completedOn",
      f.progress, f.is_engaged as "isStarted", f.views as "videosWatched", f.seconds, f.badges
    from member_course_figure f join course c using (course_id) join customer k using (customer_id)
    where f.customer_id = ${customerId}::text and f.filter = ${filter}::text and f.member_id = ${memberId}::text
      and (${term}::text = '' or fold(c.title) like containing(${term}::text))`,
);

/** The courses of one person of a company: those they are enrolled in, and those they were active in. */
export function listEmployeeCourses(tx: Tx, asked: Asked & { readonly memberId: string }) {
  return employeeCourses.rows(tx, asked);
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
  return videos.rows(tx, asked);
}

const courseMap = statement(
  {
    ...{ memberId: text, courseId: text, course: text, status: oneOf(...employeeCourseStatuses) },
    ...{ progress: number, completedOn: nullable(text) },
  },
  ({
    customerId,
    filter,
    memberIds,
  }: Pick<Asked, 'customerId' | 'filter'> & { readonly memberIds: readonly string[] }) => sql`
    select f.member_id as "memberId", f.course_id as "courseId", c.title as course, f.status, f.progress,
      (f.completed_at at time zone k.time_zone)::date::text as "completedOn"
    from member_course_figure f join course c using (course_id) join customer k using (customer_id)
    where f.customer_id = ${customerId}::text and f.member_id = any(${memberIds}::text[]) and f.filter = ${filter}::text
    order by c.title, f.course_id`,
);

/** The courses of several people of a company, by title. */
export function listCoursesOf(
  tx: Tx,
  asked: Pick<Asked, 'customerId' | 'filter'> & { readonly memberIds: readonly string[] },
) {
  return courseMap.rows(tx, asked);
}
