import { ok, type Result } from '@atrium/domain/errors.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { pageNumbers, shownPage } from '../../../base/paging.ts';
import { countSeatRows, listSeatRows } from '../store/seatPage.ts';
import { countRemindable, countSeats } from '../store/seats.ts';
import type { SeatCounts, SeatPage, SeatState } from '../types.ts';
import { onRunningContract } from './onRunningContract.ts';

/**
 * The seats of a company's running contract, the newest first, and how many are used (D57). Without a state: those that
 * are held. Refuses with NOT_FOUND as `onRunningContract`.
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
  return onRunningContract(ctx, input.customerId, async (tx, { contractId, totalSeats, overage }) => {
    const { state, page, searchTerm: search } = shownPage(input);
    const listing = { contractId, search, state, page };
    const remindedBefore = new Date(ctx.now - day);
    const seats = await listSeatRows(tx, { ...listing, remindedBefore });
    const counts = await countSeats(tx, contractId);
    const total =
      listing.search === '' && listing.state !== 'REVOKED'
        ? held(counts, listing.state)
        : await countSeatRows(tx, listing);
    const remindableSeats = await countRemindable(tx, contractId, remindedBefore);
    return ok({ seats, ...pageNumbers(total, rowsPerPage), totalSeats, overage, ...counts, remindableSeats });
  });
}

/** How many seats are held, from the counters: counting them for each view costs more the larger the company is. */
function held(counts: Omit<SeatCounts, 'totalSeats' | 'overage'>, state: 'ASSIGNED' | 'ACTIVATED' | null): number {
  if (state === null) return counts.assignedSeats;
  return state === 'ASSIGNED' ? counts.waitingSeats : counts.usedSeats;
}
