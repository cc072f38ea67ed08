import { sql, type RawBuilder } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { UserMeeting, UserSessionRow, CatalogueReader } from '../types.ts';
import { visible } from './courseHits.ts';

const most = 500;

/** The ids of upcoming, running and on-demand sessions that the viewer may know of, soonest first. */
async function listOpen(
  reader: Reader,
  { memberId, sight, now }: CatalogueReader,
  condition: RawBuilder<unknown>,
): Promise<UserSessionRow[]> {
  const rows = await preparedRows(
    reader,
    sql<{ row: UserSessionRow }>`
    select f.user_session as row
    from session_facts(${memberId}) f join course c on c.course_id = f.course_id
    where f.cancelled_at is null and coalesce(f.end_at, 'infinity'::timestamptz) > ${now}
      and ${visible(sight)} and ${condition}
    order by f.start_at nulls last, f.session_id limit ${most}`,
  );
  return rows.map(({ row }) => row);
}

/** Every open session of the catalogue, and the member's own ones even if hidden; of one course if one is named. */
export function listOpenSessions(
  reader: Reader,
  who: CatalogueReader,
  options: { courseId: string | null; showHidden: boolean },
): Promise<UserSessionRow[]> {
  const course = options.courseId === null ? sql`true` : sql`f.course_id = ${options.courseId}`;
  const hidden = options.showHidden
    ? sql`true`
    : sql`(not f.hide_in_catalog or f.status in ('ENROLLED', 'WAITLISTED'))`;
  return listOpen(reader, who, sql`${course} and ${hidden}`);
}

/** Free sessions. */
export function listFreeSessions(reader: Reader, who: CatalogueReader): Promise<UserSessionRow[]> {
  return listOpen(reader, who, sql`f.is_free_session and not f.hide_in_catalog`);
}

/** Live sessions that ended while the member was enrolled, the latest first. */
export async function listPastSessions(reader: Reader, { memberId, now }: CatalogueReader): Promise<UserSessionRow[]> {
  const rows = await preparedRows(
    reader,
    sql<{ row: UserSessionRow }>`
    select f.user_session as row from session_facts(${memberId}) f
    where f.status = 'ENROLLED' and f.end_at <= ${now}
    order by f.end_at desc, f.session_id limit ${most}`,
  );
  return rows.map(({ row }) => row);
}

/** Sessions not over that a grant or area may open: what domain then decides on one by one. */
export function listGrantableSessions(
  reader: Reader,
  who: CatalogueReader,
  courseId: string | null,
): Promise<UserSessionRow[]> {
  return listOpen(reader, who, courseId === null ? sql`true` : sql`f.course_id = ${courseId}`);
}

const mostMeetings = 200;

/** The meetings not over of live sessions that the member is enrolled in; the span of one that has none (D77). */
export async function listUserMeetings(reader: Reader, memberId: string, now: Date): Promise<UserMeeting[]> {
  return preparedRows(
    reader,
    sql<UserMeeting>`
    select s.session_id as "sessionId", s.course_id as "courseId", c.title as "courseTitle", s.title as "sessionTitle",
      coalesce(m.title, s.title) as title, millis(coalesce(m.start_at, s.start_at)) as "startAt",
      millis(coalesce(m.end_at, s.end_at)) as "endAt"
    from enrollment own
    join session s on s.session_id = own.session_id and s.published and s.cancelled_at is null and s.start_at is not null
    join course c on c.course_id = s.course_id
    left join meeting m on m.session_id = s.session_id
    where own.member_id = ${memberId} and own.status = 'ENROLLED' and coalesce(m.end_at, s.end_at) > ${now}
    order by coalesce(m.start_at, s.start_at), s.session_id, m.meeting_number limit ${mostMeetings}`,
  );
}
