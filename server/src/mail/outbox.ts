import { sql } from 'kysely';
import type { Context } from '../base/context.ts';
import type { Tx } from '../base/db.ts';
import { enqueue } from '../base/enqueue.ts';
import type { Mailer } from '../ports/mailer.ts';
import { toHtml, toText } from './layout.ts';
import { templates, type MailData, type TemplateName } from './templates.ts';

export interface Outgoing<Name extends TemplateName> {
  /** An idempotency key: one mail for each key, however often it is queued. */
  readonly dedupeKey: string;
  readonly template: Name;
  readonly to: string;
  readonly data: MailData[Name];
}

/** Adds a mail to the outbox, in the transaction that causes it: it is sent if and only if that transaction commits. */
export async function queueMail<Name extends TemplateName>(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  mail: Outgoing<Name>,
): Promise<void> {
  const letter = templates[mail.template](mail.data, ctx.now);
  const { rows } = await sql<{ mailId: number }>`
    insert into mail (dedupe_key, template, to_address, subject, html, body, created_at)
    values (${mail.dedupeKey}, ${mail.template}, ${mail.to}, ${letter.subject}, ${toHtml(letter, ctx.site)},
      ${toText(letter, ctx.site)}, ${new Date(ctx.now)})
    on conflict (dedupe_key) do nothing returning mail_id as "mailId"`.execute(tx);
  const mailId = rows[0]?.mailId;
  if (mailId !== undefined) await enqueue(tx, 'mail.send', { mailId }, `mail/${String(mailId)}`);
}

interface QueuedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Sends one mail of the outbox; does nothing when it was sent before. Throws when the mailer does, so that the job is
 * retried.
 */
export async function sendMail(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  mailer: Mailer,
  mailId: number,
): Promise<void> {
  const { rows } = await sql<QueuedMail>`
    select to_address::text as "to", subject, html, body as text
    from mail where mail_id = ${mailId} and sent_at is null`.execute(ctx.db);
  const mail = rows[0];
  if (mail === undefined) return;
  const { to, subject, html, text } = mail;
  const host = new URL(ctx.site.publicUrl).hostname;
  await mailer.send({ messageId: `<mail-${String(mailId)}@${host}>`, to, subject, html, text });
  await sql`update mail set sent_at = ${new Date(ctx.now)} where mail_id = ${mailId}`.execute(ctx.db);
}
