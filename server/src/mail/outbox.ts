import type { Context } from '../base/context.ts';
import type { Tx } from '../base/sql/db.ts';
import { enqueue } from '../base/jobs/enqueue.ts';
import { linkTo } from '../base/site.ts';
import type { MailCalendar } from '../ports/mailer.ts';
import { toHtml, toText, type Letter } from './layout.ts';

export interface Outgoing {
  /** An idempotency key: one mail for each key, however often it is queued. */
  readonly dedupeKey: string;
  /** An e-mail address. */
  readonly to: string;
  readonly letter: Letter;
  readonly calendar?: MailCalendar;
}

/** Adds a mail to the outbox, in the transaction that causes it: it is sent if and only if that transaction commits. */
export async function queueMail(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { dedupeKey, to, letter, calendar }: Outgoing,
): Promise<void> {
  const added = await tx
    .insertInto('mail')
    .values({
      dedupe_key: dedupeKey,
      template: letter.template,
      to_address: to,
      subject: letter.subject,
      html: toHtml(letter, ctx.site),
      body: toText(letter, ctx.site),
      calendar: calendar?.content ?? null,
      calendar_method: calendar?.method ?? null,
      unsubscribe_path: letter.unsubscribe?.path ?? null,
      is_secret: letter.code !== undefined,
      created_at: new Date(ctx.now),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('mail_id as mailId')
    .executeTakeFirst();
  if (added !== undefined) await enqueue(tx, 'mail.send', added, `mail/${String(added.mailId)}`);
}

/**
 * Sends one mail of the outbox; does nothing when it was sent before. The text of one with a code is not kept. Throws when the mailer does, so that the job is
 * retried.
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
    ])
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (mail === undefined) return;
  const host = new URL(ctx.site.publicUrl).hostname;
  const { calendar: content, method, unsubscribePath, isSecret, ...written } = mail;
  await ctx.ports.mailer.send({
    messageId: `<mail-${String(mailId)}@${host}>`,
    ...written,
    calendar: content === null || method === null ? null : { method, content },
    unsubscribeUrl: unsubscribePath === null ? null : linkTo(ctx.site, unsubscribePath),
  });
  await ctx.db
    .updateTable('mail')
    .set({ sent_at: new Date(ctx.now), ...(isSecret && { html: '', body: '' }) })
    .where('mail_id', '=', mailId)
    .execute();
}
