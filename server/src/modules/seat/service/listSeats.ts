import { ok, type Result } from '@atrium/domain/errors.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { countSeatRows, listSeatRows, type SeatListing } from '../store/seatPage.ts';
import { countRemindable } from '../store/waitingSeats.ts';
import type { NewestProgram, RunningProgram, SeatCounts, SeatPage, SeatState } from '../types.ts';
import { onNewestProgram } from './onRunningProgram.ts';
import { countSeats, idsOf } from './program.ts';

/**
 * The seats of a company's contracts that are in force, the newest first, and how many are used (D57, decision 154).
 * Without a state: those that are held. While none is in force, those of the contracts that ended last, as they were at
 * the end (D97, COM-02). Refuses with NOT_FOUND as `onNewestProgram`.
 */
export async function listSeats(
  ctx: MemberContext,
  input: {
    readonly customerId: string | null;
    readonly searchTerm: string;
    readonly state: SeatState | null;
    /** Zero-based. */
    readonly page: number;
  },
): Promise<Result<SeatPage>> {
  return onNewestProgram(ctx, input.customerId, async (tx, program) => {
    const { state, page, searchTerm: search } = shownPage(input);
    const [contractIds, endedAt] = [idsOf(program), endOf(program)];
    const listing = { customerId: program.customerId, contractIds, search, state, page, endedAt };
    const remindedBefore = new Date(ctx.now - day);
    const counts = endedAt === null ? countSeats(program) : await countAtEnd(tx, program, { ...listing, search: '' });
    const [rows, remindableSeats, total] = await Promise.all([
      listSeatRows(tx, { ...listing, remindedBefore }),
      endedAt === null ? countRemindable(tx, contractIds, remindedBefore) : 0,
      search !== '' || state === 'REVOKED' ? countSeatRows(tx, listing) : held(counts, state),
    ]);
    const lastDayOf = lastDays(program);
    const seats = rows.map(({ contractId, ...seat }) => ({ ...seat, lastDay: lastDayOf.get(contractId) ?? null }));
    return ok({
      companyName: program.companyName,
      endedOn: endedAt === null ? null : (program.contracts[0]?.lastDay ?? null),
      seats,
      ...pageNumbers(total, rowsPerPage),
      ...counts,
      remindableSeats,
    });
  });
}

/** When a program that is over ended: all contracts of it at once. */
function endOf({ hasEnded, contracts: [last] }: NewestProgram): Date | null {
  return hasEnded && last !== undefined ? new Date(last.endsAt) : null;
}

/** How its seats were used at its end; the counters say how many are held now. */
async function countAtEnd(tx: Tx, program: NewestProgram, listing: SeatListing): Promise<SeatCounts> {
  const [usedSeats, waitingSeats] = await Promise.all([
    countSeatRows(tx, { ...listing, state: 'ACTIVATED' }),
    countSeatRows(tx, { ...listing, state: 'ASSIGNED' }),
  ]);
  return { ...countSeats(program), assignedSeats: usedSeats + waitingSeats, usedSeats, waitingSeats };
}

/** The last day of each contract of a program; of none when all end on one day. */
function lastDays({ contracts }: RunningProgram): ReadonlyMap<string, string> {
  const days = new Set(contracts.map(({ lastDay }) => lastDay));
  return new Map(days.size < 2 ? [] : contracts.map(({ contractId, lastDay }) => [contractId, lastDay]));
}

/** How many seats of a state are held. */
function held(counts: SeatCounts, state: 'ASSIGNED' | 'ACTIVATED' | null): number {
  if (state === null) return counts.assignedSeats;
  return state === 'ASSIGNED' ? counts.waitingSeats : counts.usedSeats;
}
