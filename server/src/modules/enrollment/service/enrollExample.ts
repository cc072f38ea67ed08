import type { Tx } from '../../../base/sql/db.ts';
import { addExampleEnrollment } from '../store/exampleEnrollment.ts';

/** Enrolls somebody who exists until a transaction is rolled back (DOC-08). `now`: epoch milliseconds. */
export async function enrollExample(
  tx: Tx,
  { memberId, sessionId, now }: { readonly memberId: string; readonly sessionId: string; readonly now: number },
): Promise<void> {
  await addExampleEnrollment(tx, { memberId, sessionId, now: new Date(now) });
}
