import type { Tx } from '../../../base/sql/db.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';

/** Tells endpoints that somebody has a place in a session, or has it no more (API-08). */
export async function recordStep(
  tx: Tx,
  { now }: { readonly now: number },
  { memberId, sessionId, isIn }: { readonly memberId: string; readonly sessionId: string; readonly isIn: boolean },
): Promise<void> {
  const type = isIn ? 'enrollment.created' : 'enrollment.ended';
  await recordEvents(tx, now, { type, data: { memberId, sessionId } });
}
