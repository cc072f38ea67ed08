import { sql } from 'kysely';
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
          'startAt', millis(m.start_at), 'endAt', millis(m.end_at)) order by m.start_at, m.meeting_number)
        from meeting m where m.session_id = f.session_id
      ), '[]') as meetings,
      coalesce((
        select json_agg(json_build_object('sessionContentId', n.session_content_id, 'parentId', n.parent_id,
          'kind', n.kind, 'containerType', n.container_type, 'title', n.title,
          'calendarDate', millis(n.calendar_date), 'dueAt', millis((
            date_trunc('day', n.calendar_date at time zone (f.user_session ->> 'timeZone')) + interval '1 day'
          ) at time zone (f.user_session ->> 'timeZone')), 'enabledAt', millis(n.enabled_at), 'optional', n.optional,
          'data', n.data) order by n.sort_order, n.session_content_id)
        from session_content n
        where n.session_id = f.session_id
          and n.kind in ('ANNOUNCEMENT', 'CONTAINER', 'RICH_TEXT', 'VIDEO_GROUP', 'CTA_BUTTON', 'CALENDAR')
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
