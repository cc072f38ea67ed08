import { isAmong } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { PassVideo } from '../types.ts';

const videos = query((db, { videoIds }: { videoIds: readonly string[] }) =>
  db
    .selectFrom('video as v')
    .select([
      'v.video_id as videoId',
      'v.external_key as externalKey',
      'v.title',
      'v.duration',
      'v.thumbnail_url as thumbnailUrl',
      'v.is_silent as isSilent',
    ])
    .where((eb) => isAmong(eb.ref('v.video_id'), videoIds)),
);

/** The videos of a pass's preview; unknown ones are left out. */
export async function listVideos(reader: Reader, videoIds: readonly string[]): Promise<PassVideo[]> {
  return videoIds.length === 0 ? [] : videos.prepared(reader, { videoIds });
}
