import { countFree } from '@atrium/domain/seat/programSeats.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { saveTenant } from '../../../base/sql/tenant.ts';
import { findProgram, lockContracts } from '../store/contracts.ts';
import { findSeatOf } from '../store/seats.ts';
import * as unseated from '../store/unseated.ts';
import type { RunningContract, RunningProgram, SeatCounts } from '../types.ts';

/**
 * The contracts of a customer that are in force, with its seats locked until the end of the transaction, which sees the
 * contracts and seats of that customer from now on (decision 078); null without one (D57). `now`: epoch milliseconds.
 */
export async function lockProgram(tx: Tx, customerId: string, now: number): Promise<RunningProgram | null> {
  await saveTenant(tx, customerId);
  await lockContracts(tx, customerId);
  return findProgram(tx, customerId, new Date(now));
}

/** The same, read without a lock: to say how things stand, not to take a seat. */
export async function findProgramOf(tx: Tx, customerId: string, now: number): Promise<RunningProgram | null> {
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

/** How the seats of all contracts are used, from the counters: counting them costs more the larger the company is. */
export function countSeats({ contracts }: RunningProgram): SeatCounts {
  const sumOf = (key: 'assignedSeats' | 'totalSeats' | 'usedSeats'): number =>
    contracts.reduce((sum, contract) => sum + contract[key], 0);
  const [assignedSeats, usedSeats] = [sumOf('assignedSeats'), sumOf('usedSeats')];
  const overage = contracts.some((contract) => contract.overage);
  const waitingSeats = assignedSeats - usedSeats;
  return { totalSeats: sumOf('totalSeats'), overage, assignedSeats, usedSeats, waitingSeats };
}

/** Whether a member's seat of a company's program was revoked, and nobody has given them another one since. */
export function isUnseated(tx: Tx, program: RunningProgram, memberId: string): Promise<boolean> {
  return unseated.isUnseated(tx, { customerId: program.customerId, contractIds: idsOf(program), memberId });
}
