import type { Tx } from '../../../base/sql/db.ts';
import { lockCoursesOf, removeOpenEnrollments } from '../store/removeOpenEnrollments.ts';

/**
 * Frees the seats of a member whose account is removed in the same transaction; it is the first lock of that
 * transaction after those of the sign-ins (docs/locks.md). The due work gives the seats to those who wait.
 */
export async function leaveEverything(tx: Tx, memberId: string, now: Date): Promise<void> {
  await lockCoursesOf(tx, memberId);
  await removeOpenEnrollments(tx, memberId, now);
}
