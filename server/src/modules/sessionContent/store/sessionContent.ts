import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { sessionContentColumns, type SessionContentRow } from '../types.ts';
import { faculty } from './faculty.ts';

const sessionContent = statement(
  sessionContentColumns,
  ({ memberId, sessionId }: { memberId: string; sessionId: string }) => sql`
    select f.user_session as session, f.calendar_fallback_url as "calendarFallbackUrl",
      f.ui_customizations as "uiCustomizations",
      coalesce((f.course_meta ->> 'hideTimeAndFacultyLabels')::boolean, false) as "hideTimeAndFacultyLabels",
      ${faculty} as faculty,
      coalesce((
        select json_agg(json_build_object('sessionId', m.session_id, 'title', m.title,
          'startAt', millis(m.start_at), 'endAt', millis(m.end_at), 'recordingUrl', rec.url)
          order by m.start_at, m.meeting_number)
        from meeting m
        left join meeting_recording rec on rec.session_id = m.session_id and rec.meeting_number = m.meeting_number
        where m.session_id = f.session_id
      ), '[]') as meetings,
      (
        select json_build_object('fullName', y.full_name, 'imageUrl', y.image_url, 'slackUrl', y.slack_url)
        from faculty y where y.faculty_id = f.teaching_assistant_id
      ) as "teachingAssistant",
      coalesce((
        select json_agg(json_build_object('meetingNumber', m.meeting_number, 'endAt', millis(m.end_at),
          'isReported', r.taken_at is not null, 'attended', a.attended_at is not null,
          'recordingUrl', case when f.recording_counts then rec.url end) order by m.meeting_number)
        from meeting m
        left join meeting_report r on r.session_id = m.session_id and r.meeting_number = m.meeting_number
        left join meeting_attendance a on a.member_id = ${memberId} and a.session_id = m.session_id
          and a.meeting_number = m.meeting_number
        left join meeting_recording rec on rec.session_id = m.session_id and rec.meeting_number = m.meeting_number
        where m.session_id = f.session_id
      ), '[]') as records,
      coalesce((
        select json_agg(json_build_object('sessionContentId', p.session_content_id, 'type', p.type, 'status', p.status))
        from session_content n
        join content_progress p on p.member_id = ${memberId} and p.session_content_id = n.session_content_id
        where n.session_id = f.session_id
      ), '[]') as marks,
      coalesce((
        select json_agg(json_build_object('sessionContentId', n.session_content_id, 'parentId', n.parent_id,
          'kind', n.kind, 'containerType', n.container_type, 'title', n.title,
          'calendarDate', to_char(n.calendar_date at time zone f.time_zone, 'YYYY-MM-DD'), 'dueAt', millis((
            date_trunc('day', n.calendar_date at time zone f.time_zone) + interval '1 day'
          ) at time zone f.time_zone), 'enabledAt', millis(n.enabled_at), 'optional', n.optional,
          'data', n.data) order by n.sort_order, n.session_content_id)
        from session_content n
        where n.session_id = f.session_id
      ), '[]') as nodes,
      coalesce((
        select json_agg(sv.session_video order by sv.container_order, sv.group_order, sv.video_order)
        from session_videos(${memberId}) sv where sv.session_id = f.session_id
      ), '[]') as videos
    from session_facts(${memberId}) f where f.session_id = ${sessionId}`,
);

/** A session's page in one statement: the tree, its videos with the member's progress, faculty and meetings. */
export async function findSessionContent(
  reader: Reader,
  memberId: string,
  sessionId: string,
): Promise<SessionContentRow | null> {
  return (await sessionContent.prepared(reader, { memberId, sessionId }))[0] ?? null;
}

/** The id of the session with this slug. */
export async function findSessionIdBySlug(tx: Tx, slug: string): Promise<string | null> {
  const row = await tx
    .selectFrom('session')
    .select('session_id as sessionId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.sessionId ?? null;
}
