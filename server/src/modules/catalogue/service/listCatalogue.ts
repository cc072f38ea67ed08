import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findMatches, findNearMatches } from '../store/courses.ts';
import type { Catalogue, CourseFilter } from '../types.ts';
import { facetsOf, isChosen, isNarrowed, listHits, listNearHits, nextBegin, ranked } from './listHits.ts';
import { isVisible, openMemberCatalogue, serveCards, type MemberCatalogue } from './memberCatalogue.ts';
import type { CachedCourse } from './sharedCatalogue.ts';

const mostPerRequest = 100;
const longestQuery = 200;
const suggestionCount = 4;

/**
 * A page of the catalogue (learning.md §2, CAT-03, CAT-04, CAT-07). The first page has all courses the viewer takes
 * part in and `count` others, by score or next date; when nothing matches it suggests the nearest courses. Refuses with
 * INVALID_INPUT when an argument is out of range.
 */
export async function listCatalogue(
  ctx: MemberContext,
  { filter: asked, after, count }: { filter: CourseFilter; after: number; count: number },
): Promise<Result<Catalogue>> {
  if (after < 0 || count < 1 || count > mostPerRequest) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  const query = trimmed(asked.query);
  const [catalogue, scores] = await openSearched(ctx, query);
  const filter = withKnownValues(catalogue, asked);
  const hits = listHits(catalogue, filter, scores);
  const chosen = hits.filter(isChosen);
  const own = chosen.filter((hit) => hit.own);
  const others = chosen.filter((hit) => !hit.own);
  const end = after + count;
  return ok({
    courses: () => {
      const page = [...(after === 0 ? ranked(own) : []), ...ranked(others).slice(after, end)];
      return serveCards(
        catalogue,
        page.map((hit) => hit.course),
      );
    },
    total: chosen.length,
    nextAfter: end < others.length ? end : null,
    facets: () => facetsOf(hits),
    suggestions: async () =>
      chosen.length === 0 ? serveCards(catalogue, await nearest(catalogue, { ...filter, query }, scores)) : [],
  });
}

/**
 * The catalogue, and the courses that match the search with their scores, null without a search. Texts that are only
 * similar count where the viewer knows of no course with the words, so that a part of a word finds all that the word
 * does (D89).
 */
async function openSearched(
  ctx: MemberContext,
  query: string | null,
): Promise<readonly [MemberCatalogue, ReadonlyMap<string, number> | null]> {
  const [catalogue, matches] = await Promise.all([
    openMemberCatalogue(ctx),
    query === null ? Promise.resolve(null) : findMatches(ctx, query),
  ]);
  if (matches === null) return [catalogue, null];
  const scoresOf = (some: typeof matches) => new Map(some.map(({ courseId, score }) => [courseId, score]));
  const withWords = matches.filter(({ hasWords }) => hasWords);
  const areEnough = withWords.length < matches.length && listHits(catalogue, noFilter, scoresOf(withWords)).length > 0;
  return [catalogue, scoresOf(areEnough ? withWords : matches)];
}

/** The filter without values that no course of this viewer has: a mistyped address restricts nothing (CAT-01). */
function withKnownValues(catalogue: MemberCatalogue, filter: CourseFilter): CourseFilter {
  if (!isNarrowed({ ...filter, bookmarked: false })) return filter;
  const known = facetsOf(listHits(catalogue, noFilter, null));
  const among = (values: readonly string[], facet: readonly { readonly value: string }[]): string[] =>
    values.filter((value) => facet.some((one) => one.value === value));
  return {
    ...filter,
    types: among(filter.types, known.types),
    topics: among(filter.topics, known.topics),
    stacks: among(filter.stacks, known.stacks),
    difficulties: among(filter.difficulties, known.difficulties),
  };
}

/** The courses that match all filters but one; for a search those with similar words before all that it leaves out. */
async function nearest(
  catalogue: MemberCatalogue,
  filter: CourseFilter,
  scores: ReadonlyMap<string, number> | null,
): Promise<CachedCourse[]> {
  const near = listNearHits(catalogue, filter, scores).map(({ course }) => course);
  if (filter.query !== null && near.length < suggestionCount) {
    near.push(...(await listSimilar(catalogue, filter.query)));
    if (isNarrowed(filter))
      near.push(...ranked(listHits(catalogue, filter, null).filter(isChosen)).map(({ course }) => course));
  }
  return [...new Set(near)].slice(0, suggestionCount);
}

/** Listed courses with a word similar to one of the query's, the most similar first. */
async function listSimilar(catalogue: MemberCatalogue, query: string): Promise<CachedCourse[]> {
  const near = await findNearMatches(catalogue.ctx, wordsOf(query));
  return near
    .flatMap(({ courseId }) => catalogue.shared.courseOf.get(courseId) ?? [])
    .filter((course) => nextBegin(course, catalogue.ctx.now) !== null && isVisible(catalogue, course));
}

/** Ranked ids for a search, at most 100 (learning.md §7, D73). Refuses with INVALID_INPUT for an unknown facet. */
export async function searchCourses(
  ctx: MemberContext,
  input: { query: string | null; facetFilters: readonly string[] },
): Promise<Result<{ courseId: string; score: number }[]>> {
  const filter = facetFilter(input.facetFilters);
  if (filter === null) return refuse('INVALID_INPUT', { reason: 'FACET' });
  const [catalogue, scores] = await openSearched(ctx, trimmed(input.query));
  const found = ranked(listHits(catalogue, filter, scores).filter(isChosen)).slice(0, mostPerRequest);
  return ok(found.map(({ course, score }) => ({ courseId: course.courseId, score })));
}

/** The text trimmed and cut at a maximum length; null when it is empty. */
function trimmed(text: string | null): string | null {
  const words = (text ?? '').trim().slice(0, longestQuery);
  return words === '' ? null : words;
}

/**
 * Parses 'Stack:x', 'Topic:x' and 'Difficulty:x'; values of one group are alternatives. Null when a facet is none of
 * these.
 */
function facetFilter(facets: readonly string[]): CourseFilter | null {
  const groups = { Stack: [] as string[], Topic: [] as string[], Difficulty: [] as string[] };
  for (const facet of facets) {
    const [, name, value] = /^(Stack|Topic|Difficulty):(.+)$/.exec(facet) ?? [];
    if (name === undefined || value === undefined) return null;
    groups[name as keyof typeof groups].push(value);
  }
  return { ...noFilter, stacks: groups.Stack, topics: groups.Topic, difficulties: groups.Difficulty };
}

/** A filter that every course passes. */
export const noFilter: CourseFilter = {
  types: [],
  topics: [],
  stacks: [],
  difficulties: [],
  bookmarked: false,
  entitled: false,
  query: null,
};

/** The words of a query: runs of letters and digits. */
function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{N}]+/gu) ?? [];
}
