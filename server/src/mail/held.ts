import { sql } from 'kysely';
import type { Context } from '../base/context.ts';
import { attempts } from '../base/jobs/enqueue.ts';
import { number, text } from '../base/sql/columns.ts';
import type { Tx } from '../base/sql/db.ts';
import { statement } from '../base/sql/statement.ts';
import { transaction } from '../base/sql/transaction.ts';

/** How many mails leave in one transaction. */
const batch = 500;

/**
 * Queues the mails whose time to leave has come: once each, since a transaction that queues one also ends its wait
 * (D96).
 */
export async function leaveHeld({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  let left = batch;
  while (left === batch)
    left = await transaction(db, async (tx) => {
      const [row] = await leave.rows(tx, { now: new Date(now), batch, most: attempts.days });
      return row?.count ?? 0;
    });
}

const leave = statement(
  { count: number },
  ({ now, batch: most, most: tries }: { now: Date; batch: number; most: number }) => sql`
    with due as (
      select mail_id from mail where leaves_at <= ${now} order by leaves_at, mail_id limit ${most} for update skip locked
    ), leaving as (
      update mail set leaves_at = null from due where mail.mail_id = due.mail_id returning mail.mail_id
    ), queued as materialized (
      select enqueue_job('mail.send', json_build_object('mailId', mail_id), mail_id::text, ${tries}::integer) from leaving
    )
    select count(*)::integer as count from queued`,
);

/**
 * Withdraws what has not been sent under one of these keys, or under one that begins with it and '/', because the act
 * that caused it was taken back, or is no longer all that there is to say; returns the keys under which there was such
 * a mail (D96). Also one whose time to leave has come, while the mail server is away. An act that may be done again has
 * a part of its own at the end of its key, so that its mail is another one.
 */
export async function withdrawHeld(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  keys: readonly string[],
): Promise<readonly string[]> {
  const withdrawn = await withdraw.rows(tx, { now: new Date(now), keys: [...keys] });
  return [...new Set(withdrawn.map(({ key }) => key))];
}

// '0' is the sign after '/'
const withdraw = statement(
  { key: text },
  ({ now, keys }: { now: Date; keys: string[] }) => sql`
    update mail m set withdrawn_at = ${now}, leaves_at = null
    from unnest(${keys}::text[]) said (key)
    where m.sent_at is null and m.withdrawn_at is null and (m.dedupe_key collate "C" = said.key
      or (m.dedupe_key collate "C" >= said.key || '/' and m.dedupe_key collate "C" < said.key || '0'))
    returning said.key`,
);

/**
 * Sends what still waits for an address to another one, which its reader has from now on, as their calendar file says
 * as well: whoever reads the former mailbox by now is told nothing of acts that are done to them (D96).
 */
export async function readdressHeld(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const waiting = await tx
    .selectFrom('mail')
    .select(['mail_id as mailId', 'calendar'])
    .where('leaves_at', 'is not', null)
    .where('to_address', '=', from)
    .orderBy('mail_id')
    .forUpdate()
    .execute();
  for (const { mailId, calendar } of waiting)
    await tx
      .updateTable('mail')
      .set({ to_address: to, calendar: calendar?.replaceAll(folded(from), () => to) ?? null })
      .where('mail_id', '=', mailId)
      .execute();
}

/** A text as a calendar file has it, whose lines may be broken anywhere. */
function folded(words: string): RegExp {
  const letters = words.split('').map((letter) => letter.replace(/[^\w@]/, (sign) => `\\${sign}`));
  return new RegExp(letters.join('(?:\\r?\\n[ \\t])?'), 'gi');
}
