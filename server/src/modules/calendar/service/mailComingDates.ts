import { randomUUID } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { mailCalendar } from '../../../base/text/icalendar.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { listSessionEntries } from '../../enrollment/service/calendar.ts';
import { listOwnEventEntries } from '../../event/service/calendars.ts';
import { calendarMails } from '../mails.ts';

/**
 * Mails what a member is enrolled in or attends from now on to a new address, whose calendar has none of it (ACT-06).
 * No mail when there is nothing.
 */
export async function mailComingDates(
  ctx: Context,
  { memberId, email }: JobPayloads['calendar.mailComingDates'],
): Promise<void> {
  const entries = [
    ...(await listSessionEntries(ctx, memberId, ctx.now)),
    ...(await listOwnEventEntries(ctx, memberId, ctx.now)),
  ].filter(({ status }) => status === 'CONFIRMED');
  if (entries.length === 0) return;
  const calendar = mailCalendar('REQUEST', entries, { email, name: email }, ctx);
  const letter = calendarMails.comingDates(ctx.site);
  const dedupeKey = `coming-dates/${memberId}/${randomUUID()}`;
  await transaction(ctx.db, (tx) => queueMail(tx, ctx, { dedupeKey, to: email, letter, calendar }));
}
