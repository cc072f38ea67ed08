import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { isAddress } from '@atrium/domain/account/emailAddress.ts';
import { mailedFullName } from '@atrium/domain/account/mailedName.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { refuseInviting } from '@atrium/domain/event/attendance.ts';
import { inviteLimits, refuseInvitations, type InviteRefusal } from '@atrium/domain/event/inviteFriends.ts';
import { retryIn } from '@atrium/domain/retryIn.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { newToken } from '../../../base/secretLink.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inOrder, type RequestNumber } from '../../../base/sql/inOrder.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { eventMails } from '../mails.ts';
import { findEvent } from '../store/events.ts';
import { addInvitation, addOptOut, isInvitation, listOptedOut, listSentBy, listSentTo } from '../store/invitations.ts';
import type { SentInvitations } from '../types.ts';
import { timesOf } from './memberEvent.ts';

/**
 * Invites people by mail to an event that is still to come, in our words and with the member's name (EVT-06, D39,
 * THR-46). Returns how many addresses were accepted; one that wants no invitations is accepted without a mail, so that
 * nobody learns of it. Refuses with FORBIDDEN while the flag is off, NOT_FOUND, EVENT_ENDED, EVENT_CANCELED,
 * INVALID_INPUT, and RATE_LIMITED beyond a quota; then none is invited. A repeated request sends nothing.
 */
export async function inviteFriendsToEvent(
  ctx: MemberContext,
  input: RequestNumber & { readonly memberEventId: string; readonly emails: readonly string[] },
): Promise<Result<SentInvitations>> {
  const { viewer, now } = ctx;
  const { memberId } = viewer;
  const { memberEventId, emails } = input;
  if (!viewer.flags.inviteAFriend) return refuse('FORBIDDEN', { reason: 'FLAG' });
  // the page has trimmed them: one with a space is none
  const asStored = emails.map((email) => (/\s/.test(email) ? email : asciiAddress(email)).toLowerCase());
  const addresses = [...new Set(asStored)].sort();
  // the rule refuses a list that is empty, too long or malformed whatever was sent before: without asking the database
  const malformed = refuseInvitations({ memberEventId, addresses }, { byMember: [], toAddresses: [] }, now);
  if (malformed !== null) return refusalOf(malformed, addresses);
  const request = { ...input, memberId, subject: `invitations/${memberEventId}` };
  const sent = ok({ sent: addresses.length });
  const send = (tx: Tx): Promise<Result<SentInvitations>> =>
    inOrder<Result<SentInvitations>>(tx, now, request, {
      work: async () => (await invite(tx, ctx, { memberEventId, addresses })) ?? sent,
      repeated: () => Promise.resolve(sent),
    });
  // a rush of one member waits here, without a connection
  return inTurn(`invitations ${memberId}`, () => transaction(ctx.db, send));
}

/** Invites these addresses, in alphabetical order; returns the refusal, null when they are invited. */
async function invite(
  tx: Tx,
  ctx: MemberContext,
  { memberEventId, addresses }: { readonly memberEventId: string; readonly addresses: readonly string[] },
): Promise<Refused | null> {
  const { viewer, now } = ctx;
  const { memberId } = viewer;
  // of concurrent invitations each counts those before it; in one order, so that none waits for another in a circle
  await lock(tx, `invitations/by/${memberId}`);
  for (const address of addresses) await lock(tx, `invitations/to/${address}`);
  const event = await findEvent(tx, memberId, memberEventId);
  if (event === null) return refuse('NOT_FOUND');
  const closed = refuseInviting({ ...timesOf(event), status: event.status }, now);
  if (closed !== null) return refuse(closed);
  const sent = {
    byMember: await listSentBy(tx, memberId, new Date(now - day)),
    toAddresses: await listSentTo(tx, addresses, new Date(now - hour)),
  };
  const refused = refuseInvitations({ memberEventId, addresses }, sent, now);
  if (refused !== null) return refusalOf(refused, addresses);
  const optedOut = await listOptedOut(tx, addresses);
  for (const address of addresses) {
    const token = newToken();
    const invitationId = await addInvitation(tx, { memberId, memberEventId, address, token, now: new Date(now) });
    if (optedOut.has(address)) continue;
    await queueMail(tx, ctx, {
      dedupeKey: `event-invitation/${String(invitationId)}`,
      to: address,
      letter: eventMails.invitation(mailedFullName(viewer), event, ctx.site, `/unsubscribe/invitations/${token}`),
    });
  }
  return null;
}

/** Whether the address of an unsubscribe page is one that was mailed. */
export function isUnsubscribeToken(ctx: Pick<Context, 'db'>, token: string): Promise<boolean> {
  return isInvitation(ctx.db, token);
}

/**
 * Ends invitations to the address to which this token was mailed; repeating it changes nothing. False when none was.
 */
export async function unsubscribe(ctx: Pick<Context, 'db' | 'now'>, token: string): Promise<boolean> {
  if (!(await isInvitation(ctx.db, token))) return false;
  await addOptOut(ctx.db, token, new Date(ctx.now));
  return true;
}

function refusalOf({ reason, retryAfter }: InviteRefusal, addresses: readonly string[]): Refused {
  if (reason === 'INVALID_ADDRESS') {
    const wrong = addresses.filter((address) => !isAddress(address))[0] ?? '';
    return refuse('INVALID_INPUT', { message: `${wrong} isn't an email address.`, reason });
  }
  const words = refusals[reason];
  return retryAfter === null
    ? refuse('INVALID_INPUT', { message: words, reason })
    : refuse('RATE_LIMITED', { message: `${words} Try again in ${retryIn(retryAfter)}.`, reason, retryAfter });
}

const refusals: Readonly<Record<Exclude<InviteRefusal['reason'], 'INVALID_ADDRESS'>, string>> = {
  NONE: 'Enter at least one email address.',
  TOO_MANY: `You can invite ${String(inviteLimits.perSend)} people at a time.`,
  EVENT_QUOTA: `You can invite ${String(inviteLimits.perEventAndDay)} people to an event each day.`,
  DAY_QUOTA: `You can invite ${String(inviteLimits.perDay)} people each day.`,
  ADDRESS_QUOTA: 'One of these people was invited several times just now.',
};
