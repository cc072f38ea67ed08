import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import type { LessonHitRow, LessonSearch } from '../types.ts';

const columns = {
  videoId: text,
  topLevelId: text,
  groupId: text,
  videoContentId: text,
  title: text,
  thumbnailUrl: text,
  duration: number,
  startSeconds: number,
  /** The words that were found are between the characters 1 and 2. */
  sentence: text,
  total: number,
};

// any of the words finds the sentence: all of them together may be spread over the video; the sessions are joined,
// because each place of a hit would be compared with all of an array
const found = statement(
  columns,
  ({ query, sessionIds, freeSessionIds, readable, isMetered, now, after, count }: LessonSearch) => sql`
    with asked as materialized (
      select search_query(${query}::text) as every,
        replace(search_query(${query}::text)::text, ' & ', ' | ')::tsquery as any_of
    ), hit as (
      select v.video_id, ts_rank_cd(v.search, asked.every) as score from video v, asked where v.search @@ asked.every
    ), place as (
      select distinct on (hit.video_id) hit.video_id, hit.score, g.session_id, g.session_content_id, gv.course_content_id
      from hit
      join group_video gv on gv.video_id = hit.video_id
      join session_content g on g.session_content_id = gv.session_content_id
      join unnest(${sessionIds}::text[]) with ordinality as open (session_id, rank) using (session_id)
      left join session_content parent on parent.session_content_id = g.parent_id
      where coalesce(greatest(g.enabled_at, parent.enabled_at) <= ${now}, true)
        and (not ${isMetered}::boolean or hit.video_id = any(${readable}::text[])
          or g.session_id = any(${freeSessionIds}::text[]))
      order by hit.video_id, open.rank, g.sort_order, gv.sort_order, g.session_content_id
    ), shown as (
      select place.*, count(*) over () as total from place
      order by score desc, video_id limit ${count}::integer offset ${after}::integer
    )
    select shown.video_id as "videoId", shown.session_id as "topLevelId", shown.session_content_id as "groupId",
      shown.course_content_id as "videoContentId", v.title, v.thumbnail_url as "thumbnailUrl", v.duration,
      said.start_seconds as "startSeconds",
      ts_headline('english', said.sentence, asked.any_of,
        'HighlightAll=true, StartSel=' || chr(1) || ', StopSel=' || chr(2)) as sentence,
      shown.total
    from shown join video v using (video_id), asked, lateral (
      select s."startSeconds" as start_seconds, s.sentence
      from jsonb_to_recordset(v.sentences) as s ("startSeconds" double precision, sentence text, words tsvector)
      where s.words @@ asked.any_of
      order by ts_rank_cd(s.words, asked.any_of) desc, s."startSeconds" limit 1
    ) said
    order by shown.score desc, shown.video_id`,
);

/** A page of the videos of these sessions in which all words are said, best first, each with its best sentence. */
export function listLessonHits(reader: Reader, search: LessonSearch): Promise<LessonHitRow[]> {
  return found.prepared(reader, search);
}
