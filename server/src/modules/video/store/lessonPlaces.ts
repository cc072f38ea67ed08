import { sql } from 'kysely';
import { z } from 'zod';
import { json, number } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import type { LessonPlace } from '../types.ts';

const columns = {
  /** The version of the shared catalogue data at the same instant (decision 010). */
  version: number,
  places: json(
    z.array(
      z.strictObject({
        videoId: z.string(),
        sessionId: z.string(),
        groupId: z.string(),
        videoContentId: z.string(),
        opensAt: z.nullable(z.string()),
      }),
    ),
  ),
};

const all = statement(
  columns,
  () => sql`
    select coalesce((select version from catalogue_version), 0) as version, coalesce((
      select json_agg(json_build_object('videoId', gv.video_id, 'sessionId', g.session_id,
        'groupId', g.session_content_id, 'videoContentId', gv.course_content_id,
        'opensAt', millis(greatest(g.enabled_at, week.enabled_at)))
        order by g.session_id, g.sort_order, gv.sort_order, g.session_content_id)
      from group_video gv
      join session_content g on g.session_content_id = gv.session_content_id
      left join session_content week on week.session_content_id = g.parent_id
    ), '[]') as places`,
);

/** Where every video is: session by session, in the order of their content, with the version. */
export async function listLessonPlaces(
  reader: Reader,
): Promise<{ readonly version: number; readonly places: readonly LessonPlace[] }> {
  const [found] = await all.prepared(reader, {});
  return {
    version: found?.version ?? 0,
    places: (found?.places ?? []).map(({ opensAt, ...place }) => ({
      ...place,
      opensAt: opensAt === null ? null : Number(opensAt),
    })),
  };
}
