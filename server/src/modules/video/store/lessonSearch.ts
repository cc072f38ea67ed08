import { sql } from 'kysely';
import { z } from 'zod';
import { json, number, text } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import type { SaidSentence } from '../types.ts';

const found = statement(
  { videoIds: json(z.array(z.string())) },
  ({ query }: { readonly query: string }) => sql`
    select coalesce(json_agg(hit.video_id order by hit.score desc, hit.video_id), '[]') as "videoIds"
    from (
      select v.video_id, ts_rank_cd(v.search, asked) + (v.search @@ whole)::integer as score
      from video v, search_query(${query}::text) asked, whole_words(${query}::text) whole where v.search @@ asked
    ) hit`,
);

/** The videos in which all words are said, best first. */
export async function listVideosSaying(reader: Reader, query: string): Promise<readonly string[]> {
  return (await found.prepared(reader, { query }))[0]?.videoIds ?? [];
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
  ({ query, videoIds }: { readonly query: string; readonly videoIds: readonly string[] }) => sql`
    with asked as materialized (
      select replace(search_query(${query}::text)::text, ' & ', ' | ')::tsquery as any_of,
        replace(whole_words(${query}::text)::text, ' & ', ' | ')::tsquery as any_whole
    )
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
export function listSaid(reader: Reader, query: string, videoIds: readonly string[]): Promise<SaidSentence[]> {
  return said.prepared(reader, { query, videoIds });
}
