import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { stepMail } from '../mails.ts';
import { findDates } from '../store/links.ts';
import { sessionMailCalendar } from './calendarFile.ts';

interface Recipient {
  readonly memberId: string;
  readonly firstName: string;
  readonly email: string;
}

/**
 * Mails what a step of an enrollment has changed, with the dates of the session for the member's calendar: added after
 * enrolling, removed after leaving (D38, D74). In the transaction of the step, which is stored.
 */
export async function mailWithDates(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { person, sessionId }: { readonly person: Recipient; readonly sessionId: string },
  { stepId, letter }: { readonly stepId: number; readonly letter: Letter },
): Promise<void> {
  const dates = await findDates(tx, person.memberId, sessionId);
  const calendar = dates === null ? undefined : sessionMailCalendar(dates, person, ctx);
  await queueMail(tx, ctx, { ...stepMail(stepId, person, letter), ...(calendar !== undefined && { calendar }) });
}
