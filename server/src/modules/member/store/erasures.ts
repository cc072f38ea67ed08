import type { Tx } from '../../../base/sql/db.ts';
import type { ErasureDates } from '../types.ts';

/** Adds a request; false when there is one. */
export async function addErasure(tx: Tx, memberId: string, { requestedAt, dueAt }: ErasureDates): Promise<boolean> {
  const added = await tx
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: requestedAt, due_at: dueAt })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes the request; what it was, null when there was none. */
export async function removeErasure(tx: Tx, memberId: string): Promise<ErasureDates | null> {
  const removed = await tx
    .deleteFrom('member_erasure')
    .where('member_id', '=', memberId)
    .returning(['requested_at as requestedAt', 'due_at as dueAt'])
    .executeTakeFirst();
  return removed ?? null;
}

/** Whether there is a request that is due, which is locked until the transaction ends. */
export async function lockDueErasure(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('member_erasure')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
