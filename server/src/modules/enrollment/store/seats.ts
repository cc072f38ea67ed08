import type { Tx } from '../../../base/sql/db.ts';

/**
 * Locks the course that this session belongs to, and creates the session's missing counter: until the end of the
 * transaction nobody else enrolls, leaves or is promoted in any session of that course.
 */
export async function lockSeats(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .selectFrom('course')
    .select('course_id')
    .where('course_id', '=', (eb) => eb.selectFrom('session').select('course_id').where('session_id', '=', sessionId))
    .forNoKeyUpdate()
    .execute();
  await tx
    .insertInto('session_seat')
    .columns(['session_id'])
    .expression((eb) =>
      eb
        .selectFrom('session as s')
        .select('s.session_id')
        .where('s.session_id', '=', sessionId)
        .where(
          eb.not(
            eb.exists(
              eb.selectFrom('session_seat as seat').select('seat.session_id').where('seat.session_id', '=', sessionId),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Changes a seat counter: the guarded update that decides about every seat. Throws when it would take a seat that is
 * not free.
 */
export async function saveSeats(
  tx: Tx,
  sessionId: string,
  by: { taken?: number; held?: number; waiting?: number },
): Promise<void> {
  const { taken = 0, held = 0, waiting = 0 } = by;
  if (taken === 0 && held === 0 && waiting === 0) return;
  const more = taken + held;
  const { numUpdatedRows } = await tx
    .updateTable('session_seat')
    .set((eb) => ({
      taken: eb('taken', '+', taken),
      held: eb('held', '+', held),
      waiting: eb('waiting', '+', waiting),
    }))
    .where('session_id', '=', sessionId)
    .where((eb) =>
      eb.or([
        eb('capacity', 'is', null),
        eb.lit(more <= 0),
        eb(eb('taken', '+', eb.ref('held')), '<=', eb('capacity', '-', more)),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`no seat left in ${sessionId}`);
}

/** Adds a member at the end of the waitlist: the number there, which only rises, and the rank. */
export async function addToWaitlist(tx: Tx, sessionId: string): Promise<{ waitlistNumber: number; rank: number }> {
  const { next, rank } = await tx
    .updateTable('session_seat')
    .set((eb) => ({ waiting: eb('waiting', '+', 1), next_waitlist_number: eb('next_waitlist_number', '+', 1) }))
    .where('session_id', '=', sessionId)
    .returning(['next_waitlist_number as next', 'waiting as rank'])
    .executeTakeFirstOrThrow();
  return { waitlistNumber: next - 1, rank };
}
