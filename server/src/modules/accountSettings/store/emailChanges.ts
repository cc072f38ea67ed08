import { sql } from 'kysely';
import { nullable, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import { bond, bondColumns } from './bond.ts';

const holder = statement(
  { email: text, firstName: text, ...bondColumns },
  ({ memberId }: { memberId: string }) => sql`
    select m.email, m.first_name as "firstName", ${bond}
    from member m where m.member_id = ${memberId}`,
);

/** A member, as the rules about the address see them; null when the account is gone. */
export async function findAddressHolder(tx: Tx, memberId: string): Promise<StatementRow<typeof holder> | null> {
  const [row] = await holder.rows(tx, { memberId });
  return row ?? null;
}

/** A new address that waits for its code, or was changed a while ago. */
export interface EmailChange {
  readonly email: string;
  readonly expiresAt: Date;
  /** Null until the mail with the code is queued. */
  readonly codeHash: string | null;
  readonly doneAt: Date | null;
}

const columns = ['email', 'expires_at as expiresAt', 'code_hash as codeHash', 'done_at as doneAt'] as const;

/** Locks the request of a member until the transaction ends; null without one. */
export async function lockEmailChange(tx: Tx, memberId: string): Promise<EmailChange | null> {
  const found = await tx
    .selectFrom('email_change')
    .select(columns)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

interface NewEmailChange {
  readonly memberId: string;
  readonly email: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** A request for the same address since then is kept, and no other mail is sent for it. */
  readonly repeatedSince: Date;
}

/** Saves a request in place of an earlier one, whose code ends; false for one that only repeats it. */
export async function saveEmailChange(
  tx: Tx,
  { memberId, email, at, expiresAt, repeatedSince }: NewEmailChange,
): Promise<boolean> {
  const asked = { email, requested_at: at, expires_at: expiresAt, code_hash: null, tries: 0, done_at: null };
  const saved = await tx
    .insertInto('email_change')
    .values({ member_id: memberId, ...asked })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet(asked)
        .where((eb) =>
          eb.or([eb('email_change.email', '<>', email), eb('email_change.requested_at', '<=', repeatedSince)]),
        ),
    )
    .returning('member_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function saveEmailCode(tx: Tx, memberId: string, codeHash: string): Promise<void> {
  await tx.updateTable('email_change').set({ code_hash: codeHash }).where('member_id', '=', memberId).execute();
}

const tried = statement(
  { email: text, codeHash: nullable(text) },
  ({ memberId, now, most }: { memberId: string; now: Date; most: number }) => sql`
    update email_change set tries = tries + case when done_at is null then 1 else 0 end
    where member_id = ${memberId} and expires_at > ${now} and (tries < ${most} or done_at is not null)
    returning email, code_hash as "codeHash"`,
);

/**
 * Counts one try of the code before it is compared (THR-13); null when there is none that may be tried. A code that was
 * used changes nothing more, so its tries are not counted.
 */
export async function addEmailTry(tx: Tx, key: { memberId: string; now: Date; most: number }) {
  const [row] = await tried.rows(tx, key);
  return row ?? null;
}

/** Notes that the address was changed, whose code ends. */
export async function saveEmailChanged(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('email_change').set({ done_at: at }).where('member_id', '=', memberId).execute();
}

/** Removes a request that waits; one that was carried out stays until it has expired. */
export async function removeEmailRequest(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).where('done_at', 'is', null).execute();
}

const expired = removal(sql`delete from email_change`, 'email_change', 'expires_at');

export async function removeExpiredEmailChanges(tx: Tx, now: Date): Promise<void> {
  await expired.rows(tx, { before: now });
}
