import { eventChange } from '@atrium/domain/event/eventChange.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { mailCalendar } from '../../../base/text/icalendar.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { eventMails } from '../mails.ts';
import { listAttendees, listChangedEvents, removeEventChange } from '../store/eventChanges.ts';
import { findEvent } from '../store/events.ts';
import { eventEntry } from './calendarFile.ts';
import { timesOf } from './memberEvent.ts';

interface Told {
  readonly memberEventId: string;
  readonly before: NonNullable<Awaited<ReturnType<typeof removeEventChange>>>;
  readonly attendee: Awaited<ReturnType<typeof listAttendees>>[number];
}

/**
 * Mails everybody who attends that an event was moved, is canceled, or takes place after all (D74); once for each
 * change. The calendar file of the mail changes the entry that earlier mails, files and feeds have added (D37, D38).
 */
export async function tellChanges(ctx: Context): Promise<void> {
  for (const memberEventId of await listChangedEvents(ctx.db)) {
    await transaction(ctx.db, async (tx) => {
      const before = await removeEventChange(tx, memberEventId);
      if (before === null) return;
      let some = await listAttendees(tx, memberEventId, 0);
      while (some.length > 0) {
        for (const attendee of some) await mailChange(tx, ctx, { memberEventId, before, attendee });
        some = await listAttendees(tx, memberEventId, some.at(-1)?.rsvpId ?? 0);
      }
    });
  }
}

async function mailChange(
  tx: Tx,
  ctx: Context,
  { memberEventId, before, attendee: { rsvpId, memberId, email, firstName } }: Told,
): Promise<void> {
  const event = await findEvent(tx, memberId, memberEventId);
  const change = event === null ? null : eventChange(before, { ...timesOf(event), status: event.status }, ctx.now);
  if (event === null || change === null) return;
  const entry = eventEntry(event, ctx.site);
  const method = entry.status === 'CONFIRMED' ? 'REQUEST' : 'CANCEL';
  await queueMail(tx, ctx, {
    dedupeKey: `event-change/${String(rsvpId)}/${String(event.revision)}`,
    to: email,
    letter: eventMails[change]({ firstName }, event, before.eventStart),
    calendar: mailCalendar(method, [entry], { email, name: firstName }, ctx),
  });
}
