import { courseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { toCourseCard, toUserSession, type CourseCard, type Meeting, type UserSession } from '../service.ts';
import { findCourse, type OutlineGroup, type TrailerRow } from '../store/courseDetail.ts';
import { findCataloguePage, findCourseIds, findNearestCourses, type Facets, type Viewing } from '../store/courses.ts';
import { noFilter, wordsOf, type CourseFilter } from '../store/courseHits.ts';

const mostPerRequest = 100;
const longestQuery = 200;
const suggestionCount = 4;
/** How long a signed media address holds (D7). */
const mediaLifetime = 10 * 60_000;

export interface Catalogue {
  readonly courses: readonly CourseCard[];
  readonly total: number;
  readonly nextAfter: number | null;
  readonly facets: Facets;
  readonly suggestions: readonly CourseCard[];
}

export interface TrailerVideo extends Omit<TrailerRow, 'externalKey'> {
  readonly manifestUrl: string;
}

export interface CourseDetail {
  readonly card: CourseCard;
  readonly whoWillBenefit: readonly string[];
  readonly whatYouWillLeaveWith: readonly string[];
  readonly topTakeaway: string;
  readonly courseSyllabusUrl: string | null;
  readonly trailer: TrailerVideo | null;
  readonly showHiddenSessionEnrollOptions: boolean;
  readonly sessions: readonly UserSession[];
  readonly meetings: readonly Meeting[];
  readonly outline: readonly OutlineGroup[];
}

/** As whom and when the catalogue is read. */
export function viewingOf({ viewer, now }: MemberContext): Viewing {
  return { memberId: viewer.memberId, sight: courseSight(viewer), now: new Date(now) };
}

/**
 * A page of the catalogue (learning.md §2, CAT-03, CAT-04, CAT-07). The first holds all courses of the viewer's own
 * and `count` others, by rank or next date; when nothing is found it suggests the nearest.
 * Refuses with INVALID_INPUT when a bound is broken.
 */
export async function listCatalogue(
  ctx: MemberContext,
  { filter, after, count }: { filter: CourseFilter; after: number; count: number },
): Promise<Result<Catalogue>> {
  if (after < 0 || count < 1 || count > mostPerRequest) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  const asked = { ...filter, query: trimmed(filter.query) };
  const viewing = viewingOf(ctx);
  const page = await findCataloguePage(ctx, viewing, asked, { after, count });
  const near =
    page.total === 0 && asked.query !== null
      ? await findNearestCourses(ctx, viewing, wordsOf(asked.query), suggestionCount)
      : [];
  const end = after + count;
  return ok({
    courses: page.courses.map((row) => toCourseCard(row, ctx.viewer, ctx.now)),
    total: page.total,
    nextAfter: end < page.others ? end : null,
    facets: page.facets,
    suggestions: near.map((row) => toCourseCard(row, ctx.viewer, ctx.now)),
  });
}

/** Ranked ids for a search, at most 100 (learning.md §7, D73). Refuses with INVALID_INPUT for an unknown facet. */
export async function searchCourses(
  ctx: MemberContext,
  input: { query: string | null; facetFilters: readonly string[] },
): Promise<Result<{ courseId: string; score: number }[]>> {
  const filter = facetFilter(input.facetFilters);
  if (filter === null) return refuse('INVALID_INPUT', { reason: 'FACET' });
  const query = trimmed(input.query);
  return ok(await findCourseIds(ctx, viewingOf(ctx), { ...filter, query }, mostPerRequest));
}

/** One course with its page (learning.md §2 Course landing page). Refuses with NOT_FOUND. */
export async function getCourse(ctx: MemberContext, courseId: string): Promise<Result<CourseDetail>> {
  const row = await findCourse(ctx, viewingOf(ctx), courseId);
  if (row === null) return refuse('NOT_FOUND');
  const { card, courseMeta, trailer, sessions, meetings, outline } = row;
  return ok({
    card: toCourseCard(card, ctx.viewer, ctx.now),
    whoWillBenefit: courseMeta.whoWillBenefit ?? [],
    whatYouWillLeaveWith: courseMeta.whatYouWillLeaveWith ?? [],
    topTakeaway: courseMeta.topTakeaway ?? '',
    courseSyllabusUrl: courseMeta.courseSyllabusUrl ?? null,
    showHiddenSessionEnrollOptions: courseMeta.showHiddenSessionEnrollOptions ?? false,
    trailer: trailer === null ? null : signed(ctx, trailer),
    sessions: sessions.map((session) => toUserSession(session, ctx.viewer, ctx.now)),
    meetings,
    outline,
  });
}

function signed({ viewer, videoHost, now }: MemberContext, { externalKey, ...trailer }: TrailerRow): TrailerVideo {
  const ticket = { memberId: viewer.memberId, videoId: trailer.videoId, externalKey, expiresAt: now + mediaLifetime };
  return { ...trailer, manifestUrl: videoHost.manifestUrl(ticket) };
}

/** Text as typed, trimmed; null where nothing is left. Longer than any title helps nobody. */
function trimmed(text: string | null): string | null {
  const words = (text ?? '').trim().slice(0, longestQuery);
  return words === '' ? null : words;
}

/** 'Stack:x', 'Topic:x', 'Difficulty:x': one of the values of each group; null when one is none of these. */
function facetFilter(facets: readonly string[]): CourseFilter | null {
  const groups = { Stack: [] as string[], Topic: [] as string[], Difficulty: [] as string[] };
  for (const facet of facets) {
    const [, name, value] = /^(Stack|Topic|Difficulty):(.+)$/.exec(facet) ?? [];
    if (name === undefined || value === undefined) return null;
    groups[name as keyof typeof groups].push(value);
  }
  return { ...noFilter, stacks: groups.Stack, topics: groups.Topic, difficulties: groups.Difficulty };
}
