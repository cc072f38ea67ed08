import type { SeatDecision } from '@atrium/domain/seat/decideSeats.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { grantSeat } from '../../entitlement/service/grantSeat.ts';
import { addCustomerMember } from '../../member/service/addCustomerMember.ts';
import { seatMails } from '../mails.ts';
import type { SeatAccount } from '../store/seats.ts';
import type { RunningContract, RunningProgram } from '../types.ts';
import { giveSeat } from './giveSeat.ts';
import { invitationOf } from './invitationOf.ts';

/**
 * Gives somebody a seat, with its grants, a mail and an entry in the audit; in the transaction that has locked the
 * contracts. `account` null: one is made. Returns false, and does nothing, when somebody else made an
 * account with the address in the same instant.
 */
export async function assignSeat(
  tx: Tx,
  ctx: MemberContext,
  { program, contract }: { readonly program: RunningProgram; readonly contract: RunningContract },
  person: SeatDecision,
  account: SeatAccount | null,
): Promise<boolean> {
  const { customerId } = program;
  const { contractId, entitlementIds, endsAt } = contract;
  const { email, firstName, lastName, verdict } = person;
  const { now } = ctx;
  const registered = { customerId, email, firstName, lastName, registeredAt: new Date(now) };
  const memberId = account?.memberId ?? (await addCustomerMember(tx, registered));
  if (memberId === null) return false;
  const seat = { contractId, customerId, memberId, now: new Date(now) };
  const actor = { kind: 'person', memberId: ctx.viewer.memberId } as const;
  const seatId = await giveSeat(tx, ctx, seat, { actor, isActivated: false });
  if (seatId === null) return true;
  await grantSeat(tx, { memberId, seatId }, { entitlementIds, now, endsAt });
  await writeAudit(tx, ctx, {
    actor,
    action: 'SEAT_ASSIGNED',
    subject: `seat/${seatId}`,
    detail: { contractId, memberId, invited: account === null },
  });
  const to = { firstName: account?.firstName ?? firstName, email };
  const kept = verdict === 'EXTENDED' ? seatMails.extended : seatMails.assigned;
  const letter = account === null ? seatMails.invited : kept;
  await queueMail(tx, ctx, {
    dedupeKey: `seat-assigned/${seatId}`,
    to: email,
    letter: letter(to, ctx.site, invitationOf(program, contract)),
  });
  return true;
}
