import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import { matches, scoreOf } from './courseHits.ts';
import type { Scored } from '../types.ts';

/** The courses that match a search, whether visible to the viewer or not. */
export function findMatches(reader: Reader, query: string): Promise<Scored[]> {
  return preparedRows(
    reader,
    sql<Scored>`select c.course_id as "courseId", ${scoreOf(query)} as score from course c where ${matches(query)}`,
  );
}

/** The similarity, 0 to 1, from which a course is suggested. */
const nearEnough = 0.25;

/** The courses with a word similar to one of these, whether visible to the viewer or not, the most similar first. */
export function findNearMatches(reader: Reader, words: readonly string[]): Promise<Scored[]> {
  return preparedRows(
    reader,
    sql<Scored>`
    with near as (
      select c.course_id, c.rating, (
        select max(strict_word_similarity(fold(word), c.search_words)) from unnest(${words}::text[]) word
      ) as score
      from course c
    )
    select course_id as "courseId", score from near where score >= ${nearEnough}
    order by score desc, rating desc nulls last, course_id`,
  );
}
