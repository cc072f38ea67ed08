import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import type { UserSession } from '../types.ts';
import { isOwn, isVisible, rowWithoutSeats, type MemberCatalogue } from './memberCatalogue.ts';
import type { CachedCourse, CachedSession } from './sharedCatalogue.ts';
import { toUserSession } from './userSession.ts';

/**
 * The `most` courses that begin next: those in which the viewer is enrolled or waitlisted, by their own next session,
 * then, with `withOthers`, visible ones by the next listed session that is still open for enrollment.
 */
export function listUpcomingCourses(
  catalogue: MemberCatalogue,
  { withOthers, most }: { withOthers: boolean; most: number },
): CachedCourse[] {
  const { shared, own, ctx } = catalogue;
  const courses = new Map<string, CachedSession>();
  for (const session of Object.keys(own.enrolled).flatMap((sessionId) => shared.sessionOf.get(sessionId) ?? [])) {
    if (!isOwn(catalogue, session) || session.row.cancelled || lasts(catalogue, session) <= ctx.now) continue;
    const first = courses.get(session.row.courseId);
    if (first === undefined || byBegin(session, first) < 0) courses.set(session.row.courseId, session);
  }
  const upcoming = [...courses]
    .sort(([a, first], [b, second]) => begin(first) - begin(second) || (a < b ? -1 : 1))
    .map(([courseId]) => courseId);
  if (withOthers) {
    const sessions = shared.byBegin;
    for (let at = firstAfter(sessions, ctx.now); at < sessions.length && upcoming.length < most; at += 1) {
      const session = sessions[at];
      const course = shared.courseOf.get(session?.row.courseId ?? '');
      if (session === undefined || course === undefined || upcoming.includes(course.courseId)) continue;
      // a closed session is not suggested to anybody new
      const isOpen = session.closesAt > ctx.now && session.endAt > ctx.now;
      if (isOpen && isVisible(catalogue, course)) upcoming.push(course.courseId);
    }
  }
  return upcoming.slice(0, most).flatMap((courseId) => shared.courseOf.get(courseId) ?? []);
}

/** The index of the first session, in the order of their begin, that begins after `now`. */
function firstAfter(sessions: readonly CachedSession[], now: number): number {
  let [low, high] = [0, sessions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sessions[middle]?.startAt ?? Infinity) > now) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether there is no course that the viewer may know of. */
export function isEmptyFor(catalogue: MemberCatalogue): boolean {
  const { shared, own } = catalogue;
  const isEnrolled = Object.keys(own.enrolled).some((sessionId) => shared.sessionOf.has(sessionId));
  return !isEnrolled && !shared.courses.some((course) => course.sessions.length > 0 && isVisible(catalogue, course));
}

/** Free sessions that are not over, of courses that the viewer may know of, soonest first. */
export function listFree(catalogue: MemberCatalogue): CachedSession[] {
  return listOpen(
    catalogue,
    (session, course) => session.row.isFreeSession && session.listed && isVisible(catalogue, course),
  );
}

/** Sessions that are not over in which the viewer is enrolled, or which a grant of the session or its course opens. */
export function listBought(catalogue: MemberCatalogue): CachedSession[] {
  const { visibility, own } = catalogue;
  return listOpen(
    catalogue,
    ({ row }, { courseId }) =>
      own.enrolled[row.sessionId]?.status === 'ENROLLED' ||
      visibility.sessionIds.includes(row.sessionId) ||
      visibility.courseIds.includes(courseId),
  );
}

/** One session for this viewer, without its seat counts; null when it does not exist or is not published. */
export function lookUp(
  catalogue: MemberCatalogue,
  sessionId: string,
): { session: UserSession; courseTitle: string } | null {
  const session = catalogue.shared.sessionOf.get(sessionId);
  const course = catalogue.shared.courseOf.get(session?.row.courseId ?? '');
  if (session === undefined || course === undefined) return null;
  const served = toUserSession(rowWithoutSeats(catalogue, session), catalogue.ctx.viewer, catalogue.ctx.now);
  return { session: served, courseTitle: course.card.title };
}

/** Sessions of accessible courses that are upcoming, running or on demand, soonest first. */
export function listOpen(
  catalogue: MemberCatalogue,
  isWanted: (session: CachedSession, course: CachedCourse) => boolean,
): CachedSession[] {
  return catalogue.shared.courses
    .filter(({ card }) => isWithinReach(catalogue.ctx.viewer, card))
    .flatMap((course) =>
      course.sessions.filter(
        (session) => !session.row.cancelled && session.endAt > catalogue.ctx.now && isWanted(session, course),
      ),
    )
    .sort((a, b) => byBegin(a, b));
}

function byBegin(a: CachedSession, b: CachedSession): number {
  const [first, second] = [begin(a), begin(b)];
  return first === second ? (a.row.sessionId < b.row.sessionId ? -1 : 1) : first - second;
}

/** On-demand sessions sort after all others. */
function begin({ startAt }: CachedSession): number {
  return startAt ?? Infinity;
}

/** Until when an own session counts as upcoming: a waitlist ends when the session begins. */
function lasts({ own }: MemberCatalogue, { row, startAt, endAt }: CachedSession): number {
  if (startAt === null) return -Infinity;
  return own.enrolled[row.sessionId]?.status === 'WAITLISTED' ? startAt : endAt;
}
