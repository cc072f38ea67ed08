import type { Tx } from '../../../base/sql/db.ts';

/** Enrolls somebody who exists until a transaction is rolled back: without a seat, and without a step of history. */
export async function addExampleEnrollment(
  tx: Tx,
  { memberId, sessionId, now }: { readonly memberId: string; readonly sessionId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('enrollment')
    .values((eb) => ({
      member_id: memberId,
      session_id: sessionId,
      customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
      status: 'ENROLLED' as const,
      takes_seat: false,
      joined_at: now,
      changed_at: now,
    }))
    .execute();
}
