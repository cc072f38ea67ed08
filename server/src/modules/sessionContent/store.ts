import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../base/prepared.ts';
import type { Faculty, Meeting, UserSessionRow } from '../catalogue/types.ts';
import type { SessionVideo, VideoDetail } from '../progress/service/sessionVideo.ts';

export type ContentKind = 'ANNOUNCEMENT' | 'CONTAINER' | 'RICH_TEXT' | 'VIDEO_GROUP' | 'CTA_BUTTON' | 'CALENDAR';

/** One node of a session's content tree. Instants are millisecond strings. */
export interface ContentNode {
  readonly sessionContentId: string;
  readonly parentId: string | null;
  readonly kind: ContentKind;
  readonly containerType: string | null;
  readonly title: string;
  readonly calendarDate: string | null;
  /** The end of that day in the session's zone (D30); a millisecond string. */
  readonly dueAt: string | null;
  readonly enabledAt: string | null;
  readonly optional: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface SessionContentRow {
  readonly session: UserSessionRow;
  readonly calendarFallbackUrl: string | null;
  readonly uiCustomizations: unknown;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly faculty: readonly Faculty[];
  readonly meetings: readonly Meeting[];
  /** In the order of the tree's levels. */
  readonly nodes: readonly ContentNode[];
  readonly videos: readonly SessionVideo[];
}

const faculty = sql`coalesce((
  select json_agg(json_build_object('facultyId', y.faculty_id, 'fullName', y.full_name, 'role', y.role,
    'imageUrl', y.image_url, 'biography', y.biography, 'sortOrder', y.sort_order) order by cf.sort_order, y.faculty_id)
  from course_faculty cf join faculty y on y.faculty_id = cf.faculty_id where cf.course_id = f.course_id
), '[]')`;

/** A session's page in one statement: the tree, its videos with the member's progress, who teaches, when it meets. */
export async function findSessionContent(
  reader: Reader,
  memberId: string,
  sessionId: string,
): Promise<SessionContentRow | undefined> {
  const rows = await preparedRows(
    reader,
    sql<SessionContentRow>`
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
  return rows[0];
}

export interface OnDemandItem {
  readonly courseContentId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly hidePreview: boolean;
  readonly completionRequired: boolean;
  readonly video: VideoDetail;
}
export interface OnDemandGroup {
  readonly courseContentGroupId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly hidePreview: boolean;
  readonly content: readonly OnDemandItem[];
}
export interface OnDemandRow {
  readonly session: UserSessionRow;
  readonly faculties: readonly Faculty[];
  readonly groups: readonly OnDemandGroup[];
}

/** The on-demand session of a course with its groups and videos. */
export async function findOnDemandContent(
  reader: Reader,
  memberId: string,
  courseId: string,
): Promise<OnDemandRow | undefined> {
  const rows = await preparedRows(
    reader,
    sql<OnDemandRow>`
    select f.user_session as session, ${faculty} as faculties, coalesce((
      select json_agg(json_build_object('courseContentGroupId', g.session_content_id,
        'slug', coalesce(g.data ->> 'slug', g.session_content_id), 'title', g.title,
        'description', coalesce(g.data ->> 'description', ''),
        'hidePreview', coalesce((g.data ->> 'hidePreview')::boolean, false),
        'content', coalesce((
          select json_agg(json_build_object('courseContentId', gv.course_content_id, 'slug', gv.course_content_id,
            'title', v.title, 'description', v.description, 'type', 'VIDEO', 'hidePreview', gv.hide_preview,
            'completionRequired', gv.completion_required,
            'video', json_build_object('videoId', v.video_id, 'courseContentId', gv.course_content_id,
              'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url, 'duration', v.duration,
              'aspectWidth', v.aspect_width, 'aspectHeight', v.aspect_height, 'isAiGenerated', v.is_ai_generated,
              'chapters', v.chapters, 'transcript', v.transcript)) order by gv.sort_order)
          from group_video gv join video v on v.video_id = gv.video_id
          where gv.session_content_id = g.session_content_id), '[]')) order by g.sort_order, g.session_content_id)
      from session_content g where g.session_id = f.session_id and g.kind = 'VIDEO_GROUP' and g.parent_id is null
    ), '[]') as groups
    from session_facts(${memberId}) f
    where f.course_id = ${courseId} and f.session_type = 'ON_DEMAND' and f.cancelled_at is null
    order by f.hide_in_catalog, f.session_id limit 1`,
  );
  return rows[0];
}
