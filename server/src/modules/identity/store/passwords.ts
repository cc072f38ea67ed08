import { sql } from 'kysely';
import { instant, number, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

export interface StoredPassword {
  readonly memberId: string;
  readonly hash: string;
  readonly maySignIn: boolean;
  readonly changedAt: Date;
}

export async function findPassword(tx: Tx, email: string): Promise<StoredPassword | null> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('member_password as p', 'p.member_id', 'm.member_id')
    .select(['m.member_id as memberId', 'p.hash', 'p.may_sign_in as maySignIn', 'p.changed_at as changedAt'])
    .where('m.email', '=', email)
    .executeTakeFirst();
  return found ?? null;
}

const accountName = statement(
  { name: text },
  ({ email }: { email: string }) => sql`select coalesce(
    (select 'member ' || member_id from member where email = ${email}::citext), lower(${email}), '') as name`,
);

/**
 * A canonical name for all spellings of an address that the database treats as one account: the member's id, else the
 * address as the database compares it.
 */
export async function findAccountName(tx: Tx, email: string): Promise<string> {
  const [row] = await accountName.rows(tx, { email });
  return row?.name ?? email;
}

/**
 * Whether this is still the member's password, which then stays so until the transaction ends: a change of it waits, and
 * ends the sign-in that is made here.
 */
export async function lockPassword(tx: Tx, { memberId, hash }: StoredPassword): Promise<boolean> {
  const row = await tx
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return row?.hash === hash;
}

export function savePassword(tx: Tx, memberId: string, hash: string, at: Date): Promise<void> {
  return savePasswords(tx, [memberId], { hash, at });
}

/** Gives many members one hash at once; without `maySignIn` those who had a password keep what they may. */
export async function savePasswords(
  tx: Tx,
  memberIds: readonly string[],
  { hash, maySignIn, at }: { hash: string; maySignIn?: boolean; at: Date },
): Promise<void> {
  if (memberIds.length === 0) return;
  const may = maySignIn === undefined ? {} : { may_sign_in: maySignIn };
  await tx
    .insertInto('member_password')
    .values(memberIds.map((memberId) => ({ member_id: memberId, hash, changed_at: at, ...may })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ hash, changed_at: at, ...may }))
    .execute();
}

export interface Tries {
  readonly bucket: string;
  readonly tries: number;
  readonly until: Date;
}

const counted = statement(
  { bucket: text, tries: number, until: instant },
  ({ buckets, now, until }: { buckets: readonly string[]; now: Date; until: Date }) => sql`
    insert into sign_in_try as t (bucket, tries, until)
    select b, 1, ${until} from unnest(${buckets}::text[]) with ordinality as given (b, place) order by place
    on conflict (bucket) do update set
      tries = case when t.until <= ${now} then 1 else t.tries + 1 end,
      until = case when t.until <= ${now} then excluded.until else t.until end
    returning bucket, tries, until`,
);

/** Counts one attempt in each bucket and returns how many there are in its window now. Buckets in ascending order. */
export function addTries(tx: Tx, buckets: readonly string[], now: Date, until: Date): Promise<Tries[]> {
  return counted.rows(tx, { buckets, now, until });
}

/** How many attempts a bucket has in its window now. */
export async function findTries(tx: Tx, bucket: string, now: Date): Promise<number> {
  const found = await tx
    .selectFrom('sign_in_try')
    .select('tries')
    .where('bucket', '=', bucket)
    .where('until', '>', now)
    .executeTakeFirst();
  return found?.tries ?? 0;
}

/**
 * After a correct password: resets the account's counters and takes the attempt off the network's. Outside any
 * transaction, so that the network's row is not locked during a sign-in.
 */
export async function removeTries(
  db: Db,
  { own, network }: { readonly own: readonly string[]; readonly network: string | null },
): Promise<void> {
  await db.deleteFrom('sign_in_try').where('bucket', 'in', own).execute();
  if (network === null) return;
  await db
    .updateTable('sign_in_try')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('bucket', '=', network)
    .where('tries', '>', 0)
    .execute();
}
