import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, endGrants } from '../store/grants.ts';
import { refreshStanding } from './standings.ts';

/** A seat of a contract, as the ledger names it: its id is the `source_ref` of its grants (D57). */
export interface SeatOfMember {
  readonly memberId: string;
  readonly seatId: string;
}

/**
 * Gives a member what the contract of a seat includes, until the contract ends. `now`, `endsAt`: epoch milliseconds.
 */
export async function grantSeat(
  tx: Tx,
  { memberId, seatId }: SeatOfMember,
  terms: { readonly entitlementIds: readonly string[]; readonly now: number; readonly endsAt: number },
): Promise<void> {
  const { entitlementIds, now, endsAt } = terms;
  for (const entitlementId of entitlementIds) {
    await addGrant(tx, {
      memberId,
      entitlementId,
      source: 'CONTRACT',
      sourceRef: seatId,
      startsAt: new Date(now),
      endsAt: new Date(endsAt),
    });
  }
  await refreshStanding(tx, memberId, now);
}

/** Ends what seats gave, and the passes by which they were taken, at once. `now`: epoch milliseconds. */
export async function endSeatGrants(
  tx: Tx,
  { memberId, seatIds }: { readonly memberId: string; readonly seatIds: readonly string[] },
  { passes, now, reason }: { readonly passes: readonly string[]; readonly now: number; readonly reason: string },
): Promise<void> {
  const end = { now: new Date(now), reason };
  for (const sourceRef of seatIds) await endGrants(tx, { memberId, source: 'CONTRACT', sourceRef }, end);
  for (const sourceRef of passes) {
    for (const source of ['PASS', 'TRIAL'] as const) await endGrants(tx, { memberId, source, sourceRef }, end);
  }
  await refreshStanding(tx, memberId, now);
}
