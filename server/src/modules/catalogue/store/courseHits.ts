import type { CourseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { sql, type RawBuilder } from 'kysely';

/** The filters of a course list; an empty list, or null, restricts nothing. */
export interface CourseFilter {
  readonly types: readonly string[];
  readonly topics: readonly string[];
  readonly stacks: readonly string[];
  readonly difficulties: readonly string[];
  readonly bookmarked: boolean;
  /** The search text as typed, null for none. */
  readonly query: string | null;
}

export const noFilter: CourseFilter = {
  types: [],
  topics: [],
  stacks: [],
  difficulties: [],
  bookmarked: false,
  query: null,
};

/** A condition on `course c`: whether the viewer may know of it, by the rule in domain (`courseSight`). */
export function visible(sight: CourseSight): RawBuilder<boolean> {
  if (sight.everything) return sql<boolean>`true`;
  return sql<boolean>`(c.open_to && ${sight.openTo}::text[]
    or c.course_id = any(${sight.courseIds}::text[])
    or exists (select from session g where g.course_id = c.course_id and g.session_id = any(${sight.sessionIds}::text[])))`;
}

/** The words of a query: runs of letters and digits. */
export function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches word by word, the last one as a prefix; or a substring of title or faculty; or a similar text. */
export function matches(query: string): RawBuilder<unknown> {
  return sql`(c.search @@ ${words(query)} or c.search_words like (select containing(${query})) or ${folded(query)} <% c.search_words)`;
}

export function scoreOf(query: string): RawBuilder<unknown> {
  return sql`(ts_rank_cd(c.search, ${words(query)}) + word_similarity(${folded(query)}, c.search_words))`;
}

const folded = (query: string): RawBuilder<string> => sql<string>`fold(${query}::text)`;
// as a subquery it is evaluated once, not for every course
const words = (query: string): RawBuilder<unknown> => sql`(select search_query(${query}))`;
