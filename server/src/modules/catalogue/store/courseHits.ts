import type { CourseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { sql, type RawBuilder } from 'kysely';

/** What a list of courses is narrowed by; an empty list, or null, is no restriction. */
export interface CourseFilter {
  readonly types: readonly string[];
  readonly topics: readonly string[];
  readonly stacks: readonly string[];
  readonly difficulties: readonly string[];
  readonly bookmarked: boolean;
  /** Words as typed, null for none. */
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

/**
 * The CTEs `listed`, `own` and `hit`. `hit` holds the courses that the viewer may know of and that match words and
 * bookmarks, with a score, the next date, and for each facet whether its own choice lets the course through.
 * A course is listed while something of it is to come or on demand, and always when the viewer took part in it.
 */
export function courseHits(memberId: string, sight: CourseSight, filter: CourseFilter, now: Date): RawBuilder<unknown> {
  return sql`
    listed as materialized (
      select course_id, min(start_at) filter (where start_at > ${now}) as next_at
      from session
      where published and not hide_in_catalog and cancelled_at is null
        and coalesce(end_at, 'infinity'::timestamptz) > ${now}
      group by course_id
    ),
    own as materialized (
      select s.course_id from enrollment e join session s using (session_id)
      where e.member_id = ${memberId}
        and (e.status = 'ENROLLED' or (e.status = 'WAITLISTED' and s.start_at > ${now}))
      union
      select b.course_id from course_badge b where b.member_id = ${memberId}
    ),
    hit as materialized (
      select c.course_id, c.course_type, c.topic, c.stacks, c.difficulty, c.rating, listed.next_at,
        own.course_id is not null as own,
        ${scoreOf(filter.query)} as score,
        ${among(sql`c.course_type`, filter.types)} as by_type,
        ${among(sql`c.topic`, filter.topics)} as by_topic,
        ${filter.stacks.length === 0 ? sql`true` : sql`c.stacks && ${filter.stacks}::text[]`} as by_stack,
        ${among(sql`c.difficulty`, filter.difficulties)} as by_difficulty
      from course c
      left join listed on listed.course_id = c.course_id
      left join own on own.course_id = c.course_id
      where (listed.course_id is not null or own.course_id is not null)
        and (${visible(sight)} or own.course_id is not null)
        and ${matches(filter.query)}
        and ${filter.bookmarked ? bookmarkedBy(memberId) : sql`true`}
    )`;
}

/** Whether a `course c` may be shown: all of it decided in domain, here only looked up. */
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

function among(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 0 ? sql`true` : sql`${column} = any(${values}::text[])`;
}

function bookmarkedBy(memberId: string): RawBuilder<unknown> {
  return sql`exists (
    select from bookmark b where b.member_id = ${memberId} and b.content_type = 'COURSE' and b.content_id = c.course_id)`;
}

/** Word by word with the last one as a beginning; else a part of title or faculty; else close to either. */
function matches(query: string | null): RawBuilder<unknown> {
  if (query === null) return sql`true`;
  return sql`(c.search @@ ${words(query)} or c.search_words like (select containing(${query})) or ${folded(query)} <% c.search_words)`;
}

function scoreOf(query: string | null): RawBuilder<unknown> {
  if (query === null) return sql`0::real`;
  return sql`(ts_rank_cd(c.search, ${words(query)}) + word_similarity(${folded(query)}, c.search_words))`;
}

const folded = (query: string): RawBuilder<string> => sql<string>`fold(${query}::text)`;
// a subquery of its own is worked out once, not for every course
const words = (query: string): RawBuilder<unknown> => sql`(select search_query(${query}))`;
