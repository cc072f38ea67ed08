import { sql } from 'kysely';
import { z } from 'zod';
import { json, number, text } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import type { SaidSentence } from '../types.ts';

/** What was typed as queries of the full-text search: any of the words, as beginnings and as they stand. */
export interface Asked {
  readonly anyOf: string;
  readonly anyWhole: string;
}

// the words become queries once, here, which costs as much as all else that is done with them
const found = statement(
  { videoIds: json(z.array(z.string())), anyOf: text, anyWhole: text },
  ({ query }: { readonly query: string }) => sql`
    with asked as materialized (
      select search_query(${query}::text) as words, whole_words(${query}::text) as whole
    )
    select coalesce(json_agg(hit.video_id order by hit.score desc, hit.video_id) filter (where hit.video_id is not null),
        '[]') as "videoIds",
      replace(asked.words::text, ' & ', ' | ') as "anyOf", replace(asked.whole::text, ' & ', ' | ') as "anyWhole"
    from asked left join lateral (
      select v.video_id, ts_rank_cd(v.search, asked.words) + (v.search @@ asked.whole)::integer as score
      from video v where v.search @@ asked.words
    ) hit on true
    group by asked.words, asked.whole`,
);

/** The videos in which all words are said, best first, and what `listSaid` looks for in them. */
export async function listVideosSaying(
  reader: Reader,
  query: string,
): Promise<{ readonly videoIds: readonly string[]; readonly asked: Asked }> {
  const [row] = await found.prepared(reader, { query });
  if (row === undefined) throw new Error('a query of one row returns it');
  const { videoIds, ...asked } = row;
  return { videoIds, asked };
}

const columns = {
  videoId: text,
  title: text,
  thumbnailUrl: text,
  duration: number,
  startSeconds: number,
  /** The words that were found are between the characters 1 and 2. */
  sentence: text,
};

// any of the words finds the sentence: all of them together may be spread over the video
const said = statement(
  columns,
  ({ anyOf, anyWhole, videoIds }: Asked & { readonly videoIds: readonly string[] }) => sql`
    with asked as materialized (select ${anyOf}::tsquery as any_of, ${anyWhole}::tsquery as any_whole)
    select v.video_id as "videoId", v.title, v.thumbnail_url as "thumbnailUrl", v.duration,
      said.start_seconds as "startSeconds",
      ts_headline('english', said.sentence, asked.any_of,
        'HighlightAll=true, StartSel=' || chr(1) || ', StopSel=' || chr(2)) as sentence
    from unnest(${videoIds}::text[]) with ordinality as shown (video_id, rank)
    join video v using (video_id), asked, lateral (
      select s.start_seconds, s.sentence
      from unnest(v.sentences) as s
      where s.words @@ asked.any_of
      order by ts_rank_cd(s.words, asked.any_of) + (s.words @@ asked.any_whole)::integer desc, s.start_seconds limit 1
    ) said
    order by shown.rank`,
);

/** These videos in their order, each with the sentence that says most of the words. */
export function listSaid(reader: Reader, asked: Asked, videoIds: readonly string[]): Promise<SaidSentence[]> {
  return said.prepared(reader, { ...asked, videoIds });
}
