import { courseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { CourseCard, Meeting, UserSession } from '../service.ts';
import type { KeptCourse, KeptSession } from '../shared/keep.ts';
import { facetsOf, isChosen, listHits, nextBegin, type Facets } from '../shared/list.ts';
import { isOwn, isVisible, look, serveCards, serveSessions, type Look } from '../shared/look.ts';
import { courseMatter } from '../shared/matter.ts';
import { noFilter, wordsOf, type CourseFilter } from '../store/courseHits.ts';
import type { OutlineGroup, TrailerRow } from '../store/courseMatter.ts';
import { findMatches, findNearMatches, type Viewing } from '../store/courses.ts';

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
  const query = trimmed(filter.query);
  const [at, scores] = await Promise.all([look(ctx), scoresOf(ctx, query)]);
  const hits = listHits(at, filter, scores);
  const chosen = hits.filter(isChosen);
  const others = chosen.filter((hit) => !hit.own);
  const end = after + count;
  const page = [...(after === 0 ? chosen.filter((hit) => hit.own) : []), ...others.slice(after, end)];
  const near = chosen.length === 0 && query !== null ? await nearest(at, query) : [];
  return ok({
    courses: await serveCards(
      at,
      page.map((hit) => hit.course),
    ),
    total: chosen.length,
    nextAfter: end < others.length ? end : null,
    facets: facetsOf(hits),
    suggestions: await serveCards(at, near),
  });
}

/** Which courses match the words, and how well; null without words. */
async function scoresOf(ctx: MemberContext, query: string | null): Promise<ReadonlyMap<string, number> | null> {
  if (query === null) return null;
  return new Map((await findMatches(ctx, query)).map(({ courseId, score }) => [courseId, score]));
}

/** The listed courses of which some word comes nearest to one of the query's. */
async function nearest(at: Look, query: string): Promise<KeptCourse[]> {
  const near = await findNearMatches(at.ctx, wordsOf(query));
  return near
    .flatMap(({ courseId }) => at.shared.courseOf.get(courseId) ?? [])
    .filter((course) => nextBegin(course, at.ctx.now) !== null && isVisible(at, course))
    .slice(0, suggestionCount);
}

/** Ranked ids for a search, at most 100 (learning.md §7, D73). Refuses with INVALID_INPUT for an unknown facet. */
export async function searchCourses(
  ctx: MemberContext,
  input: { query: string | null; facetFilters: readonly string[] },
): Promise<Result<{ courseId: string; score: number }[]>> {
  const filter = facetFilter(input.facetFilters);
  if (filter === null) return refuse('INVALID_INPUT', { reason: 'FACET' });
  const [at, scores] = await Promise.all([look(ctx), scoresOf(ctx, trimmed(input.query))]);
  const found = listHits(at, filter, scores).filter(isChosen).slice(0, mostPerRequest);
  return ok(found.map(({ course, score }) => ({ courseId: course.courseId, score })));
}

/** One course with its page (learning.md §2 Course landing page). Refuses with NOT_FOUND. */
export async function getCourse(ctx: MemberContext, courseId: string): Promise<Result<CourseDetail>> {
  const at = await look(ctx);
  const course = at.shared.courseOf.get(courseId);
  const shown = course?.sessions.filter((session) => isShown(at, course, session)) ?? [];
  if (course === undefined || shown.length === 0) return refuse('NOT_FOUND');
  if (!isVisible(at, course) && !shown.some((session) => isOwn(at, session))) return refuse('NOT_FOUND');
  const sessions = pageOf(at, shown);
  const [matter, [card], served] = await Promise.all([
    courseMatter(ctx, at.shared, courseId),
    serveCards(at, [course]),
    serveSessions(at, sessions),
  ]);
  if (card === undefined) throw new Error('a course without a card');
  const ids = new Set(sessions.map((session) => session.row.sessionId));
  const { courseMeta } = course;
  return ok({
    card,
    whoWillBenefit: courseMeta.whoWillBenefit ?? [],
    whatYouWillLeaveWith: courseMeta.whatYouWillLeaveWith ?? [],
    topTakeaway: courseMeta.topTakeaway ?? '',
    courseSyllabusUrl: courseMeta.courseSyllabusUrl ?? null,
    showHiddenSessionEnrollOptions: courseMeta.showHiddenSessionEnrollOptions ?? false,
    trailer: matter.trailer === null ? null : signed(ctx, matter.trailer),
    sessions: served,
    meetings: matter.meetings.filter((meeting) => ids.has(meeting.sessionId)),
    outline: matter.outline.filter((group) => ids.has(group.sessionId)),
  });
}

/** Whether the course's page shows this session to the viewer (CRS-07). */
function isShown(at: Look, course: KeptCourse, session: KeptSession): boolean {
  const { sight } = at;
  const { cancelled, hideInCatalog, openTo, sessionId } = session.row;
  if (isOwn(at, session)) return true;
  if (cancelled) return false;
  return (
    !hideInCatalog ||
    openTo.some((label) => sight.special.includes(label)) ||
    sight.courseIds.includes(course.courseId) ||
    sight.sessionIds.includes(sessionId) ||
    course.courseMeta.showHiddenSessionEnrollOptions === true
  );
}

const mostToCome = 12;
const mostOver = 3;

/** Of a course that runs all year: the viewer's own sessions, those on demand, the next ones and the last ones over. */
function pageOf(at: Look, shown: readonly KeptSession[]): KeptSession[] {
  const others = shown.filter((session) => session.startAt !== null && !isOwn(at, session));
  const toCome = others.filter((session) => session.endAt > at.ctx.now).slice(0, mostToCome);
  const over = others.filter((session) => session.endAt <= at.ctx.now).slice(-mostOver);
  const page = new Set([...toCome, ...over]);
  return shown.filter((session) => session.startAt === null || isOwn(at, session) || page.has(session));
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
