import type { SeatDecision } from '@atrium/domain/seat/decideSeats.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { grantSeat } from '../../entitlement/service/grantSeat.ts';
import { addCustomerMember } from '../../member/service/addCustomerMember.ts';
import { seatMails } from '../mails.ts';
import { addSeat, type SeatAccount } from '../store/seats.ts';
import type { RunningContract } from '../types.ts';
import { invitationOf } from './invitationOf.ts';

/**
 * Gives somebody a seat, with its grants, a mail and an entry in the audit; in the transaction that has locked the
 * contract. `account` null: one is made. Returns false, and does nothing, when somebody else made an
 * account with the address in the same instant.
 */
export async function assignSeat(
  tx: Tx,
  ctx: MemberContext,
  contract: RunningContract,
  person: SeatDecision,
  account: SeatAccount | null,
): Promise<boolean> {
  const { contractId, customerId, entitlementIds, endsAt } = contract;
  const { email, firstName, lastName } = person;
  const { now } = ctx;
  const registered = { customerId, email, firstName, lastName, registeredAt: new Date(now) };
  const memberId = account?.memberId ?? (await addCustomerMember(tx, registered));
  if (memberId === null) return false;
  const seatId = await addSeat(tx, { contractId, customerId, memberId, now: new Date(now) });
  if (seatId === null) return true;
  await grantSeat(tx, { memberId, seatId }, { entitlementIds, now, endsAt });
  await writeAudit(tx, ctx, {
    actorMemberId: ctx.viewer.memberId,
    action: 'SEAT_ASSIGNED',
    subject: `seat/${seatId}`,
    detail: { contractId, memberId, invited: account === null },
  });
  const to = { firstName: account?.firstName ?? firstName, email };
  const letter = account === null ? seatMails.invited : seatMails.assigned;
  await queueMail(tx, ctx, {
    dedupeKey: `seat-assigned/${seatId}`,
    to: email,
    letter: letter(to, ctx.site, invitationOf(contract)),
  });
  return true;
}
