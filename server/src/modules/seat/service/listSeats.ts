import { ok, type Result } from '@atrium/domain/errors.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { countSeatRows, listSeatRows } from '../store/seatPage.ts';
import { countRemindable } from '../store/waitingSeats.ts';
import type { RunningProgram, SeatCounts, SeatPage, SeatState } from '../types.ts';
import { idsOf } from './activateSeat.ts';
import { onRunningProgram } from './onRunningProgram.ts';

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
    const seats = await listSeatRows(tx, { ...listing, remindedBefore });
    const counts = countSeats(program);
    const total =
      listing.search === '' && listing.state !== 'REVOKED'
        ? held(counts, listing.state)
        : await countSeatRows(tx, listing);
    const remindableSeats = await countRemindable(tx, contractIds, remindedBefore);
    return ok({ seats, ...pageNumbers(total, rowsPerPage), ...counts, remindableSeats });
  });
}

/** How many seats are held, from the counters: counting them for each view costs more the larger the company is. */
function countSeats({ contracts }: RunningProgram): SeatCounts {
  const sumOf = (key: 'assignedSeats' | 'totalSeats' | 'usedSeats'): number =>
    contracts.reduce((sum, contract) => sum + contract[key], 0);
  const [assignedSeats, usedSeats] = [sumOf('assignedSeats'), sumOf('usedSeats')];
  const overage = contracts.some((contract) => contract.overage);
  return {
    totalSeats: sumOf('totalSeats'),
    overage,
    assignedSeats,
    usedSeats,
    waitingSeats: assignedSeats - usedSeats,
  };
}

function held(counts: SeatCounts, state: 'ASSIGNED' | 'ACTIVATED' | null): number {
  if (state === null) return counts.assignedSeats;
  return state === 'ASSIGNED' ? counts.waitingSeats : counts.usedSeats;
}
