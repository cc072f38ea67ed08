import type { Context } from '../base/context.ts';
import { enqueue, type Tried } from '../base/jobs/enqueue.ts';
import type { WrittenMail } from '../base/letterKind.ts';
import { linkTo } from '../base/site.ts';
import type { Db, Tx } from '../base/sql/db.ts';
import type { MailCalendar } from '../ports/mailer.ts';
import { findMailChoice } from './choices.ts';
import { toText, type Letter } from './layout.ts';
import { toHtml } from './letterHtml.ts';
import { findPublishedLetter } from './published.ts';
import { findMailStop } from './trouble.ts';
import { inPublishedWords } from './words.ts';

export interface Outgoing {
  /** An idempotency key: one mail for each key, however often it is queued. */
  readonly dedupeKey: string;
  /** An e-mail address. */
  readonly to: string;
  readonly letter: Letter;
  readonly calendar?: MailCalendar;
  /** For a mail to somebody whose account was removed: nothing of it is kept once it is sent. */
  readonly removedWhenSent?: boolean;
  /**
   * Queues a job of the module's own, which sends the mail by `sendMailTo`, if it is still for the same address by
   * then; absent for a mail that is sent whatever happens meanwhile.
   */
  readonly sendBy?: (mailId: number, tried: Tried) => Promise<void>;
  /**
   * Milliseconds for which the mail of an act of the team waits, so that it can be stopped (D96): `actMailsWait`. Not
   * for one with `sendBy`; `withdrawHeld` withdraws it when the act is taken back.
   */
  readonly heldFor?: number;
}

/**
 * Adds a mail to the outbox, in the transaction that causes it: it is sent if and only if that transaction commits. One
 * of a kind that its recipient does not want is not added; others of a kind get a link that ends the kind (ACT-03). One
 * whose letter is switched off, or to an address that was given up, is added as withheld, so that the team sees it, and
 * is never sent (RUN-01, RUN-13). It is in the words that the team has published by now.
 */
export async function queueMail(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'> & Partial<Pick<Context, 'log'>>,
  { dedupeKey, to, letter: given, calendar, removedWhenSent = false, sendBy, heldFor }: Outgoing,
): Promise<void> {
  const choice = given.kind === undefined ? null : await findMailChoice(tx, to, given.kind);
  if (choice?.isWanted === false) return;
  const { isOff, words } = await findPublishedLetter(tx, given.name);
  const said = inPublishedWords(given, words, ctx);
  const letter = choice === null ? said : { ...said, unsubscribe: choice.unsubscribe };
  const parts = { addsDates: calendar?.method === 'REQUEST' };
  const withheld = isOff ? 'LETTER_OFF' : ((await findMailStop(tx, to))?.reason ?? null);
  // the code of a mail that is not sent is kept nowhere
  const isEmpty = withheld !== null && letter.code !== undefined;
  const added = await tx
    .insertInto('mail')
    .values({
      dedupe_key: dedupeKey,
      letter: letter.name,
      to_address: to,
      subject: letter.subject,
      html: isEmpty ? '' : toHtml(letter, ctx.site, parts),
      body: isEmpty ? '' : toText(letter, ctx.site, parts),
      calendar: calendar?.content ?? null,
      calendar_method: calendar?.method ?? null,
      unsubscribe_path: letter.unsubscribe?.path ?? null,
      is_secret: letter.code !== undefined,
      removed_when_sent: removedWhenSent,
      created_at: new Date(ctx.now),
      leaves_at: heldFor === undefined || withheld !== null ? null : new Date(ctx.now + heldFor),
      withdrawn_at: withheld === null ? null : new Date(ctx.now),
      withheld,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('mail_id as mailId')
    .executeTakeFirst();
  if (added === undefined || heldFor !== undefined || withheld !== null) return;
  const tried = isBrief(letter) ? 'minutes' : 'days';
  if (sendBy === undefined) await enqueue(tx, 'mail.send', added, String(added.mailId), tried);
  else await sendBy(added.mailId, tried);
}

/** Queues an example of a letter to somebody who asked for it, whatever is switched or chosen; once for each key. */
export async function queueTest(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { dedupeKey, to, written }: { readonly dedupeKey: string; readonly to: string; readonly written: WrittenMail },
): Promise<void> {
  const added = await tx
    .insertInto('mail')
    .values({
      dedupe_key: dedupeKey,
      letter: 'letterTest',
      to_address: to,
      subject: written.subject,
      html: written.html,
      body: written.text,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('mail_id as mailId')
    .executeTakeFirst();
  if (added !== undefined) await enqueue(tx, 'mail.send', added, String(added.mailId), 'minutes');
}

/** Whether a mail says what is soon over: a code, or when something begins. */
function isBrief({ code, kind }: Letter): boolean {
  return code !== undefined || kind === 'REMINDERS';
}

/**
 * Sends one mail of the outbox if it is for this address, which a module has asked for at this moment: the person who
 * is to get it may have left, or have another address since it was queued. Else it is withdrawn, and the row says when.
 * Null: for nobody any more.
 */
export async function sendMailTo(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'ports'>,
  mailId: number,
  address: string | null,
): Promise<void> {
  const unsent = ctx.db
    .updateTable('mail')
    .set({ withdrawn_at: new Date(ctx.now) })
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  await (address === null ? unsent : unsent.where('to_address', '<>', address)).execute();
  await sendMail(ctx, mailId);
}

/**
 * Sends one mail of the outbox; does nothing when it was sent or withdrawn before. The text of one with a code is not
 * kept, nor anything of one to an erased member. Throws when the mailer does, so that the job is retried; the row says
 * when that was last.
 */
export async function sendMail(ctx: Pick<Context, 'db' | 'now' | 'site' | 'ports'>, mailId: number): Promise<void> {
  const mail = await ctx.db
    .selectFrom('mail')
    .select([
      'to_address as to',
      'subject',
      'html',
      'body as text',
      'calendar',
      'calendar_method as method',
      'unsubscribe_path as unsubscribePath',
      'is_secret as isSecret',
      'removed_when_sent as removedWhenSent',
    ])
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (mail === undefined) return;
  const host = new URL(ctx.site.publicUrl).hostname;
  const { calendar: content, method, unsubscribePath, isSecret, removedWhenSent, ...written } = mail;
  const letter = {
    messageId: `<mail-${String(mailId)}@${host}>`,
    ...written,
    calendar: content === null || method === null ? null : { method, content },
    unsubscribeUrl: unsubscribePath === null ? null : linkTo(ctx.site, unsubscribePath),
  };
  try {
    await ctx.ports.mailer.send(letter);
  } catch (error) {
    const failed = { failed_at: new Date(ctx.now) };
    await ctx.db.updateTable('mail').set(failed).where('mail_id', '=', mailId).execute();
    throw error;
  }
  if (removedWhenSent) {
    await ctx.db.deleteFrom('mail').where('mail_id', '=', mailId).execute();
    return;
  }
  await ctx.db
    .updateTable('mail')
    // one that was stopped while the mail server took it has left
    .set({ sent_at: new Date(ctx.now), withdrawn_at: null, ...(isSecret && { html: '', body: '' }) })
    .where('mail_id', '=', mailId)
    .execute();
}

/**
 * The mails that are not sent: those that nothing has hindered yet, and those that the mail server did not take. Those
 * of acts of the team do not count before their time to leave.
 */
export async function countUnsentMails(db: Db): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { all, failed } = await db
    .selectFrom('mail')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('failed_at').as('failed')])
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('leaves_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: Number(all) - Number(failed), failed: Number(failed) };
}
