import { sql, type RawBuilder } from 'kysely';
import { json } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { millis, rowsOf } from '../../../base/sql/fragments.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';
import { userSession } from '../../catalogue/types.ts';
import {
  meteringUseShape,
  videoPageColumns,
  type MeteringWindow,
  type VideoAddress,
  type VideoAccess,
  type VideoPageRow,
} from '../types.ts';
import { useOf, type UseQuestion } from './metering.ts';

type OwnAddress = VideoAddress & { readonly memberId: string };
type VideoInCourse = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly videoId: string;
  readonly courseId: string;
};

function accessQuery(db: Db, memberId: string) {
  return db
    .selectFrom(rowsOf('session_videos', [memberId], 'sv'))
    .innerJoin(rowsOf('session_facts', [memberId], 'f'), 'f.session_id', 'sv.session_id')
    .select((eb) => [
      'sv.video_id as videoId',
      'sv.external_key as externalKey',
      millis(eb.ref('sv.enabled_at')).as('enabledAt'),
      userSession('f').as('session'),
    ])
    .orderBy('sv.enabled_at', (by) => by.asc().nullsFirst())
    .limit(sql.lit(1));
}

const accessAt = query((db, { memberId, topLevelId, groupId, videoContentId }: OwnAddress) =>
  accessQuery(db, memberId)
    .where('sv.session_id', '=', topLevelId)
    .where('sv.group_id', '=', groupId)
    .where('sv.course_content_id', '=', videoContentId),
);
const accessIn = query((db, { memberId, sessionId, videoId, courseId }: VideoInCourse) =>
  accessQuery(db, memberId)
    .where('sv.session_id', '=', sessionId)
    .where('sv.video_id', '=', videoId)
    .where('f.course_id', '=', courseId),
);

/** The access facts of a video in a session: at its address, or at its first place in the session. */
export async function findVideoAccess(
  reader: Reader,
  memberId: string,
  of: VideoAddress | Omit<VideoInCourse, 'memberId'>,
): Promise<VideoAccess | null> {
  const rows = await ('topLevelId' in of
    ? accessAt.prepared(reader, { memberId, ...of })
    : accessIn.prepared(reader, { memberId, ...of }));
  return rows[0] ?? null;
}

function page({ memberId, topLevelId, groupId, videoContentId }: OwnAddress, more: RawBuilder<unknown>) {
  return sql`
    select sv.video_id as "videoId", millis(sv.enabled_at) as "enabledAt", f.user_session as session,
      f.course_title as "courseTitle",
      coalesce((select c.title from session_content c where c.session_content_id = sv.container_id), sv.group_title)
        as "groupTitle",
      coalesce(sv.container_id, sv.group_id) as "sessionContentId",
      json_build_object('videoId', v.video_id, 'externalKey', v.external_key, 'courseContentId', sv.course_content_id, 'title', v.title,
        'description', v.description, 'thumbnailUrl', v.thumbnail_url, 'duration', v.duration,
        'aspectWidth', v.aspect_width, 'aspectHeight', v.aspect_height, 'isAiGenerated', v.is_ai_generated,
        'isSilent', v.is_silent, 'optional', sv.optional, 'meta', v.meta,
        'chapters', v.chapters, 'transcript', v.transcript) as video,
      coalesce((select p.covered::text from video_progress p where p.member_id = ${memberId}
        and p.session_id = sv.session_id and p.video_id = sv.video_id), '{}') as covered, f.credit_rule as "creditRule",
      (select json_agg(all_of.session_video order by all_of.container_order, all_of.group_order, all_of.video_order)
        from session_videos(${memberId}) all_of
        where all_of.session_id = f.session_id and (all_of.container_id is null) = (sv.container_id is null)) as siblings${more}
    from session_videos(${memberId}) sv
    join video v on v.video_id = sv.video_id
    join session_facts(${memberId}) f on f.session_id = sv.session_id
    where sv.session_id = ${topLevelId} and sv.group_id = ${groupId}
      and sv.course_content_id = ${videoContentId}`;
}

const plainPage = statement(videoPageColumns, (given: OwnAddress) => page(given, sql``));
const meteredPage = statement({ ...videoPageColumns, use: json(meteringUseShape) }, (given: OwnAddress & UseQuestion) =>
  page(given, sql`, ${useOf(given)} as use`),
);

/** Everything that a video's page shows, in one statement. */
export async function findVideoPage(
  reader: Reader,
  memberId: string,
  address: VideoAddress,
  window: MeteringWindow | null,
): Promise<VideoPageRow | null> {
  if (window !== null) return (await meteredPage.prepared(reader, { memberId, ...address, ...window }))[0] ?? null;
  const [row] = await plainPage.prepared(reader, { memberId, ...address });
  return row === undefined ? null : { ...row, use: null };
}
