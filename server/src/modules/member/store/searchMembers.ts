import { mostSearched } from '@atrium/domain/member/directory.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { text } from '../../../base/sql/columns.ts';
import { condition } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import { listCards, listNamed, listPage, listVisible, type Listing } from './members.ts';
import type { MemberCardRow } from '../types.ts';

/** A page of the people that a search has found, and how many it has found, up to `mostSearched`. */
export interface Found {
  readonly list: readonly MemberCardRow[];
  readonly total: number;
}

/** Those whose name or job role contains the words, in the order of the directory. */
export function listNamedPage(tx: Db | Tx, listing: Listing): Promise<Found> {
  return pageOf(tx, listNamed(tx, listing.filter), { ...listing, likeness: sql`0::real` });
}

const inOrderOnly = statement({ sort: text }, () => sql`select set_config('enable_sort', 'off', true) as sort`);

/**
 * The same for words that many people have, who are soon met in the order of the listing. Without this setting, the planner
 * finds and sorts all of them, because it takes words in the middle of a text for rare. In a transaction.
 */
export async function listCommonPage(tx: Tx, listing: Listing): Promise<readonly MemberCardRow[]> {
  await inOrderOnly.rows(tx, {});
  return listPage(tx, listing).execute();
}

/**
 * The share of a word's trigrams that must be found: low enough for two letters that changed places in a short name. The
 * database's own default, 0.6, forgives a wrong letter only in long ones.
 */
const threshold = '0.4';
const forgiving = statement(
  { threshold: text },
  () => sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true) as threshold`,
);

/** Those with a similar word in name or job role for each of the words, the most similar first. In a transaction. */
export async function listSimilarPage(tx: Tx, words: readonly string[], listing: Listing): Promise<Found> {
  await forgiving.rows(tx, {});
  const similar = words.reduce(
    (members, word) => members.where(condition`m.search_words %> fold(${word})`),
    listVisible(tx),
  );
  const likeness = sql`word_similarity(fold(${words.join(' ')}), m.search_words)`;
  return pageOf(tx, similar, { ...listing, likeness });
}

/** Finds first and sorts then: in the order of the listing, a rare name would be compared with all members. */
async function pageOf(
  tx: Db | Tx,
  members: ReturnType<typeof listVisible>,
  { count, page, likeness }: Listing & { readonly likeness: RawBuilder<unknown> },
): Promise<Found> {
  const rows = await tx
    .with(
      (cte) => cte('found').materialized(),
      () =>
        listCards(members)
          .select(['m.registered_at as registeredAt', likeness.as('likeness')])
          .limit(sql.lit(mostSearched)),
    )
    .selectFrom('found')
    .select(['userId', 'displayName', 'firstName', 'lastName', 'company', 'jobRole', 'profileImageUrl'])
    .select((eb) => ['registrationDate', eb.fn.countAll().over().as('total')])
    .orderBy('likeness', 'desc')
    .orderBy((eb) => eb('profileImageUrl', 'is', null))
    .orderBy('registeredAt', 'desc')
    .orderBy('userId')
    .limit(sql.lit(count))
    .offset(sql.lit(count * page))
    .execute();
  return { list: rows.map(({ total: _, ...card }) => card), total: Number(rows[0]?.total ?? 0) };
}
