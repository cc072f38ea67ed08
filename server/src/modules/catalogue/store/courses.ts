import type { CourseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { CourseCardRow } from '../service.ts';
import { courseHits, visible, type CourseFilter } from './courseHits.ts';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}
export interface Facets {
  readonly types: readonly FacetValue[];
  readonly topics: readonly FacetValue[];
  readonly stacks: readonly FacetValue[];
  readonly difficulties: readonly FacetValue[];
}
export interface CataloguePage {
  readonly courses: readonly CourseCardRow[];
  readonly total: number;
  /** How many of `total` are no relation of the viewer's: what the pages count through. */
  readonly others: number;
  readonly facets: Facets;
}
export interface Viewing {
  readonly memberId: string;
  readonly sight: CourseSight;
  readonly now: Date;
}

const chosen = sql`by_type and by_topic and by_stack and by_difficulty`;
const order = sql`score desc, next_at nulls last, rating desc nulls last, course_id`;

/** One page of cards with the whole count and facets, in one statement. `after` counts courses that are not the viewer's own. */
export async function findCataloguePage(
  reader: Reader,
  { memberId, sight, now }: Viewing,
  filter: CourseFilter,
  { after, count }: { after: number; count: number },
): Promise<CataloguePage> {
  const rows = await preparedRows(
    reader,
    sql<{ page: CataloguePage }>`
    with ${courseHits(memberId, sight, filter, now)},
    shown as materialized (select *, row_number() over (partition by own order by ${order}) as place from hit where ${chosen}),
    page as materialized (
      select course_id, own, place from shown
      where case when own then ${after} = 0 else place > ${after} and place <= ${after + count} end
    )
    select json_build_object(
      'total', (select count(*) from shown),
      'others', (select count(*) from shown where not own),
      'courses', coalesce((
        select json_agg(k.card order by page.own desc, page.place)
        from page join course_cards(${memberId}, ${now}) k using (course_id)
      ), '[]'),
      'facets', json_build_object(
        'types', ${facet(sql`course_type`, sql`by_topic and by_stack and by_difficulty`)},
        'topics', ${facet(sql`topic`, sql`by_type and by_stack and by_difficulty`)},
        'stacks', ${facet(sql`unnest(stacks)`, sql`by_type and by_topic and by_difficulty`)},
        'difficulties', ${facet(sql`difficulty`, sql`by_type and by_topic and by_stack`)}
      )
    ) as page`,
  );
  const page = rows[0]?.page;
  if (page === undefined) throw new Error('a page without a row');
  return page;
}

/** The values of one facet, counted under the choices made in the others. */
function facet(value: ReturnType<typeof sql>, others: ReturnType<typeof sql>): ReturnType<typeof sql> {
  return sql`coalesce((
    select json_agg(json_build_object('value', value, 'count', n) order by n desc, value)
    from (select ${value} as value, count(*) as n from hit where ${others} group by 1) counted
  ), '[]')`;
}

/** Ids of the matching courses, best first, at most `limit`. */
export async function findCourseIds(
  reader: Reader,
  { memberId, sight, now }: Viewing,
  filter: CourseFilter,
  limit: number,
): Promise<{ courseId: string; score: number }[]> {
  const rows = await preparedRows(
    reader,
    sql<{ courseId: string; score: number }>`
    with ${courseHits(memberId, sight, filter, now)}
    select course_id as "courseId", score from hit where ${chosen}
    order by ${order} limit ${limit}`,
  );
  return rows;
}

/** From how alike on a course is worth suggesting, 0 to 1. */
const nearEnough = 0.3;

/** The visible courses of which some word comes nearest to one of these. */
export async function findNearestCourses(
  reader: Reader,
  { memberId, sight, now }: Viewing,
  words: readonly string[],
  limit: number,
): Promise<CourseCardRow[]> {
  const rows = await preparedRows(
    reader,
    sql<{ card: CourseCardRow }>`
    with near as (
      select c.course_id, c.rating, (
        select max(strict_word_similarity(fold(word), c.search_words)) from unnest(${words}::text[]) word
      ) as score
      from course c
      where ${visible(sight)} and exists (
        select from session s
        where s.course_id = c.course_id and s.published and not s.hide_in_catalog and s.cancelled_at is null
          and coalesce(s.end_at, 'infinity'::timestamptz) > ${now})
    ), nearest as (
      select * from near where score >= ${nearEnough}
      order by score desc, rating desc nulls last, course_id limit ${limit}
    )
    select k.card from nearest join course_cards(${memberId}, ${now}) k using (course_id)
    order by nearest.score desc, nearest.rating desc nulls last, nearest.course_id`,
  );
  return rows.map((row) => row.card);
}
