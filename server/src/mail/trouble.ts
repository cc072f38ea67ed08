import type { MailWithheld } from '@atrium/domain/outbox/letters.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../base/context.ts';
import type { Db, Tx } from '../base/sql/db.ts';

/** How many mails come back for good before no other is sent to their address (RUN-13). */
const mostBounces = 2;
/** For how long one counts: a mailbox that was away twice in two years takes mails in between. */
const countsFor = 30 * day;

/** Why no mail is sent to an address; null where mails are. */
export async function findMailStop(
  db: Db,
  address: string,
): Promise<{
  readonly reason: Exclude<MailWithheld, 'LETTER_OFF'>;
  readonly since: Date;
  readonly words: string;
} | null> {
  const row = await db
    .selectFrom('mail_trouble')
    .select(['stopped_for as reason', 'stopped_since as since', 'last_words as words'])
    .where('address', '=', address)
    .executeTakeFirst();
  if (row === undefined || row.reason === null || row.since === null) return null;
  return { reason: row.reason, since: row.since, words: row.words };
}

/** Keeps the id of a notice; false for one that was taken before. */
export async function addNotice(tx: Tx, { now }: Pick<Context, 'now'>, noticeId: string): Promise<boolean> {
  const added = await tx
    .insertInto('mail_notice')
    .values({ notice_id: noticeId, received_at: new Date(now) })
    .onConflict((conflict) => conflict.column('notice_id').doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Counts what was told about an address: the second mail that came back for good, or a complaint, stops all others. One
 * that is stopped stays so, for its first reason.
 */
export async function addTrouble(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { address, kind, words }: { readonly address: string; readonly kind: 'HARD' | 'COMPLAINT'; readonly words: string },
): Promise<void> {
  const at = new Date(now);
  const hardBounces = kind === 'HARD' ? 1 : 0;
  const isComplaint = kind === 'COMPLAINT';
  const { hardBounces: bounces } = await tx
    .insertInto('mail_trouble')
    .values({ address, hard_bounces: hardBounces, last_words: words, last_at: at })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((eb) => ({
        hard_bounces: eb
          .case()
          .when('mail_trouble.last_at', '<', new Date(now - countsFor))
          .then(hardBounces)
          .else(eb('mail_trouble.hard_bounces', '+', hardBounces))
          .end(),
        last_words: words,
        last_at: at,
      })),
    )
    .returning('hard_bounces as hardBounces')
    .executeTakeFirstOrThrow();
  if (!isComplaint && bounces < mostBounces) return;
  await tx
    .updateTable('mail_trouble')
    .set({ stopped_for: isComplaint ? 'COMPLAINED' : 'BOUNCED', stopped_since: at })
    .where('address', '=', address)
    .where('stopped_for', 'is', null)
    .execute();
}

/** Forgets what was told about an address, so that it is mailed again; false when it was not stopped. */
export async function endMailStop(tx: Tx, address: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('mail_trouble')
    .where('address', '=', address)
    .where('stopped_for', 'is not', null)
    .returning('address')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Removes the ids of notices before an instant: no provider sends one again after that. */
export async function removeNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_notice').where('received_at', '<', before).execute();
}
