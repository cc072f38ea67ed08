import { sql } from 'kysely';
import type { Context } from '../base/context.ts';
import { enqueue } from '../base/jobs/enqueue.ts';
import { boolean } from '../base/sql/columns.ts';
import type { Tx } from '../base/sql/db.ts';
import { statement } from '../base/sql/statement.ts';

// What the team does with mails of the outbox.

interface LockedMail {
  readonly mailId: number;
  readonly to: string;
  readonly subject: string;
  readonly isSecret: boolean;
  readonly sentAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly failedAt: Date | null;
}

/** A mail of the outbox, locked; null when there is none. */
export async function lockMail(tx: Tx, mailId: number): Promise<LockedMail | null> {
  const mail = await tx
    .selectFrom('mail')
    .select([
      'mail_id as mailId',
      'to_address as to',
      'subject',
      'is_secret as isSecret',
      'sent_at as sentAt',
      'withdrawn_at as withdrawnAt',
      'failed_at as failedAt',
    ])
    .where('mail_id', '=', mailId)
    .forUpdate()
    .executeTakeFirst();
  return mail ?? null;
}

/** Whether a mail went to an address that its reader has given up since then, and that somebody else may have. */
export async function isToFormerAddress(tx: Tx, mailId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('mail')
    .innerJoin('former_email as f', 'f.email', 'mail.to_address')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .select('f.email')
    .where('mail.mail_id', '=', mailId)
    .whereRef('f.ended_at', '>', 'mail.created_at')
    .whereRef('m.email', '<>', 'f.email')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Withdraws a mail that has not left: its job, if there is one yet, finds nothing to send. */
export async function withdrawMail(tx: Tx, { now }: Pick<Context, 'now'>, mailId: number): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ withdrawn_at: new Date(now), leaves_at: null })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Tries a mail at once that could not be sent, by the job that has it. */
export async function retryMail(tx: Tx, mailId: number): Promise<void> {
  await tx.updateTable('mail').set({ failed_at: null }).where('mail_id', '=', mailId).execute();
  const [tried] = await tryAgain.rows(tx, { mailId });
  if (tried?.found !== true) await enqueue(tx, 'mail.send', { mailId }, String(mailId));
}

const tryAgain = statement(
  { found: boolean },
  ({ mailId }: { mailId: number }) => sql`select try_mail_again(${mailId}::bigint) as found`,
);

/** The newest mail that is this one, sent again; null when it never was. */
export async function findCopy(
  tx: Tx,
  mailId: number,
): Promise<(Pick<LockedMail, 'sentAt' | 'withdrawnAt' | 'failedAt'> & { readonly createdAt: Date }) | null> {
  const copy = await tx
    .selectFrom('mail')
    .select(['created_at as createdAt', 'sent_at as sentAt', 'withdrawn_at as withdrawnAt', 'failed_at as failedAt'])
    .where('again_of', '=', mailId)
    .orderBy('mail_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return copy ?? null;
}

/** Queues a mail that was sent once more, as a mail of its own: mail programs drop a second one with the same id. */
export async function copyMail(tx: Tx, { now }: Pick<Context, 'now'>, mailId: number): Promise<void> {
  const { mailId: copied } = await tx
    .insertInto('mail')
    .columns([
      'dedupe_key',
      'letter',
      'to_address',
      'subject',
      'html',
      'body',
      'calendar',
      'calendar_method',
      'unsubscribe_path',
      'removed_when_sent',
      'created_at',
      'again_of',
    ])
    .expression((eb) =>
      eb
        .selectFrom('mail')
        .select((own) => [
          own.val(`again/${String(mailId)}/${String(now)}`).as('dedupe_key'),
          'letter',
          'to_address',
          'subject',
          'html',
          'body',
          'calendar',
          'calendar_method',
          'unsubscribe_path',
          'removed_when_sent',
          own.val(new Date(now)).as('created_at'),
          'mail_id as again_of',
        ])
        .where('mail_id', '=', mailId),
    )
    .returning('mail_id as mailId')
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'mail.send', { mailId: copied }, String(copied));
}
