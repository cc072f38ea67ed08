import type { TokenRole } from '@atrium/domain/access/apiToken.ts';
import { sql } from 'kysely';
import { oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';

/** So many are listed at most. */
const mostListed = 200;

/** Every token that can be used, and those that ended since an instant: those in use, then the newest first. */
export function listTokenRows(db: Db, since: Date, now: Date) {
  return (
    db
      .selectFrom('api_token as t')
      .innerJoin('member as m', 'm.member_id', 't.made_by')
      .leftJoin('member as e', 'e.member_id', 't.ended_by')
      .select((eb) => [
        't.api_token_id as tokenId',
        't.name',
        't.ending',
        't.role',
        't.may_write as mayWrite',
        'm.display_name as madeBy',
        epochMillis(eb.ref('t.made_at')).as('madeAt'),
        epochMillis(eb.ref('t.expires_at')).as('expiresAt'),
        epochMillis(eb.ref('t.last_used_at')).as('lastUsedAt'),
        epochMillis(eb.ref('t.ended_at')).as('endedAt'),
        'e.display_name as endedBy',
      ])
      .where((eb) => eb.or([eb('t.ended_at', 'is', null), eb('t.ended_at', '>=', since)]))
      .where('t.expires_at', '>=', since)
      // those in use first, so that each of them can be ended here
      .orderBy((eb) => eb.and([eb('t.ended_at', 'is', null), eb('t.expires_at', '>', now)]), 'desc')
      .orderBy('t.made_at', 'desc')
      .orderBy('t.api_token_id')
      .limit(mostListed)
      .execute()
  );
}

const used = query((db, { hash, now }: { hash: string; now: Date }) =>
  db
    .selectFrom('api_token')
    .select([
      'api_token_id as tokenId',
      'name',
      'role',
      'may_write as mayWrite',
      'made_by as madeBy',
      'last_used_at as lastUsedAt',
    ])
    .where('secret_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now),
);

interface UsableToken {
  readonly tokenId: string;
  readonly name: string;
  readonly role: TokenRole;
  readonly mayWrite: boolean;
  readonly madeBy: string;
  readonly lastUsedAt: Date | null;
}

/** The token of a secret, by its hash; null for none, and for one that has ended. */
export async function findUsable(
  reader: Reader,
  key: { readonly hash: string; readonly now: Date },
): Promise<UsableToken | null> {
  return (await used.prepared(reader, key))[0] ?? null;
}

/** Keeps the hour of a use, once an hour. */
export async function saveUse(tx: Tx, tokenId: string, hour: Date): Promise<void> {
  await tx
    .updateTable('api_token')
    .set({ last_used_at: hour })
    .where('api_token_id', '=', tokenId)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', hour)]))
    .execute();
}

/** A token by its id; null for none. */
export async function findToken(
  tx: Tx,
  tokenId: string,
): Promise<{ readonly name: string; readonly endedAt: Date | null } | null> {
  const found = await tx
    .selectFrom('api_token')
    .select(['name', 'ended_at as endedAt'])
    .where('api_token_id', '=', tokenId)
    .executeTakeFirst();
  return found ?? null;
}

interface AddedToken {
  readonly tokenId: string;
  readonly name: string;
  readonly hash: string;
  readonly ending: string;
  readonly role: TokenRole;
  readonly mayWrite: boolean;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

/** Adds a token; false when one that is in use has its name. */
export async function addToken(tx: Tx, added: AddedToken): Promise<boolean> {
  const row = await tx
    .insertInto('api_token')
    .values({
      api_token_id: added.tokenId,
      name: added.name,
      secret_hash: added.hash,
      ending: added.ending,
      role: added.role,
      may_write: added.mayWrite,
      made_by: added.madeBy,
      made_at: added.madeAt,
      expires_at: added.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('api_token_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a token; false when it has ended. */
export async function endTokenRow(tx: Tx, tokenId: string, by: string | null, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('api_token')
    .set({ ended_at: at, ended_by: by })
    .where('api_token_id', '=', tokenId)
    .where('ended_at', 'is', null)
    .returning('api_token_id')
    .executeTakeFirst();
  return row !== undefined;
}

const orphans = statement(
  { tokenId: text, name: text, why: oneOf('TIME', 'MAKER') },
  ({ now }: { now: Date }) => sql`
    update api_token t set ended_at = ${now}
    from (
      select o.api_token_id, case when o.expires_at <= ${now} then 'TIME' else 'MAKER' end as why from api_token o
      where o.ended_at is null and (
        o.expires_at <= ${now}
        or not exists (select from staff_role r where r.member_id = o.made_by and r.role = 'owner'))
      order by o.api_token_id for update skip locked) over
    where t.api_token_id = over.api_token_id
    returning t.api_token_id::text as "tokenId", t.name, over.why`,
);

/** Ends every token whose time is over, or whose maker is no owner any more. */
export function endOverTokens(tx: Tx, now: Date) {
  return orphans.rows(tx, { now });
}
