import { contractWithSeat, countFree } from '@atrium/domain/seat/programSeats.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { saveTenant } from '../../../base/sql/tenant.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findProgram, lockContracts } from '../store/contracts.ts';
import { findSeatOf, saveActive } from '../store/seats.ts';
import * as unseated from '../store/unseated.ts';
import type { RunningContract, RunningProgram } from '../types.ts';
import { giveSeat } from './giveSeat.ts';

/**
 * The contracts of a customer that are in force, with its seats locked until the end of the transaction, which sees the
 * contracts and seats of that customer from now on (decision 078); null without one (D57). `now`: epoch milliseconds.
 */
export async function getLockedProgram(tx: Tx, customerId: string, now: number): Promise<RunningProgram | null> {
  await saveTenant(tx, customerId);
  await lockContracts(tx, customerId);
  return findProgram(tx, customerId, new Date(now));
}

/** The same, read without a lock: to say how things stand, not to take a seat. */
export async function getProgram(tx: Tx, customerId: string, now: number): Promise<RunningProgram | null> {
  await saveTenant(tx, customerId);
  return findProgram(tx, customerId, new Date(now));
}

/** Whether a member holds a seat of a company, or one is left when `awaited` others have theirs; null: nobody yet. */
export async function hasSeatFor(
  tx: Tx,
  program: RunningProgram,
  { memberId, awaited }: { readonly memberId: string | null; readonly awaited: number },
): Promise<boolean> {
  if (memberId !== null && (await findSeatContract(tx, program, memberId)) !== null) return true;
  return countFree(program.contracts) - awaited >= 1;
}

/** The contract of the seat that a member holds of a company; null for none. */
export async function findSeatContract(
  tx: Tx,
  program: RunningProgram,
  memberId: string,
): Promise<RunningContract | null> {
  const seatOf = await findSeatOf(tx, idsOf(program), memberId);
  return program.contracts.find(({ contractId }) => contractId === seatOf) ?? null;
}

/** The ids of the contracts of a program. */
export function idsOf({ contracts }: RunningProgram): string[] {
  return contracts.map(({ contractId }) => contractId);
}

/**
 * Gives a member who accepts a pass a seat that is in use, with an entry in the audit, in the transaction that has
 * locked the contracts and found that there is a seat for them (`hasSeatFor`); one that was assigned becomes it, and
 * one that is in use stays as it is. Returns the contract of the seat. `now`: epoch milliseconds.
 */
export async function activateSeat(
  tx: Tx,
  program: RunningProgram,
  memberId: string,
  now: number,
): Promise<RunningContract> {
  const held = await findSeatContract(tx, program, memberId);
  const contract = held ?? contractWithSeat(program.contracts);
  if (contract === null) throw new Error('where a seat is free a contract has it');
  const { contractId } = contract;
  const seat = { contractId, customerId: program.customerId, memberId, now: new Date(now) };
  if (held !== null) {
    await saveActive(tx, seat);
    return contract;
  }
  const seatId = await giveSeat(tx, { now }, seat, { actorMemberId: memberId, isActivated: true });
  await writeAudit(
    tx,
    { now },
    {
      ...{ actorMemberId: memberId, action: 'SEAT_ASSIGNED', subject: `seat/${String(seatId)}` },
      detail: { contractId, memberId, reason: 'PASS_ACCEPTED' },
    },
  );
  return contract;
}

/** Whether a member's seat of a company was revoked, and nobody has given them another one since. */
export function isUnseated(tx: Tx, program: RunningProgram, memberId: string): Promise<boolean> {
  return unseated.isUnseated(tx, idsOf(program), memberId);
}
