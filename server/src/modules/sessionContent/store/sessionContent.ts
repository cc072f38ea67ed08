import { sql } from 'kysely';
import { z } from 'zod';
import { boolean, json, nullable, number, text, type RowOf } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { facultyShape, meetingShape, userSessionShape } from '../../catalogue/types.ts';
import { sessionVideoShape } from '../../progress/types.ts';
import { assistantShape, markShape, storedRecordShape, nodeShape, ownProjectShape } from '../types.ts';
import { faculty } from './faculty.ts';

/** What a session contains for everybody. */
const sharedColumns = {
  /** The version of the shared catalogue data at the same instant (decision 010). */
  version: number,
  calendarFallbackUrl: nullable(text),
  uiCustomizations: json(z.unknown()),
  hideTimeAndFacultyLabels: boolean,
  /** Watching the recording of a meeting counts as attendance (D33). */
  recordingCounts: boolean,
  faculty: json(z.array(facultyShape)),
  /** In the order of their start. */
  meetings: json(z.array(z.strictObject({ ...meetingShape.shape, meetingNumber: z.number() }))),
  teachingAssistant: nullable(json(assistantShape)),
  /** In the order of the tree's levels. */
  nodes: json(z.array(nodeShape)),
  /** In the order of their groups, without anybody's progress. */
  videos: json(z.array(sessionVideoShape)),
};
/** As it is stored: nobody has looked at its JSON yet. */
export type StoredContent = RowOf<typeof sharedColumns>;

/** What belongs to one member, and what changes with each meeting. */
const ownColumns = {
  /** Of the shared catalogue data. */
  version: number,
  session: json(userSessionShape),
  /** In the order of their numbers. */
  records: json(z.array(storedRecordShape)),
  marks: json(z.array(markShape)),
  projects: json(z.array(ownProjectShape)),
  /** Of the videos that were opened. */
  progress: json(
    z.array(
      sessionVideoShape.pick({
        videoId: true,
        farthestWatchedTime: true,
        playhead: true,
        completed: true,
        watchedAt: true,
      }),
    ),
  ),
};
export type OwnContent = RowOf<typeof ownColumns>;

const shared = statement(
  sharedColumns,
  ({ sessionId }: { sessionId: string }) => sql`
    select coalesce((select version from catalogue_version), 0) as version,
      f.calendar_fallback_url as "calendarFallbackUrl", f.ui_customizations as "uiCustomizations",
      coalesce(c.course_meta -> 'hideTimeAndFacultyLabels' = 'true'::jsonb, false) as "hideTimeAndFacultyLabels",
      f.recording_counts as "recordingCounts",
      ${faculty} as faculty,
      coalesce((
        select json_agg(json_build_object('sessionId', m.session_id, 'meetingNumber', m.meeting_number,
          'title', m.title, 'startAt', millis(m.start_at), 'endAt', millis(m.end_at))
          order by m.start_at, m.meeting_number)
        from meeting m
        where m.session_id = f.session_id
      ), '[]') as meetings,
      (
        select json_build_object('fullName', y.full_name, 'imageUrl', y.image_url, 'slackUrl', y.slack_url)
        from faculty y where y.faculty_id = f.teaching_assistant_id and y.published
      ) as "teachingAssistant",
      coalesce((
        select json_agg(json_build_object('sessionContentId', n.session_content_id, 'parentId', n.parent_id,
          'kind', n.kind, 'containerType', n.container_type, 'title', n.title,
          'calendarDate', to_char(n.calendar_date at time zone f.time_zone, 'YYYY-MM-DD'), 'dueAt', millis((
            date_trunc('day', n.calendar_date at time zone f.time_zone) + interval '1 day'
          ) at time zone f.time_zone), 'enabledAt', millis(n.enabled_at), 'optional', n.optional,
          'data', n.data) order by n.sort_order, n.session_content_id)
        from session_content n
        where n.session_id = f.session_id and n.archived_at is null
      ), '[]') as nodes,
      coalesce((
        select json_agg(sv.session_video order by sv.container_order, sv.group_order, sv.video_order)
        from session_videos('') sv where sv.session_id = f.session_id
      ), '[]') as videos
    from session f join course c on c.course_id = f.course_id where f.session_id = ${sessionId}`,
);

/** What a session contains for everybody: the tree, its videos, faculty and meetings. Null without the session. */
export async function findSharedContent(reader: Reader, sessionId: string): Promise<StoredContent | null> {
  return (await shared.prepared(reader, { sessionId }))[0] ?? null;
}

const own = statement(
  ownColumns,
  ({ memberId, sessionId }: { memberId: string; sessionId: string }) => sql`
    select coalesce((select version from catalogue_version), 0) as version, f.user_session as session,
      coalesce((
        select json_agg(json_build_object('meetingNumber', m.meeting_number,
          'isReported', r.taken_at is not null, 'attended', a.attended_at is not null, 'recordingUrl', rec.url,
          'hasFilm', rec.film_id is not null and rec.ready_at is not null)
          order by m.meeting_number)
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
        select json_agg(json_build_object('sessionContentId', p.session_content_id, 'link', p.link, 'note', p.note,
          'state', p.state, 'words', p.words, 'submittedAt', millis(p.submitted_at), 'reviewedAt', millis(p.reviewed_at)))
        from project_submission p
        where p.member_id = ${memberId} and p.session_id = f.session_id and p.replaced_at is null
      ), '[]') as projects,
      coalesce((
        select json_agg(json_build_object('videoId', p.video_id, 'farthestWatchedTime', p.farthest_watched_time,
          'playhead', p.continue_at_time, 'completed', p.completed_at is not null, 'watchedAt', millis(p.watched_at)))
        from video_progress p where p.member_id = ${memberId} and p.session_id = f.session_id
      ), '[]') as progress
    from session_facts(${memberId}) f where f.session_id = ${sessionId}`,
);

/** A published session as a member has it, with what the member did in it. */
export async function findOwnContent(reader: Reader, memberId: string, sessionId: string): Promise<OwnContent | null> {
  return (await own.prepared(reader, { memberId, sessionId }))[0] ?? null;
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
