import { eventChange } from '@atrium/domain/event/eventChange.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isOutage } from '../../../base/sql/outage.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { mailCalendar } from '../../../base/text/icalendar.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { eventMails } from '../mails.ts';
import {
  listChangedEvents,
  listEventChanges,
  listUnmailed,
  lockAttendees,
  removeMailedChanges,
  saveKnownRevision,
  type EarlierEvent,
} from '../store/eventChanges.ts';
import { findEvent } from '../store/events.ts';
import type { MemberEventRow } from '../types.ts';
import { eventEntry } from './calendarFile.ts';
import { toAttendee } from './mailAttendee.ts';
import { timesOf } from './memberEvent.ts';

/**
 * Mails everybody who attends that an event was moved, is canceled, or takes place after all (D74); once for each
 * change since what they know. The calendar file of the mail changes the entry that earlier mails, files and feeds have
 * added (D37, D38). A transaction mails a part of them, so that another run goes on where one was ended.
 */
export async function tellChanges(ctx: Context): Promise<void> {
  const changed = await listChangedEvents(ctx.db);
  const fieldsOf = (memberEventId: string) => ({ memberEventId });
  await runEach(changed, { log: ctx.log, fieldsOf }, (memberEventId) => tellAttendees(ctx, memberEventId));
}

async function tellAttendees(ctx: Context, memberEventId: string): Promise<void> {
  let some = await listUnmailed(ctx.db, memberEventId, 0);
  // not in the run that sends the mails: a member who answers meanwhile, by the former dates, is mailed by the next one
  if (some.length === 0) await removeMailedChanges(ctx.db, memberEventId);
  while (some.length > 0) {
    await tellPiece(ctx, memberEventId, some);
    some = await listUnmailed(ctx.db, memberEventId, some.at(-1) ?? 0);
  }
}

async function tellPiece(ctx: Context, memberEventId: string, rsvpIds: readonly number[]): Promise<void> {
  const tell = (ids: readonly number[]) => transaction(ctx.db, (tx) => tellSome(tx, ctx, memberEventId, ids));
  try {
    await tell(rsvpIds);
  } catch (error) {
    if (isOutage(error)) throw error;
    // an attendee whose mail fails, which is logged, keeps no other from theirs
    const fieldsOf = (rsvpId: number) => ({ memberEventId, rsvpId });
    await runEach(rsvpIds, { log: ctx.log, fieldsOf }, (rsvpId) => tell([rsvpId]));
  }
}

async function tellSome(tx: Tx, ctx: Context, memberEventId: string, rsvpIds: readonly number[]): Promise<void> {
  const attendees = await lockAttendees(tx, rsvpIds);
  const [first] = attendees;
  const event = first === undefined ? null : await findEvent(tx, first.memberId, memberEventId);
  if (event === null) return;
  // read after the event, so that a change in between counts as another one, with a mail of the next run
  const changes = await listEventChanges(tx, memberEventId);
  for (const attendee of attendees) {
    const before = changes.find(({ revision }) => revision >= attendee.notifiedRevision);
    if (before !== undefined) await mailChange(tx, ctx, { event, before, attendee });
  }
  const mailed = attendees.map(({ rsvpId }) => rsvpId);
  await saveKnownRevision(tx, mailed, event.revision);
}

interface ChangeMail {
  /** Its answer is that of any attendee. */
  readonly event: MemberEventRow;
  readonly before: EarlierEvent;
  readonly attendee: Awaited<ReturnType<typeof lockAttendees>>[number];
}

async function mailChange(
  tx: Tx,
  ctx: Context,
  { event, before, attendee: { rsvpId, email, firstName, timeZone, changes } }: ChangeMail,
): Promise<void> {
  const change = eventChange(before, { ...timesOf(event), status: event.status }, ctx.now);
  if (change === null) return;
  const entry = eventEntry({ ...event, changes, rsvpStatus: 'ACTIVE' }, ctx.site);
  const method = entry.status === 'CONFIRMED' ? 'REQUEST' : 'CANCEL';
  await queueMail(tx, ctx, {
    dedupeKey: `event-change/${String(rsvpId)}/${String(event.revision)}`,
    to: email,
    sendBy: toAttendee(tx, rsvpId),
    letter: eventMails[change]({ firstName, timeZone }, event, before.eventStart),
    calendar: mailCalendar(method, [entry], { email, name: firstName }, ctx),
  });
}
