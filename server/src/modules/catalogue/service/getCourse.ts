import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { signedUntil } from '../../../base/signedUntil.ts';
import type { CourseDetail, OutlineGroup, OutlineGroupRow, TrailerRow, TrailerVideo, UserSession } from '../types.ts';
import { courseDetails } from './courseDetails.ts';
import {
  isOpenToHolder,
  isOwn,
  type MemberCatalogue,
  isVisible,
  openMemberCatalogue,
  serveCards,
  serveSessions,
} from './memberCatalogue.ts';
import type { CachedCourse, CachedSession } from './sharedCatalogue.ts';

/** How long a signed media address is valid, in milliseconds (D7). */
const mediaLifetime = 10 * minute;

/** One course with its page (learning.md §2 Course landing page). Refuses with NOT_FOUND. */
export async function getCourse(ctx: MemberContext, courseId: string): Promise<Result<CourseDetail>> {
  const catalogue = await openMemberCatalogue(ctx);
  const course = catalogue.shared.courseOf.get(courseId);
  const shown = course === undefined ? [] : shownSessions(catalogue, course);
  if (course === undefined || shown.length === 0) return refuse('NOT_FOUND');
  const sessions = pageOf(catalogue, shown);
  const [details, [card], served] = await Promise.all([
    courseDetails(ctx, catalogue.shared, courseId),
    serveCards(catalogue, [course]),
    serveSessions(catalogue, sessions),
  ]);
  if (card === undefined) throw new Error('a course without a card');
  const ids = new Set(sessions.map((session) => session.row.sessionId));
  const { courseMeta } = course;
  const groups = details.outline.filter((group) => ids.has(group.sessionId));
  const lessons = groups.flatMap((group) => group.videos);
  return ok({
    card,
    whoWillBenefit: courseMeta.whoWillBenefit ?? [],
    whatYouWillLeaveWith: courseMeta.whatYouWillLeaveWith ?? [],
    topTakeaway: courseMeta.topTakeaway ?? '',
    courseSyllabusUrl: courseMeta.courseSyllabusUrl ?? null,
    showHiddenSessionEnrollOptions: courseMeta.showHiddenSessionEnrollOptions ?? false,
    trailer: details.trailer === null ? null : signed(ctx, details.trailer),
    sessions: served,
    meetings: details.meetings.filter((meeting) => ids.has(meeting.sessionId)),
    outline: outlineFor(ctx, groups, served),
    lessonCount: lessons.length,
    lessonSeconds: lessons.reduce((sum, { duration }) => sum + duration, 0),
  });
}

/** All lessons of the sessions that open for the viewer; of the others those that a preview shows (CRS-07). */
function outlineFor(
  { viewer }: Pick<MemberContext, 'viewer'>,
  groups: readonly OutlineGroupRow[],
  sessions: readonly UserSession[],
): OutlineGroup[] {
  const open = new Set(
    sessions
      .filter((session) => sessionAccess(viewer, session, session.enrollmentStatus).ok)
      .map(({ sessionId }) => sessionId),
  );
  return groups
    .filter((group) => open.has(group.sessionId) || !group.hidePreview)
    .map((group) => ({
      ...group,
      videos: group.videos.filter((video) => open.has(group.sessionId) || !video.hidePreview),
    }));
}

/** The sessions that the course's page shows to the viewer; none when the course has no page for them (THR-47). */
export function shownSessions(catalogue: MemberCatalogue, course: CachedCourse): CachedSession[] {
  const shown = course.sessions.filter((session) => isShown(catalogue, course, session));
  return isVisible(catalogue, course) || shown.some((session) => isOwn(catalogue, session)) ? shown : [];
}

/** Whether the course's page shows this session to the viewer (CRS-07). */
function isShown(catalogue: MemberCatalogue, course: CachedCourse, session: CachedSession): boolean {
  const { visibility } = catalogue;
  const { cancelled, hideInCatalog, sessionId } = session.row;
  if (isOwn(catalogue, session)) return true;
  if (cancelled) return false;
  return (
    !hideInCatalog ||
    // staff, who may enroll in everything, and hold no crash course
    visibility.everything ||
    isOpenToHolder(catalogue, session) ||
    visibility.courseIds.includes(course.courseId) ||
    visibility.sessionIds.includes(sessionId) ||
    course.courseMeta.showHiddenSessionEnrollOptions === true
  );
}

const mostToCome = 12;
const mostOver = 3;

/** For a course that runs all year: the viewer's own sessions, those on demand, the next ones and the last ones. */
function pageOf(catalogue: MemberCatalogue, shown: readonly CachedSession[]): CachedSession[] {
  const others = shown.filter((session) => session.startAt !== null && !isOwn(catalogue, session));
  const toCome = others.filter((session) => session.endAt > catalogue.ctx.now).slice(0, mostToCome);
  const over = others.filter((session) => session.endAt <= catalogue.ctx.now).slice(-mostOver);
  const page = new Set([...toCome, ...over]);
  return shown.filter((session) => session.startAt === null || isOwn(catalogue, session) || page.has(session));
}

function signed(ctx: MemberContext, { externalKey, ...trailer }: TrailerRow): TrailerVideo {
  const expiresAt = signedUntil(ctx, mediaLifetime);
  const claims = { memberId: ctx.viewer.memberId, videoId: trailer.videoId, externalKey, expiresAt };
  return { ...trailer, manifestUrl: ctx.ports.videoHost.manifestUrl(claims) };
}
