import { sql } from 'kysely';
import { z } from 'zod';
import { json, number, type RowOf } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { facultyShape, userSessionShape } from '../../catalogue/types.ts';
import { onDemandGroupShape } from '../types.ts';
import { faculty } from './faculty.ts';

const onDemandColumns = {
  /** Of the catalogue data at the same instant (decision 010). */
  version: number,
  session: json(userSessionShape),
  faculties: json(z.array(facultyShape)),
  groups: json(z.array(onDemandGroupShape)),
};
type OnDemandRow = RowOf<typeof onDemandColumns>;

const onDemandContent = statement(
  onDemandColumns,
  ({ memberId, courseId }: { memberId: string; courseId: string }) => sql`
    select coalesce((select version from catalogue_version), 0) as version, f.user_session as session, ${faculty} as faculties, coalesce((
      select json_agg(json_build_object('courseContentGroupId', g.session_content_id,
        'content', coalesce((
          select json_agg(json_build_object('courseContentId', gv.course_content_id, 'slug', gv.course_content_id,
            'title', v.title, 'description', v.description, 'type', 'VIDEO', 'hidePreview', gv.hide_preview,
            'completionRequired', gv.completion_required,
            'video', json_build_object('videoId', v.video_id, 'externalKey', v.external_key, 'courseContentId', gv.course_content_id,
              'title', v.title, 'description', v.description, 'thumbnailUrl', v.thumbnail_url, 'duration', v.duration,
              'aspectWidth', v.aspect_width, 'aspectHeight', v.aspect_height, 'isAiGenerated', v.is_ai_generated,
              'isSilent', v.is_silent, 'optional', g.optional or gv.optional, 'meta', v.meta,
              'chapters', v.chapters, 'transcript', v.transcript)) order by gv.sort_order)
          from group_video gv join video v on v.video_id = gv.video_id
          where gv.session_content_id = g.session_content_id), '[]')) order by g.sort_order, g.session_content_id)
      from session_content g where g.session_id = f.session_id and g.kind = 'VIDEO_GROUP' and g.parent_id is null
    ), '[]') as groups
    from session_facts(${memberId}) f
    where f.course_id = ${courseId} and f.session_type = 'ON_DEMAND' and f.cancelled_at is null
    order by f.hide_in_catalog, f.session_id limit 1`,
);

/** The on-demand session of a course with the videos of its groups; what a group says is in its node. */
export async function findOnDemandContent(
  reader: Reader,
  memberId: string,
  courseId: string,
): Promise<OnDemandRow | null> {
  return (await onDemandContent.prepared(reader, { memberId, courseId }))[0] ?? null;
}
