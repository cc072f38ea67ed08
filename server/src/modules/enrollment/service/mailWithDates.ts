import type { Tx } from '../../../base/sql/db.ts';
import { formatInstant } from '../../../mail/formatInstant.ts';
import type { DatedRecipient, Letter } from '../../../mail/layout.ts';
import { findDates } from '../store/links.ts';
import type { KnownSessionDates, SeatContext } from '../types.ts';
import { sessionMailCalendar } from './calendarFile.ts';
import { coverOfSession } from './coverOfSession.ts';
import { mailStep, type StepNews } from './mailStep.ts';

interface Recipient extends DatedRecipient {
  readonly memberId: string;
  readonly email: string;
}

/**
 * Mails what a step of an enrollment has changed, with the dates of the session for the member's calendar: added after
 * enrolling, removed after leaving (D38, D74). In the transaction of the step, which is stored.
 */
export async function mailWithDates(
  tx: Tx,
  ctx: Pick<SeatContext, 'now' | 'site' | 'heldFor' | 'mails'>,
  { person, sessionId }: { readonly person: Recipient; readonly sessionId: string },
  { stepId, news, letter }: { readonly stepId: number; readonly news: StepNews; readonly letter: Letter },
): Promise<void> {
  const dates = await findDates(tx, person.memberId, sessionId);
  const calendar = dates === null ? undefined : sessionMailCalendar(dates, person, ctx);
  const shown: Letter = {
    ...letter,
    ...(await coverOfSession(tx, sessionId)),
    ...(dates !== null && calendar?.method === 'REQUEST' && { dates: comingDates(dates, person, ctx.now) }),
  };
  const { email, memberId } = person;
  const mail = { news, letter: shown, ...(calendar !== undefined && { calendar }) };
  await mailStep(tx, ctx, { email, memberId, sessionId, stepId }, mail);
}

/** The classes that are not over, where there are several: the letter says when a single one is. */
function comingDates(
  { meetings }: KnownSessionDates,
  { timeZone }: Recipient,
  now: number,
): NonNullable<Letter['dates']> {
  if (meetings.length < 2) return [];
  return meetings
    .filter(({ endAt }) => Number(endAt) > now)
    .map(({ title, startAt }) => ({ when: formatInstant(Number(startAt), timeZone), what: title }));
}
