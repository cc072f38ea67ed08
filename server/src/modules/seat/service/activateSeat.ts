import type { Tx } from '../../../base/sql/db.ts';
import { saveTenant } from '../../../base/sql/tenant.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRunningContract, lockRunningContract } from '../store/contracts.ts';
import { countSeats, isSeated, saveActiveSeat } from '../store/seats.ts';
import * as unseated from '../store/unseated.ts';
import type { RunningContract } from '../types.ts';

/**
 * The running contract of a customer, with its seats locked until the end of the transaction, which sees the contracts
 * and seats of that customer from now on (decision 078); null without one (D57). `now`: epoch milliseconds.
 */
export async function getLockedContract(tx: Tx, customerId: string, now: number): Promise<RunningContract | null> {
  await saveTenant(tx, customerId);
  return lockRunningContract(tx, customerId, new Date(now));
}

/** The same, read without a lock: to say how things stand, not to take a seat. */
export async function getRunningContract(tx: Tx, customerId: string, now: number): Promise<RunningContract | null> {
  await saveTenant(tx, customerId);
  return findRunningContract(tx, customerId, new Date(now));
}

/** How many seats of a contract are left; Infinity with `overage`. */
export async function countFreeSeats(
  tx: Tx,
  { contractId, totalSeats, overage }: Pick<RunningContract, 'contractId' | 'totalSeats' | 'overage'>,
): Promise<number> {
  return overage ? Infinity : totalSeats - (await countSeats(tx, contractId)).assignedSeats;
}

/** Whether a member holds a seat of a contract, or one is left when `awaited` others have theirs; null: nobody yet. */
export async function hasSeatFor(
  tx: Tx,
  contract: RunningContract,
  { memberId, awaited }: { readonly memberId: string | null; readonly awaited: number },
): Promise<boolean> {
  if (memberId !== null && (await isSeated(tx, contract.contractId, memberId))) return true;
  return (await countFreeSeats(tx, contract)) - awaited >= 1;
}

/** Whether a member holds a seat of a contract, which the transaction has locked. */
export function holdsSeatOf(tx: Tx, { contractId }: RunningContract, memberId: string): Promise<boolean> {
  return isSeated(tx, contractId, memberId);
}

/**
 * Gives a member who accepts a pass a seat that is in use, with an entry in the audit, in the transaction that has
 * locked the contract and found that there is a seat for them (`hasSeatFor`); one that was assigned becomes it, and one
 * that is in use stays as it is. `now`: epoch milliseconds.
 */
export async function activateSeat(tx: Tx, contract: RunningContract, memberId: string, now: number): Promise<void> {
  const { contractId, customerId } = contract;
  const seatId = await saveActiveSeat(tx, { contractId, customerId, memberId, now: new Date(now) });
  if (seatId === null) return;
  await writeAudit(
    tx,
    { now },
    {
      ...{ actorMemberId: memberId, action: 'SEAT_ASSIGNED', subject: `seat/${seatId}` },
      detail: { contractId, memberId, reason: 'PASS_ACCEPTED' },
    },
  );
}

/** Whether a member's seat of a contract was revoked, and nobody has given them another one since. */
export function isUnseated(tx: Tx, { contractId }: RunningContract, memberId: string): Promise<boolean> {
  return unseated.isUnseated(tx, contractId, memberId);
}
