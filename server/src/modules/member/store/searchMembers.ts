import type { Reading, SimilarWord } from '@atrium/domain/member/closestReadings.ts';
import { mostSearched } from '@atrium/domain/member/directory.ts';
import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import { rowsOf } from '../../../base/sql/fragments.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';
import type { MemberCardRow } from '../types.ts';
import { cardColumns, type Listing } from './members.ts';

/** A page of the people that a search has found, and how many it has found, up to `mostSearched`. */
export interface Found {
  readonly list: readonly MemberCardRow[];
  readonly total: number;
}

const named = query((db, { filter, count, skipped }: { filter: string; count: number; skipped: number }) =>
  db
    .selectFrom(rowsOf('entries_named', [filter, sql.lit(mostSearched), count, skipped], 'e'))
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select(cardColumns)
    .select('e.total')
    .orderBy('e.has_picture', 'desc')
    .orderBy('e.registered_at', 'desc')
    .orderBy('e.member_id'),
);

/** Those whose name or job role contains what was typed, in the order of the directory. */
export async function listNamedPage(reader: Reader, { filter, count, page }: Listing): Promise<Found> {
  return foundOf(await named.prepared(reader, { filter, count, skipped: count * page }));
}

const similarWords = statement(
  { part: number, word: text, likeness: number },
  ({ words }: { words: readonly string[] }) => sql`
    select coalesce(s.part, 0) as part, coalesce(s.word, '') as word, coalesce(s.likeness, 0) as likeness
    from similar_words(${words}) s`,
);

/** The words of the directory that are similar to each of those, the most similar first. */
export async function listSimilarWords(reader: Reader, words: readonly string[]): Promise<SimilarWord[][]> {
  const similar = await similarWords.prepared(reader, { words });
  return words.map((_, place) => similar.filter(({ part }) => part === place + 1));
}

interface Read {
  readonly readings: readonly string[];
  readonly likenesses: readonly number[];
  readonly count: number;
  readonly skipped: number;
}

const similar = query((db, { readings, likenesses, count, skipped }: Read) =>
  db
    .selectFrom(rowsOf('entries_similar', [readings, likenesses, sql.lit(mostSearched), count, skipped], 'e'))
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select(cardColumns)
    .select('e.total')
    .orderBy('e.likeness', 'desc')
    .orderBy('e.has_picture', 'desc')
    .orderBy('e.registered_at', 'desc')
    .orderBy('e.member_id'),
);

/** Those who have all words of one of the readings in name or job role, the most similar first. */
export async function listSimilarPage(
  reader: Reader,
  readings: readonly Reading[],
  { count, page }: Listing,
): Promise<Found> {
  const rows = await similar.prepared(reader, {
    readings: readings.map(({ words }) => words.join(' ')),
    likenesses: readings.map(({ likeness }) => likeness),
    count,
    skipped: count * page,
  });
  return foundOf(rows);
}

function foundOf(rows: readonly (MemberCardRow & { readonly total: number | null })[]): Found {
  return { list: rows.map(({ total: _, ...card }) => card), total: rows[0]?.total ?? 0 };
}
