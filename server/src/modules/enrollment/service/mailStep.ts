import type { Tx } from '../../../base/sql/db.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { MailCalendar } from '../../../ports/mailer.ts';
import type { SeatContext } from '../types.ts';

/** What the mail of a step says: they have a seat, have none any more, wait, or are offered one. */
export type StepNews = 'seat' | 'gone' | 'waits' | 'offer';

interface SeatOf {
  readonly memberId: string;
  readonly sessionId: string;
}

/** What is said no more once a later step was taken: an offer has another end, or was claimed. */
const over: Readonly<Record<StepNews, readonly StepNews[]>> = {
  seat: ['gone', 'waits', 'offer'],
  gone: ['seat', 'waits', 'offer'],
  waits: [],
  offer: ['offer'],
};
/** A mail that waits to say this was never read, so that taking it back is no news. */
const opposite: Readonly<Partial<Record<StepNews, StepNews>>> = { seat: 'gone', gone: 'seat' };

/** Enrollments follow each other in the key, so that a later act finds what an earlier one said of the same seat. */
const keyOf = ({ memberId, sessionId }: SeatOf, news: StepNews): string =>
  `enrollment-act/${encodeURIComponent(memberId)}/${encodeURIComponent(sessionId)}/${news}`;

/**
 * Mails a step of an enrollment, which is stored: one mail for each, however often it is queued. It withdraws the mails
 * of acts of the staff on the same seat that wait and are true no more, whoever takes the step. That of an act of the
 * staff waits as well (D96), and is not queued where it would only take back what such a mail was to say.
 */
export async function mailStep(
  tx: Tx,
  ctx: Pick<SeatContext, 'now' | 'site' | 'heldFor' | 'mails'>,
  { email, stepId, ...seat }: SeatOf & { readonly email: string; readonly stepId: number },
  { news, letter, calendar }: { readonly news: StepNews; readonly letter: Letter; readonly calendar?: MailCalendar },
): Promise<void> {
  const { heldFor } = ctx;
  const added = { to: email, letter, ...(calendar !== undefined && { calendar }) };
  const withdrawn = await withdrawSaid(tx, ctx, seat, over[news]);
  if (heldFor === undefined) {
    await queueMail(tx, ctx, { dedupeKey: `enrollment-event/${String(stepId)}`, ...added });
    return;
  }
  const taken = opposite[news];
  if (taken !== undefined && withdrawn.includes(taken)) {
    ctx.mails?.unmailed.add(stepId);
    return;
  }
  await queueMail(tx, ctx, { dedupeKey: `${keyOf(seat, news)}/${String(stepId)}`, ...added, heldFor });
}

/** Withdraws what mails of acts of the staff still wait to say of a seat; returns what there was. */
export async function withdrawSaid(
  tx: Tx,
  ctx: Pick<SeatContext, 'now' | 'mails'>,
  seat: SeatOf,
  said: readonly StepNews[],
): Promise<readonly StepNews[]> {
  if (said.length === 0) return [];
  const keys = new Map(said.map((news) => [keyOf(seat, news), news]));
  const withdrawn = (await withdrawHeld(tx, ctx, [...keys.keys()])).flatMap((key) => keys.get(key) ?? []);
  if (withdrawn.length > 0) ctx.mails?.withdrawn.add(seat.memberId);
  return withdrawn;
}
