import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { MeteringWindow, VideoAddress, VideoDoor, VideoPageRow } from '../types.ts';
import { useOf } from './metering.ts';

/** The access facts of a video in a session: at its address, or at its first place in the session. */
export async function findDoor(
  reader: Reader,
  memberId: string,
  of: VideoAddress | { sessionId: string; videoId: string; courseId: string },
): Promise<VideoDoor | undefined> {
  const which =
    'topLevelId' in of
      ? sql`sv.session_id = ${of.topLevelId} and sv.group_id = ${of.groupId} and sv.course_content_id = ${of.videoContentId}`
      : sql`sv.session_id = ${of.sessionId} and sv.video_id = ${of.videoId} and f.course_id = ${of.courseId}`;
  const rows = await preparedRows(
    reader,
    sql<VideoDoor>`
    select sv.video_id as "videoId", sv.external_key as "externalKey", millis(sv.enabled_at) as "enabledAt",
      f.user_session as session
    from session_videos(${memberId}) sv
    join session_facts(${memberId}) f on f.session_id = sv.session_id
    where ${which} order by sv.enabled_at nulls first limit 1`,
  );
  return rows[0];
}

/** Everything that a video's page shows, in one statement. */
export async function findVideoPage(
  reader: Reader,
  memberId: string,
  address: VideoAddress,
  window: MeteringWindow | null,
): Promise<VideoPageRow | undefined> {
  const rows = await preparedRows(
    reader,
    sql<VideoPageRow>`
    select sv.video_id as "videoId", millis(sv.enabled_at) as "enabledAt", f.user_session as session,
      f.course_title as "courseTitle",
      coalesce((select c.title from session_content c where c.session_content_id = sv.container_id), sv.group_title)
        as "groupTitle",
      coalesce(sv.container_id, sv.group_id) as "sessionContentId",
      json_build_object('videoId', v.video_id, 'courseContentId', sv.course_content_id, 'title', v.title,
        'description', v.description, 'thumbnailUrl', v.thumbnail_url, 'duration', v.duration,
        'aspectWidth', v.aspect_width, 'aspectHeight', v.aspect_height, 'isAiGenerated', v.is_ai_generated,
        'chapters', v.chapters, 'transcript', v.transcript) as video,
      (select json_agg(all_of.session_video order by all_of.container_order, all_of.group_order, all_of.video_order)
        from session_videos(${memberId}) all_of
        where all_of.session_id = f.session_id and (all_of.container_id is null) = (sv.container_id is null)) as siblings,
      ${window === null ? sql`null` : useOf(memberId, window)} as use
    from session_videos(${memberId}) sv
    join video v on v.video_id = sv.video_id
    join session_facts(${memberId}) f on f.session_id = sv.session_id
    where sv.session_id = ${address.topLevelId} and sv.group_id = ${address.groupId}
      and sv.course_content_id = ${address.videoContentId}`,
  );
  return rows[0];
}
