import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { boolean, instant, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';

/** Of an account so many others are looked at. */
const mostFound = 50;

/** Two accounts may be of a person: of members, each with a name. The team is never merged, nor somebody erased. */
const isPerson = (
  of: 'm' | 'o',
) => sql`not ${sql.ref(`${of}.is_staff`)} and ${sql.ref(`${of}.member_id`)} not like 'former-%'
  and ${sql.ref(`${of}.first_name`)} || ${sql.ref(`${of}.last_name`)} <> ''`;
const nameOf = (of: 'm' | 'o') => sql`fold(${sql.ref(`${of}.first_name`)} || ' ' || ${sql.ref(`${of}.last_name`)})`;
const keyOf = (of: 'm' | 'o') => sql`address_key(${sql.ref(`${of}.email`)}::text)`;
const textOf = sql`person_text(o.first_name, o.last_name, o.email, o.member_id)`;
const areTwo = sql`exists (select from distinct_people d
  where d.member_id = least(m.member_id, o.member_id) and d.other_id = greatest(m.member_id, o.member_id))`;

interface Sought {
  readonly memberId: string;
  /** Halves of the address; null for one that is too short. */
  readonly begins: string | null;
  readonly at: string | null;
  readonly ends: string | null;
}

const others = statement(
  { otherId: text, isSameName: boolean },
  ({ memberId, begins, at, ends, most }: Sought & { most: number }) => sql`
    with m as (select * from member m where m.member_id = ${memberId} and ${isPerson('m')}),
    found as (
      (select o.member_id from m join member o on ${nameOf('o')} = ${nameOf('m')}
        order by o.registered_at desc limit ${most}::int)
      union (select o.member_id from m join member o on ${keyOf('o')} = ${keyOf('m')} limit ${most}::int)
      union (select o.member_id from former_email f join member o on o.email = f.email where f.member_id = ${memberId})
      union (select f.member_id from m join former_email f on f.email = m.email)
      union (select o.member_id from member o
        where ${textOf} like containing(${begins}) and ${textOf} like containing(${at}) limit ${most}::int)
      union (select o.member_id from member o where ${textOf} like containing(${ends}) limit ${most}::int))
    select o.member_id as "otherId", ${nameOf('o')} = ${nameOf('m')} as "isSameName"
    from found join member o using (member_id) cross join m
    where o.member_id <> m.member_id and ${isPerson('o')} and not ${areTwo}
    order by o.registered_at desc, o.member_id`,
);

/** Accounts that may be of the same person as one, without those that are known to be of another. */
export function listOthers(tx: Db | Tx, of: Sought) {
  return others.rows(tx, { ...of, most: mostFound });
}

/** From where accounts are looked at, from the newest on. */
export interface LookFrom {
  readonly at: Date;
  readonly id: string;
}

const within = ({ at, id, looked }: LookFrom & { looked: number }) => sql`
  select * from member
  where registered_at <= ${at}::timestamptz and (registered_at < ${at}::timestamptz or member_id > ${id})
  order by registered_at desc, member_id limit ${looked}::int`;

const pairs = statement(
  { memberId: text, otherId: text, isSameName: boolean, registeredAt: instant },
  (from: LookFrom & { looked: number; most: number }) => sql`
    with m as materialized (${within(from)})
    select m.member_id as "memberId", o.member_id as "otherId", ${nameOf('o')} = ${nameOf('m')} as "isSameName",
      m.registered_at as "registeredAt"
    from m cross join lateral (
      (select o.* from member o where ${nameOf('o')} = ${nameOf('m')} and o.registered_at <= m.registered_at
        and o.member_id <> m.member_id and (o.customer_id = m.customer_id or split_part(o.email::text, '@', 2) =
          split_part(m.email::text, '@', 2) or 'ENTERPRISE' <> any(
            select c.type from customer c where c.customer_id in (o.customer_id, m.customer_id)))
        order by o.registered_at desc limit 3)
      union (select o.* from member o where ${keyOf('o')} = ${keyOf('m')} and o.registered_at <= m.registered_at
        and o.member_id <> m.member_id limit 3)) o
    where ${isPerson('m')} and ${isPerson('o')} and not ${areTwo}
      and (o.registered_at < m.registered_at or o.member_id > m.member_id)
    order by m.registered_at desc, m.member_id, o.member_id limit ${from.most}::int`,
);

/** Two accounts each that may be of one person, of which the newer is one of so many that are looked at. */
export function listPairs(db: Db | Tx, from: LookFrom & { readonly looked: number; readonly most: number }) {
  return pairs.rows(db, from);
}

const end = statement(
  { registeredAt: instant, memberId: text },
  (from: LookFrom & { looked: number }) => sql`
    select w.registered_at as "registeredAt", w.member_id as "memberId"
    from (${within(from)}) w order by w.registered_at desc, w.member_id offset ${from.looked}::int - 1`,
);

/** The last account of those that are looked at; null where no more follow. */
export async function findEnd(
  db: Db | Tx,
  from: LookFrom & { readonly looked: number },
): Promise<{ readonly registeredAt: Date; readonly memberId: string } | null> {
  return (await end.rows(db, from))[0] ?? null;
}

/** What accounts are compared by. */
export function listCompared(db: Db | Tx, memberIds: readonly string[]) {
  return db
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.customer_id as customerId',
      'c.type as customerType',
      jsonArrayFrom(
        eb.selectFrom('former_email as f').select('f.email').whereRef('f.member_id', '=', 'm.member_id'),
      ).as('formerEmails'),
    ])
    .where((eb) => isAmong(eb.ref('m.member_id'), memberIds))
    .execute();
}

/** Notes that two accounts are of two people; false when it was noted already. */
export async function addDistinct(
  tx: Tx,
  { ids, now }: { readonly ids: readonly [string, string]; readonly now: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('distinct_people')
    .values({ member_id: ids[0], other_id: ids[1], dismissed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The addresses of accounts, by which the team knows them, in the order of their ids; the rows stay until the end. */
export function lockNamed(tx: Tx, memberIds: readonly string[]) {
  return tx
    .selectFrom('member')
    .select(['member_id as memberId', 'display_name as displayName', 'email'])
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .forKeyShare()
    .execute();
}
