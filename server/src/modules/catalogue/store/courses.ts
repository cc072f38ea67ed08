import { sql } from 'kysely';
import { boolean, number, text } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

/** A course that a search has found; a higher score is a better match. */
interface Scored {
  readonly courseId: string;
  readonly score: number;
}

/** One that has the words, or else only a text similar to them. */
interface Match extends Scored {
  readonly hasWords: boolean;
}

// word by word, each as a prefix; or a substring of title or faculty; or a similar text
const matches = statement(
  { courseId: text, score: number, hasWords: boolean },
  // read from one row, the query is made once, and not for every course
  ({ query }: { query: string }) => sql`
    with asked as materialized (
      select search_query(${query}::text) as words, whole_words(${query}::text) as whole, containing(${query}::text) as pattern
    )
    select c.course_id as "courseId",
      ts_rank_cd(c.search, (select words from asked)) + ts_rank_cd(c.search, (select whole from asked))
        + word_similarity(fold(${query}::text), c.search_words) as score,
      c.search @@ (select words from asked) or c.search_words like (select pattern from asked) as "hasWords"
    from course c
    where c.search @@ (select words from asked) or c.search_words like (select pattern from asked)
      or fold(${query}::text) <% c.search_words`,
);

/** The courses that match a search, whether visible to the viewer or not. */
export function findMatches(reader: Reader, query: string): Promise<Match[]> {
  return matches.prepared(reader, { query });
}

const nearMatches = statement(
  { courseId: text, score: number },
  ({ words }: { words: readonly string[] }) => sql`
    select course_id as "courseId", s.likeness as score
    from similar_courses(${words}::text[]) s join course c using (course_id)
    order by s.likeness desc, c.rating desc nulls last, course_id`,
);

/** The courses with a word similar to one of these, whether visible to the viewer or not, the most similar first. */
export function findNearMatches(reader: Reader, words: readonly string[]): Promise<Scored[]> {
  return nearMatches.prepared(reader, { words });
}
