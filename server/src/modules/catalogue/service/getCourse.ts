import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { CourseDetail, TrailerRow, TrailerVideo } from '../types.ts';
import type { KeptCourse, KeptSession } from './sharedCatalogue.ts';
import {
  isOwn,
  type MemberCatalogue,
  isVisible,
  openMemberCatalogue,
  serveCards,
  serveSessions,
} from './memberCatalogue.ts';
import { courseMatter } from './courseMatter.ts';

/** How long a signed media address is valid, in milliseconds (D7). */
const mediaLifetime = 10 * minute;

/** One course with its page (learning.md §2 Course landing page). Refuses with NOT_FOUND. */
export async function getCourse(ctx: MemberContext, courseId: string): Promise<Result<CourseDetail>> {
  const at = await openMemberCatalogue(ctx);
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
function isShown(at: MemberCatalogue, course: KeptCourse, session: KeptSession): boolean {
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

/** For a course that runs all year: the viewer's own sessions, those on demand, the next ones and the last ones. */
function pageOf(at: MemberCatalogue, shown: readonly KeptSession[]): KeptSession[] {
  const others = shown.filter((session) => session.startAt !== null && !isOwn(at, session));
  const toCome = others.filter((session) => session.endAt > at.ctx.now).slice(0, mostToCome);
  const over = others.filter((session) => session.endAt <= at.ctx.now).slice(-mostOver);
  const page = new Set([...toCome, ...over]);
  return shown.filter((session) => session.startAt === null || isOwn(at, session) || page.has(session));
}

function signed({ viewer, ports, now }: MemberContext, { externalKey, ...trailer }: TrailerRow): TrailerVideo {
  const claims = { memberId: viewer.memberId, videoId: trailer.videoId, externalKey, expiresAt: now + mediaLifetime };
  return { ...trailer, manifestUrl: ports.videoHost.manifestUrl(claims) };
}
