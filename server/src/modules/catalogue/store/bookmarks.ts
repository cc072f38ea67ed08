import type { Tx } from '../../../base/sql/db.ts';
import { millis } from '../../../base/sql/fragments.ts';
import type { Bookmark, SaveContentType } from '../types.ts';

/** The member's saved courses, the latest first. */
export function listCourseBookmarks(tx: Tx, memberId: string): Promise<Bookmark[]> {
  return tx
    .selectFrom('bookmark')
    .select((eb) => [
      'content_id as contentId',
      'content_type as contentType',
      millis(eb.ref('created_at')).as('createdAt'),
    ])
    .where('member_id', '=', memberId)
    .where('content_type', '=', 'COURSE')
    .orderBy('created_at', 'desc')
    .orderBy('content_id')
    .execute();
}

/** One saved item of a member. */
export interface SavedContent {
  readonly memberId: string;
  readonly contentType: SaveContentType;
  readonly contentId: string;
}

/** Saves it; idempotent. */
export async function addBookmark(
  tx: Tx,
  { memberId, contentType, contentId }: SavedContent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('bookmark')
    .values({ member_id: memberId, content_type: contentType, content_id: contentId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the save; does nothing when there is none. */
export async function removeBookmark(tx: Tx, { memberId, contentType, contentId }: SavedContent): Promise<void> {
  await tx
    .deleteFrom('bookmark')
    .where('member_id', '=', memberId)
    .where('content_type', '=', contentType)
    .where('content_id', '=', contentId)
    .execute();
}
