import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { seatMails } from '../mails.ts';
import { lockContract } from '../store/contracts.ts';
import { countReminded, findSeat, listUnreminded, saveReminders } from '../store/seats.ts';
import type { SentReminders } from '../types.ts';
import { onRunningContract } from './onRunningContract.ts';
import { invitationOf } from './invitationOf.ts';

/** Reminders that one press sends; a larger company presses again. */
const most = 500;

/**
 * Mails the invitation again to those who have not signed in yet, each at most once a day: sending it twice mails once.
 * `seatId` null: all of them. Returns how many were mailed within a day. Refuses with NOT_FOUND for a seat of another company.
 */
export async function sendSeatReminders(
  ctx: MemberContext,
  { customerId, seatId }: { readonly customerId: string | null; readonly seatId: string | null },
): Promise<Result<SentReminders>> {
  const { now } = ctx;
  return onRunningContract(ctx, customerId, async (tx, contract) => {
    const { contractId } = contract;
    await lockContract(tx, contractId);
    if (seatId !== null && (await findSeat(tx, contractId, seatId)) === null) return refuse('NOT_FOUND');
    const of = { contractId, seatId };
    const before = new Date(now - day);
    const reminded = await listUnreminded(tx, of, { before, most });
    const seatIds = reminded.map((seat) => seat.seatId);
    await saveReminders(tx, seatIds, new Date(now));
    for (const seat of reminded) {
      await queueMail(tx, ctx, {
        dedupeKey: `seat-reminded/${seat.seatId}/${String(now)}`,
        to: seat.email,
        letter: seatMails.reminded(seat, ctx.site, invitationOf(contract)),
      });
    }
    if (reminded.length > 0) {
      await writeAudit(tx, ctx, {
        actorMemberId: ctx.viewer.memberId,
        action: 'SEATS_REMINDED',
        subject: `contract/${contractId}`,
        detail: { seatIds },
      });
    }
    return ok({ reminded: await countReminded(tx, of, before) });
  });
}
