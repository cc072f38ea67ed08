import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { endSeatsOf } from '../store/leaving.ts';

/** Revokes the seats of a member whose account is removed in the same transaction, each with an entry in the audit. */
export async function leaveSeats(tx: Tx, memberId: string, now: Date): Promise<void> {
  for (const seatId of await endSeatsOf(tx, memberId, now)) {
    const entry = { action: 'SEAT_REVOKED', subject: `seat/${seatId}`, detail: { reason: 'ACCOUNT_ERASED' } } as const;
    await writeAudit(tx, { now: now.getTime() }, { actor: { kind: 'job', name: 'privacy.erasures' }, ...entry });
  }
}
