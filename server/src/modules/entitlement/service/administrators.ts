import type { Tx } from '../../../base/sql/db.ts';
import { addDashboard, endDashboard } from '../store/administrators.ts';
import { refreshStanding } from './standings.ts';

/** Makes somebody an administrator of their company until a contract of it ends. Instants: epoch milliseconds. */
export async function grantAdministrator(
  tx: Tx,
  {
    memberId,
    contractId,
    now,
    endsAt,
  }: Readonly<Record<'memberId' | 'contractId', string> & Record<'now' | 'endsAt', number>>,
): Promise<void> {
  await addDashboard(tx, { memberId, contractId, now: new Date(now), endsAt: new Date(endsAt) });
  await refreshStanding(tx, memberId, now);
}

/** Ends that somebody administers their company, whatever made them so; returns whether they did. */
export async function endAdministrator(
  tx: Tx,
  { memberId, now, reason }: { readonly memberId: string; readonly now: number; readonly reason: string },
): Promise<boolean> {
  const isEnded = await endDashboard(tx, { memberId, now: new Date(now), reason });
  if (isEnded) await refreshStanding(tx, memberId, now);
  return isEnded;
}
