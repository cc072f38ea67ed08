import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, endGrantsAfter } from '../store/grants.ts';
import { refreshStanding } from './standings.ts';

/**
 * Ends what a contract has given with it, where it would have lasted longer (D57): no grant outlives the seats. `refs`:
 * by what its grants name it. `endsAt`, `now`: epoch milliseconds.
 */
export async function endContractGrants(
  tx: Tx,
  {
    customerId,
    refs,
    endsAt,
  }: { readonly customerId: string; readonly refs: readonly string[]; readonly endsAt: number },
  now: number,
): Promise<void> {
  const ended = await endGrantsAfter(tx, { customerId, source: 'CONTRACT', refs, endsAt: new Date(endsAt) });
  for (const memberId of new Set(ended)) await refreshStanding(tx, memberId, now);
}

/** By what the ledger names what administrators keep after a contract. */
export function refAfter(contractId: string): string {
  return `after/${contractId}`;
}

/**
 * Lets an administrator keep the dashboard after the end of a contract, and nothing else (D97, COM-02): a grant of the
 * contract itself, so that the account stays a member's. Instants are epoch milliseconds.
 */
export async function grantDashboardAfter(
  tx: Tx,
  {
    memberId,
    entitlementIds,
    contractId,
  }: {
    readonly memberId: string;
    readonly entitlementIds: readonly string[];
    readonly contractId: string;
  },
  { startsAt, endsAt, now }: { readonly startsAt: number; readonly endsAt: number; readonly now: number },
): Promise<void> {
  for (const entitlementId of entitlementIds) {
    await addGrant(tx, {
      memberId,
      entitlementId,
      source: 'CONTRACT',
      sourceRef: refAfter(contractId),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  }
  await refreshStanding(tx, memberId, now);
}
