import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { holdsSession } from '@atrium/domain/session/entitled.ts';
import type { FacetValue, Facets, CourseFilter } from '../types.ts';
import { isVisible, type MemberCatalogue } from './memberCatalogue.ts';
import type { CachedCourse } from './sharedCatalogue.ts';

/**
 * A course that matches the search and the bookmark filter, and for each facet whether it matches that facet's choice.
 */
export interface Hit {
  readonly course: CachedCourse;
  readonly own: boolean;
  readonly score: number;
  /** Epoch milliseconds; Infinity when none of its sessions is still to begin. */
  readonly nextAt: number;
  readonly by: Readonly<Record<keyof Facets, boolean>>;
}

/**
 * The courses that the viewer may know of, in no order. A course is listed while a session of it is upcoming or on
 * demand, and always when the viewer took part in it. `scores`: the courses that match a search; null without one.
 */
export function listHits(
  catalogue: MemberCatalogue,
  filter: CourseFilter,
  scores: ReadonlyMap<string, number> | null,
): Hit[] {
  const own = ownCourses(catalogue);
  const saved = new Set(filter.bookmarked ? catalogue.own.bookmarks : []);
  const hits: Hit[] = [];
  for (const course of catalogue.shared.courses) {
    const { courseId, card } = course;
    const score = scores === null ? 0 : scores.get(courseId);
    if (score === undefined || (filter.bookmarked && !saved.has(courseId))) continue;
    const isOwn = own.has(courseId) && isWithinReach(catalogue.ctx.viewer, card);
    const nextAt = nextBegin(course, catalogue.ctx.now);
    if (!isOwn && (nextAt === null || !isVisible(catalogue, course))) continue;
    if (filter.entitled && !isOwn && !opensSession(catalogue, course)) continue;
    const by = {
      types: among(filter.types, card.courseType),
      topics: among(filter.topics, card.topic),
      stacks: filter.stacks.length === 0 || card.stacks.some((stack) => filter.stacks.includes(stack)),
      difficulties: among(filter.difficulties, card.difficulty),
    };
    hits.push({ course, own: isOwn, score, nextAt: nextAt ?? Infinity, by });
  }
  return hits;
}

/** Best first: by score, next date and rating. */
export function ranked(hits: readonly Hit[]): Hit[] {
  return hits.toSorted(byRank);
}

/** Whether it matches the choices of all facets. */
export function isChosen({ by }: Hit): boolean {
  return by.types && by.topics && by.stacks && by.difficulties;
}

/** Whether a choice of a facet, or saved courses only, narrow the list. */
export function isNarrowed({ bookmarked, types, topics, stacks, difficulties }: CourseFilter): boolean {
  return bookmarked || [types, topics, stacks, difficulties].some((values) => values.length > 0);
}

/**
 * The hits that match the search and all filters but one, best first: one facet, or else that they are saved. None when
 * there is only one filter, without which everything matches.
 */
export function listNearHits(
  catalogue: MemberCatalogue,
  filter: CourseFilter,
  scores: ReadonlyMap<string, number> | null,
): Hit[] {
  const isMissedByOne = ({ by }: Hit): boolean => facets.filter((facet) => !by[facet]).length === 1;
  const chosen = facets.filter((facet) => filter[facet].length > 0).length + (filter.bookmarked ? 1 : 0);
  if (chosen + (scores === null ? 0 : 1) < 2) return [];
  return [
    ...ranked(listHits(catalogue, filter, scores).filter(isMissedByOne)),
    ...(filter.bookmarked
      ? ranked(listHits(catalogue, { ...filter, bookmarked: false }, scores).filter(isChosen))
      : []),
  ];
}

const facets = ['types', 'topics', 'stacks', 'difficulties'] as const;

/** The values of each facet with their counts under the choices of the other facets; the most frequent first. */
export function facetsOf(hits: readonly Hit[]): Facets {
  const counts = { types: new Map(), topics: new Map(), stacks: new Map(), difficulties: new Map() } satisfies Record<
    keyof Facets,
    Counts
  >;
  for (const { course, by } of hits) {
    const missed = facets.filter((facet) => !by[facet]);
    if (missed.length > 1) continue;
    for (const facet of missed.length === 1 ? missed : facets) addTo(counts[facet], valuesOf[facet](course));
  }
  return {
    types: mostFrequentFirst(counts.types),
    topics: mostFrequentFirst(counts.topics),
    stacks: mostFrequentFirst(counts.stacks),
    difficulties: mostFrequentFirst(counts.difficulties),
  };
}

type Counts = Map<string, number>;

const valuesOf: Readonly<Record<keyof Facets, (course: CachedCourse) => readonly string[]>> = {
  types: ({ card }) => [card.courseType],
  topics: ({ card }) => [card.topic],
  stacks: ({ card }) => card.stacks,
  difficulties: ({ card }) => [card.difficulty],
};

function addTo(counts: Counts, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

function mostFrequentFirst(counts: Counts): FacetValue[] {
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Whether an entitlement of the viewer opens a session of the course that is not over. */
function opensSession({ ctx }: MemberCatalogue, { sessions }: CachedCourse): boolean {
  return sessions.some(({ row, endAt }) => endAt > ctx.now && holdsSession(ctx.viewer, row));
}

/** Null when no session of the course may be listed at `now`; Infinity when no listed session is still to begin. */
export function nextBegin(course: CachedCourse, now: number): number | null {
  let next: number | null = null;
  for (const session of course.sessions) {
    if (!session.listed || session.endAt <= now) continue;
    if (session.startAt !== null && session.startAt > now) return session.startAt;
    next = Infinity;
  }
  return next;
}

/** Courses of which the viewer has an enrollment, a place on a waitlist, or a badge. */
function ownCourses({ own, shared, ctx }: MemberCatalogue): ReadonlySet<string> {
  const courses = new Set(own.badges);
  for (const [sessionId, { status }] of Object.entries(own.enrolled)) {
    const startAt = shared.sessionOf.get(sessionId)?.startAt ?? 0;
    const courseId = shared.courseIdOf.get(sessionId);
    if (courseId !== undefined && (status === 'ENROLLED' || startAt > ctx.now)) courses.add(courseId);
  }
  return courses;
}

function byRank(a: Hit, b: Hit): number {
  return (
    b.score - a.score ||
    // Infinity minus Infinity is NaN
    (a.nextAt === b.nextAt ? 0 : a.nextAt - b.nextAt) ||
    (b.course.card.courseRating ?? -1) - (a.course.card.courseRating ?? -1) ||
    (a.course.courseId < b.course.courseId ? -1 : 1)
  );
}

function among(chosen: readonly string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}
