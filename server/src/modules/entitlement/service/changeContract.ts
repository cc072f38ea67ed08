import type { Tx } from '../../../base/sql/db.ts';
import { endForSeats, saveContractEnds, addToSeats } from '../store/contractGrants.ts';
import { refreshStanding } from './standings.ts';

/** What is another in a contract; instants are epoch milliseconds. */
interface ContractChange {
  readonly contractId: string;
  readonly endedAt: number;
  readonly endsAt: number;
  readonly opens: readonly string[];
  readonly closes: readonly string[];
  readonly now: number;
}

/**
 * Lets the seats of a contract, which its transaction has locked, open what it says from now on, and until when (D57,
 * COM-01). Returns to how many people something of it is another.
 */
export async function changeContractGrants(tx: Tx, change: ContractChange): Promise<number> {
  const { contractId, endedAt, endsAt, opens, closes, now } = change;
  const of = { contractId, now: new Date(now) };
  const changed = new Set<string>();
  if (closes.length > 0)
    for (const id of await endForSeats(tx, { ...of, entitlementIds: [...closes] })) changed.add(id);
  if (endedAt !== endsAt) {
    const moved = { contractId, from: new Date(endedAt), to: new Date(endsAt) };
    for (const id of await saveContractEnds(tx, moved)) changed.add(id);
  }
  const opened = { ...of, entitlementIds: [...opens], endsAt: new Date(endsAt) };
  if (opens.length > 0) for (const id of await addToSeats(tx, opened)) changed.add(id);
  for (const memberId of [...changed].sort()) await refreshStanding(tx, memberId, now);
  return changed.size;
}
