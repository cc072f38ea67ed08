import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { refuseRsvp } from '@atrium/domain/event/attendance.ts';
import { turnOf } from '@atrium/domain/requestOrder.ts';
import { hour } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { eventMails } from '../mails.ts';
import { findEvent } from '../store/events.ts';
import { addOrder, countOrders, findRsvpId, saveRsvp } from '../store/saveRsvp.ts';
import type { MemberEventRow, SavedRsvp, SaveRsvpInput } from '../types.ts';
import { mailCalendar } from './calendarFile.ts';
import { timesOf } from './memberEvent.ts';

/** Each change sends a mail, so the number of requests for an event within an hour is limited. */
const mostPerHour = 30;
const longestDeviceId = 64;
const page = routeRequirement('/events/{memberEventId}');

/**
 * Attends an event, or no longer (EVT-03, D37). Returns the id of the answer; null when there is none, after the
 * cancellation of what never was. Repeating a request changes nothing; one that arrives after a later request of its
 * device is refused with CONFLICT (THR-41). A job registers it with the provider after the commit. Refuses with FORBIDDEN for
 * another member, INVALID_INPUT, NOT_FOUND, RATE_LIMITED, EVENT_ENDED, and EVENT_CANCELED when it is to be attended.
 */
export async function saveMemberEventRsvp(ctx: MemberContext, input: SaveRsvpInput): Promise<Result<SavedRsvp>> {
  const { memberEventId, status, clientSeq, deviceId } = input;
  const { memberId } = ctx.viewer;
  if (input.userId !== memberId) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  if (deviceId.length > longestDeviceId) return refuse('INVALID_INPUT', { reason: 'DEVICE_ID' });
  // a member without access to events may still cancel
  const access = checkRequirement(ctx.viewer, page);
  if (!access.ok && status === 'ACTIVE') return access;
  const order = { memberId, memberEventId, device: deviceId, number: clientSeq };
  const subject = `rsvp/${memberId}/${memberEventId}`;
  // a rush of one member waits here, without a connection
  const save = async (tx: Tx): Promise<Result<SavedRsvp>> => {
    await lock(tx, subject);
    const event = await findEvent(tx, memberId, memberEventId);
    if (event === null) return refuse('NOT_FOUND');
    const { last, recent } = await countOrders(tx, order, new Date(ctx.now - hour));
    const turn = turnOf(last, clientSeq);
    if (turn === 'LATE') return refuse('CONFLICT');
    const isChange = status !== (event.rsvpStatus ?? 'DELETED');
    if (turn === 'REPEATED') return ok(await savedAs(tx, order));
    if (!isChange && clientSeq === null) return ok(await savedAs(tx, order));
    if (recent >= mostPerHour) return refuse('RATE_LIMITED');
    const closed = refuseRsvp({ ...timesOf(event), status: event.status }, status, ctx.now);
    if (closed !== null) return refuse(closed);
    await addOrder(tx, order, new Date(ctx.now));
    if (isChange) await change(tx, ctx, event, status);
    return ok(await savedAs(tx, order));
  };
  return inTurn(subject, () => transaction(ctx.db, save));
}

async function change(
  tx: Tx,
  ctx: MemberContext,
  event: MemberEventRow,
  status: SaveRsvpInput['status'],
): Promise<void> {
  const { memberId, email } = ctx.viewer;
  const { memberEventId } = event;
  const { rsvpId, changes } = await saveRsvp(tx, { memberId, memberEventId, status, now: new Date(ctx.now) });
  const letter = status === 'ACTIVE' ? eventMails.rsvpConfirmed : eventMails.rsvpCancelled;
  await queueMail(tx, ctx, {
    dedupeKey: `event-rsvp/${String(rsvpId)}/${String(changes)}`,
    to: email,
    letter: letter(ctx.viewer, event),
    calendar: mailCalendar({ ...event, rsvpStatus: status, changes }, ctx.viewer, ctx),
  });
  const job = { memberId, memberEventId };
  await enqueue(tx, 'event.settleRegistration', job, `event-registration/${memberId}/${memberEventId}`);
}

async function savedAs(tx: Tx, order: Pick<SaveRsvpInput, 'memberEventId'> & { memberId: string }): Promise<SavedRsvp> {
  const rsvpId = await findRsvpId(tx, order);
  return { updatedMemberEventRsvpId: rsvpId === null ? null : String(rsvpId) };
}
