import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/db.ts';

export interface StoredPassword {
  readonly memberId: string;
  readonly hash: string;
  readonly maySignIn: boolean;
}

export async function findPassword(tx: Tx, email: string): Promise<StoredPassword | null> {
  const { rows } = await sql<StoredPassword>`select m.member_id as "memberId", p.hash, p.may_sign_in as "maySignIn"
    from member m join member_password p using (member_id) where m.email = ${email}::citext`.execute(tx);
  return rows[0] ?? null;
}

/**
 * A canonical name for all spellings of an address that the database treats as one account: the member's id, else the
 * address as the database compares it.
 */
export async function nameAccount(tx: Tx, email: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select coalesce(
    (select 'member ' || member_id from member where email = ${email}::citext), lower(${email})) as name`.execute(tx);
  return rows[0]?.name ?? email;
}

export async function savePassword(tx: Tx, memberId: string, hash: string, at: Date): Promise<void> {
  await sql`insert into member_password (member_id, hash, changed_at) values (${memberId}, ${hash}, ${at})
    on conflict (member_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`.execute(tx);
}

/** Gives many members one hash at once. */
export async function savePasswords(
  tx: Tx,
  memberIds: readonly string[],
  password: { hash: string; maySignIn: boolean; at: Date },
): Promise<void> {
  await sql`insert into member_password (member_id, hash, may_sign_in, changed_at)
    select unnest(${memberIds}::text[]), ${password.hash}, ${password.maySignIn}, ${password.at}
    on conflict (member_id) do update
    set hash = excluded.hash, may_sign_in = excluded.may_sign_in, changed_at = excluded.changed_at`.execute(tx);
}

export interface Tries {
  readonly bucket: string;
  readonly tries: number;
  readonly until: Date;
}

/** Counts one attempt in each bucket and returns how many there are in its window now. Buckets in ascending order. */
export async function countTries(tx: Tx, buckets: readonly string[], now: Date, until: Date): Promise<Tries[]> {
  const { rows } = await sql<Tries>`insert into sign_in_try as t (bucket, tries, until)
    select b, 1, ${until} from unnest(${buckets}::text[]) with ordinality as given (b, place) order by place
    on conflict (bucket) do update set
      tries = case when t.until <= ${now} then 1 else t.tries + 1 end,
      until = case when t.until <= ${now} then excluded.until else t.until end
    returning bucket, tries, until`.execute(tx);
  return rows;
}

/**
 * After a correct password: resets the account's counter and takes the attempt off the network's. Outside any
 * transaction, so that the network's row is not locked during a sign-in.
 */
export async function forgiveTries(db: Db, account: string, network: string): Promise<void> {
  await sql`delete from sign_in_try where bucket = ${account}`.execute(db);
  await sql`update sign_in_try set tries = greatest(tries - 1, 0) where bucket = ${network}`.execute(db);
}
