import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { CourseCardRow, Meeting, UserSessionRow } from '../service.ts';
import { visible } from './courseHits.ts';
import type { Viewing } from './courses.ts';

export interface OutlineVideo {
  readonly videoId: string;
  readonly title: string;
  readonly duration: number;
}
export interface OutlineGroup {
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly videos: readonly OutlineVideo[];
}
/** The trailer, its manifest not yet signed. */
export interface TrailerRow extends OutlineVideo {
  readonly thumbnailUrl: string;
  readonly externalKey: string;
}
export interface CourseDetailRow {
  readonly card: CourseCardRow;
  readonly courseMeta: {
    readonly whoWillBenefit?: readonly string[];
    readonly whatYouWillLeaveWith?: readonly string[];
    readonly topTakeaway?: string;
    readonly courseSyllabusUrl?: string;
    readonly showHiddenSessionEnrollOptions?: boolean;
  };
  readonly trailer: TrailerRow | null;
  readonly sessions: readonly UserSessionRow[];
  readonly meetings: readonly Meeting[];
  readonly outline: readonly OutlineGroup[];
}

/** One course with everything its page shows, or null when there is none that the viewer may know of. */
export async function findCourse(
  reader: Reader,
  { memberId, sight, now }: Viewing,
  courseId: string,
): Promise<CourseDetailRow | null> {
  const rows = await preparedRows(
    reader,
    sql<CourseDetailRow>`
    with shown as materialized (
      select f.session_id, f.start_at, f.session_type, f.user_session
      from session_facts(${memberId}) f
      where f.course_id = ${courseId} and (
        f.status in ('ENROLLED', 'WAITLISTED')
        or f.cancelled_at is null and (not f.hide_in_catalog or f.open_to && ${sight.special}::text[]
          or f.course_id = any(${sight.courseIds}::text[]) or f.session_id = any(${sight.sessionIds}::text[])
          or coalesce((f.course_meta ->> 'showHiddenSessionEnrollOptions')::boolean, false)))
    )
    select
      (select k.card from course_cards(${memberId}, ${now}) k where k.course_id = c.course_id) as card,
      c.course_meta as "courseMeta",
      (select json_build_object('videoId', v.video_id, 'title', v.title, 'thumbnailUrl', v.thumbnail_url,
          'duration', v.duration, 'externalKey', v.external_key)
        from video v where v.video_id = c.course_meta ->> 'trailerVideoId') as trailer,
      coalesce((select json_agg(user_session order by start_at nulls last, session_id) from shown), '[]') as sessions,
      coalesce((
        select json_agg(json_build_object('sessionId', m.session_id, 'title', m.title,
          'startAt', millis(m.start_at), 'endAt', millis(m.end_at)) order by m.start_at, m.meeting_number)
        from meeting m join shown using (session_id)
      ), '[]') as meetings,
      coalesce((
        select json_agg(json_build_object('groupId', g.session_content_id, 'title', g.title,
          'description', coalesce(g.data ->> 'description', ''),
          'videos', coalesce((
            select json_agg(json_build_object('videoId', v.video_id, 'title', v.title, 'duration', v.duration)
              order by gv.sort_order)
            from group_video gv join video v using (video_id)
            where gv.session_content_id = g.session_content_id and not gv.hide_preview), '[]')) order by g.sort_order)
        from session_content g join shown using (session_id)
        where shown.session_type = 'ON_DEMAND' and g.kind = 'VIDEO_GROUP' and g.parent_id is null
          and not coalesce((g.data ->> 'hidePreview')::boolean, false)
      ), '[]') as outline
    from course c
    where c.course_id = ${courseId} and exists (select from shown)
      and (${visible(sight)} or exists (select from shown join enrollment own using (session_id)
        where own.member_id = ${memberId} and own.status <> 'NONE'))`,
  );
  return rows[0] ?? null;
}
