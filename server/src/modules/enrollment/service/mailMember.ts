import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { MailData } from '../../../mail/templates.ts';
import type { UserSessionRow } from '../../catalogue/types.ts';

type EnrollmentMail = 'enrolled' | 'unenrolled' | 'waitlisted' | 'promoted' | 'seatOffered';
type Shared = 'firstName' | 'courseTitle' | 'startAt' | 'timeZone' | 'path';

/** The subject and the recipient; one mail for each enrollment event. */
export interface Occasion {
  readonly person: { readonly firstName: string; readonly email: string };
  readonly row: UserSessionRow;
  readonly eventId: number;
}

/** Queues the mail of an enrollment event in its transaction: sent once, if and only if that commits. */
export async function mailMember<Name extends EnrollmentMail>(
  tx: Tx,
  ctx: Context,
  template: Name,
  { person, row, eventId }: Occasion,
  more: Omit<MailData[Name], Shared>,
): Promise<void> {
  const inside = template === 'enrolled' || template === 'promoted';
  const shared: Pick<MailData['enrolled'], Shared> = {
    firstName: person.firstName,
    courseTitle: row.title,
    startAt: row.startAt === null ? null : Number(row.startAt),
    timeZone: row.timeZone,
    path: inside ? `/courses/session/${row.sessionId}` : `/courses/${row.courseId}`,
  };
  const data = { ...shared, ...more } as MailData[Name];
  await queueMail(tx, ctx, { dedupeKey: `enrollment-event/${String(eventId)}`, template, to: person.email, data });
}
