import { contractWithSeat } from '@atrium/domain/seat/programSeats.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { saveActive } from '../store/seats.ts';
import type { RunningContract, RunningProgram } from '../types.ts';
import { giveSeat } from './giveSeat.ts';
import { findSeatContract } from './program.ts';

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
  const seatId = await giveSeat(tx, { now }, seat, { actor: { kind: 'person', memberId }, isActivated: true });
  await writeAudit(
    tx,
    { now },
    {
      actor: { kind: 'person', memberId },
      action: 'SEAT_ASSIGNED',
      subject: `seat/${String(seatId)}`,
      detail: {
        contractId,
        memberId,
        reason: 'PASS_ACCEPTED',
      },
    },
  );
  return contract;
}
