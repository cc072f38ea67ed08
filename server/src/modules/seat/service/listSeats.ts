import { ok, type Result } from '@atrium/domain/errors.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { countSeatRows, listSeatRows } from '../store/seatPage.ts';
import { countRemindable } from '../store/waitingSeats.ts';
import type { RunningProgram, SeatCounts, SeatPage, SeatState } from '../types.ts';
import { onRunningProgram } from './onRunningProgram.ts';
import { countSeats, idsOf } from './program.ts';

/**
 * The seats of a company's contracts that are in force, the newest first, and how many are used (D57, decision 154).
 * Without a state: those that are held. Refuses with NOT_FOUND as `onRunningProgram`.
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
  return onRunningProgram(ctx, input.customerId, async (tx, program) => {
    const { state, page, searchTerm: search } = shownPage(input);
    const contractIds = idsOf(program);
    const listing = { customerId: program.customerId, contractIds, search, state, page };
    const remindedBefore = new Date(ctx.now - day);
    const counts = countSeats(program);
    const [rows, remindableSeats, total] = await Promise.all([
      listSeatRows(tx, { ...listing, remindedBefore }),
      countRemindable(tx, contractIds, remindedBefore),
      search !== '' || state === 'REVOKED' ? countSeatRows(tx, listing) : held(counts, state),
    ]);
    const lastDayOf = lastDays(program);
    const seats = rows.map(({ contractId, ...seat }) => ({ ...seat, lastDay: lastDayOf.get(contractId) ?? null }));
    return ok({
      companyName: program.companyName,
      seats,
      ...pageNumbers(total, rowsPerPage),
      ...counts,
      remindableSeats,
    });
  });
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
