import type { Tx } from '../../../base/sql/db.ts';
import type { PassVideo } from '../types.ts';

/** The videos of a pass's preview; unknown ones are left out. */
export async function listVideos(tx: Tx, videoIds: readonly string[]): Promise<PassVideo[]> {
  if (videoIds.length === 0) return [];
  return tx
    .selectFrom('video')
    .select([
      'video_id as videoId',
      'external_key as externalKey',
      'title',
      'duration',
      'thumbnail_url as thumbnailUrl',
    ])
    .where('video_id', 'in', videoIds)
    .execute();
}
