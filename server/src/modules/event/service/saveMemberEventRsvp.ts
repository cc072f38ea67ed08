import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { refuseRsvp, takesRsvp } from '@atrium/domain/event/attendance.ts';
import { hour } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inOrder } from '../../../base/sql/inOrder.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { mailCalendar, type CalendarEntry } from '../../../base/text/icalendar.ts';
import { inTurn } from '../../../base/turns.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { MailCalendar } from '../../../ports/mailer.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { eventMails } from '../mails.ts';
import { findEvent } from '../store/events.ts';
import { findRsvpId, saveRsvp } from '../store/saveRsvp.ts';
import type { MemberEventRow, SavedRsvp, SaveRsvpInput } from '../types.ts';
import { eventEntry } from './calendarFile.ts';
import { timesOf } from './memberEvent.ts';

/** Each change sends a mail, so their number for an event is limited. */
const changesAnHour = { most: 30, window: hour };
const page = routeRequirement('/events/{memberEventId}');

/**
 * Answers an event: the caller attends it, or cancels that (EVT-03, D37). Returns the id of the answer; null when an
 * answer that never was is canceled. Repeating a request changes nothing; one that arrives after a later request of its
 * device is refused with CONFLICT (THR-41). A job registers it with the provider after the commit. Refuses with
 * FORBIDDEN for another member, INVALID_INPUT, NOT_FOUND, RATE_LIMITED, EVENT_ENDED, and when it is to be attended with
 * EVENT_CANCELED or EVENT_WITHOUT_RSVP.
 */
export async function saveMemberEventRsvp(ctx: MemberContext, input: SaveRsvpInput): Promise<Result<SavedRsvp>> {
  const { memberEventId, status, clientSeq, deviceId } = input;
  const { memberId } = ctx.viewer;
  if (input.userId !== memberId) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  // a member without access to events may still cancel
  const access = checkRequirement(ctx.viewer, page);
  if (!access.ok && status === 'ACTIVE') return access;
  const request = { memberId, subject: `rsvp/${memberEventId}`, deviceId, clientSeq };
  const key = { memberId, memberEventId };
  const save = (tx: Tx): Promise<Result<SavedRsvp>> =>
    inOrder<Result<SavedRsvp>>(tx, ctx.now, request, {
      work: () => answer(tx, ctx, input),
      repeated: async () => ok(savedAs(await findRsvpId(tx, key))),
    });
  // a rush of one member waits here, without a connection
  return inTurn(`rsvp/${memberId}/${memberEventId}`, () => transaction(ctx.db, save));
}

async function answer(
  tx: Tx,
  ctx: MemberContext,
  { memberEventId, status, clientSeq }: SaveRsvpInput,
): Promise<Result<SavedRsvp>> {
  const { memberId } = ctx.viewer;
  const event = await findEvent(tx, memberId, memberEventId);
  if (event === null) return refuse('NOT_FOUND');
  const isChange = status !== (event.rsvpStatus ?? 'DELETED');
  const unchanged = async () => ok(savedAs(await findRsvpId(tx, { memberId, memberEventId })));
  if (!isChange && clientSeq === null) return unchanged();
  const closed = refuseRsvp({ ...timesOf(event), status: event.status, takesRsvp: takesRsvp(event) }, status, ctx.now);
  if (closed !== null) return refuse(closed);
  if (!isChange) return unchanged();
  const retryAfter = await countUse(tx, `rsvp/${memberId}/${memberEventId}`, changesAnHour, ctx.now);
  if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
  return ok(savedAs(await change(tx, ctx, event, status)));
}

async function change(
  tx: Tx,
  ctx: MemberContext,
  event: MemberEventRow,
  status: SaveRsvpInput['status'],
): Promise<number> {
  const { memberId, email, firstName } = ctx.viewer;
  const { memberEventId, revision } = event;
  const answered = { memberId, memberEventId, status, revision, now: new Date(ctx.now) };
  const { rsvpId, changes } = await saveRsvp(tx, answered);
  const { timeZone } = (await findRecipient(tx, memberId)) ?? event;
  const letter = status === 'ACTIVE' ? eventMails.rsvpConfirmed : eventMails.rsvpCancelled;
  await queueMail(tx, ctx, {
    dedupeKey: `event-rsvp/${String(rsvpId)}/${String(changes)}`,
    to: email,
    letter: letter({ firstName, timeZone }, event),
    calendar: calendarOf(eventEntry({ ...event, rsvpStatus: status, changes }, ctx.site), ctx),
  });
  const job = { memberId, memberEventId };
  await enqueue(tx, 'event.settleRegistration', job, `${memberId}/${memberEventId}`);
  return rsvpId;
}

function calendarOf(entry: CalendarEntry, ctx: MemberContext): MailCalendar {
  const { email, firstName, lastName } = ctx.viewer;
  const method = entry.status === 'CONFIRMED' ? 'REQUEST' : 'CANCEL';
  return mailCalendar(method, [entry], { email, name: `${firstName} ${lastName}` }, ctx);
}

function savedAs(rsvpId: number | null): SavedRsvp {
  return { updatedMemberEventRsvpId: rsvpId === null ? null : String(rsvpId) };
}
