import type { Tx } from '../../../base/sql/db.ts';
import { addDashboard, endDashboard, replaceDashboards } from '../store/administrators.ts';
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

/**
 * Lets who administers a company by a contract that is taken away do so by another one of it, until that one ends; `to`
 * null: by none, so that they do no longer, unless something else makes them one. Returns whom that meets. Instants:
 * epoch milliseconds.
 */
export async function moveAdministrators(
  tx: Tx,
  {
    contractId,
    to,
    now,
  }: {
    readonly contractId: string;
    readonly to: { readonly contractId: string; readonly endsAt: number } | null;
    readonly now: number;
  },
): Promise<readonly string[]> {
  const at = { now: new Date(now), endsAt: new Date(to?.endsAt ?? now) };
  const met = await replaceDashboards(tx, { from: contractId, to: to?.contractId ?? null, ...at });
  for (const memberId of met) await refreshStanding(tx, memberId, now);
  return met;
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
