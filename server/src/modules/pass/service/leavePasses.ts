import type { Tx } from '../../../base/sql/db.ts';
import { leaveSeats } from '../../seat/service/leaveSeats.ts';
import { listRegistrationsOf, lockPassesOf, removeRegistrations } from '../store/leaving.ts';

/**
 * Ends what a member holds by passes and contracts, in the transaction that removes the account: slots return where the
 * pass returns them (D50), seats are free (D57). The contracts are locked between the passes and the registrations.
 */
export async function leavePasses(
  tx: Tx,
  { memberId, email }: { readonly memberId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const leaving = { memberId, address: email };
  await lockPassesOf(tx, leaving);
  await leaveSeats(tx, memberId, now);
  const registrations = await listRegistrationsOf(tx, leaving);
  await removeRegistrations(
    tx,
    registrations.map(({ registrationId }) => registrationId),
  );
}
