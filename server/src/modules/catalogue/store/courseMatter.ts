import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { CourseMatter } from '../types.ts';

/** Trailer, meetings and outline of a course, the same for all members. */
export async function findCourseMatter(reader: Reader, courseId: string): Promise<CourseMatter> {
  const rows = await preparedRows(
    reader,
    sql<CourseMatter>`
    select
      (select json_build_object('videoId', v.video_id, 'title', v.title, 'thumbnailUrl', v.thumbnail_url,
          'duration', v.duration, 'externalKey', v.external_key)
        from course c join video v on v.video_id = c.course_meta ->> 'trailerVideoId'
        where c.course_id = ${courseId}) as trailer,
      coalesce((
        select json_agg(json_build_object('sessionId', m.session_id, 'title', m.title,
          'startAt', millis(m.start_at), 'endAt', millis(m.end_at)) order by m.start_at, m.meeting_number)
        from session s join meeting m using (session_id) where s.course_id = ${courseId}
      ), '[]') as meetings,
      coalesce((
        select json_agg(json_build_object('sessionId', g.session_id, 'groupId', g.session_content_id,
          'title', g.title, 'description', coalesce(g.data ->> 'description', ''),
          'videos', coalesce((
            select json_agg(json_build_object('videoId', v.video_id, 'title', v.title, 'duration', v.duration)
              order by gv.sort_order)
            from group_video gv join video v using (video_id)
            where gv.session_content_id = g.session_content_id and not gv.hide_preview), '[]')) order by g.sort_order)
        from session s join session_content g using (session_id)
        where s.course_id = ${courseId} and s.session_type = 'ON_DEMAND' and g.kind = 'VIDEO_GROUP'
          and g.parent_id is null and not coalesce((g.data ->> 'hidePreview')::boolean, false)
      ), '[]') as outline`,
  );
  const matter = rows[0];
  if (matter === undefined) throw new Error('a select without from returns a row');
  return matter;
}
