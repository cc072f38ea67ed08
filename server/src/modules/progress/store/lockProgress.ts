import type { Tx } from '../../../base/sql/db.ts';

/** Locks every row of a member's progress in videos, in the order of docs/locks.md. */
export async function lockProgressOf(tx: Tx, memberId: string): Promise<void> {
  await tx
    .selectFrom('video_progress')
    .select('video_id')
    .where('member_id', '=', memberId)
    .orderBy('session_id')
    .orderBy('video_id')
    .forUpdate()
    .execute();
}
