import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { enrollmentClosesAt } from '@atrium/domain/session/enrollment.ts';
import type { UserSession } from '../types.ts';
import { toUserSession } from './userSession.ts';
import type { CachedCourse, CachedSession } from './sharedCatalogue.ts';
import { isOwn, isVisible, rowWithoutSeats, type MemberCatalogue } from './memberCatalogue.ts';

/**
 * The courses that begin next: those in which the viewer is enrolled or waitlisted, by their own next session, then,
 * with `withOthers`, every visible one by the next listed session that is still open for enrollment.
 */
export function listUpcomingCourses(
  catalogue: MemberCatalogue,
  { withOthers }: { withOthers: boolean },
): CachedCourse[] {
  const { now } = catalogue.ctx;
  const upcoming = catalogue.shared.courses.flatMap((course) => {
    const own = course.sessions.find(
      (session) => isOwn(catalogue, session) && !session.row.cancelled && lasts(catalogue, session) > now,
    );
    const next = course.sessions.find(
      (session) =>
        session.listed &&
        session.endAt > now &&
        session.startAt !== null &&
        session.startAt > now &&
        stillTakes(session, now),
    );
    const first = own ?? (withOthers && next !== undefined && isVisible(catalogue, course) ? next : undefined);
    return first === undefined ? [] : [{ course, isOwn: own !== undefined, startAt: begin(first) }];
  });
  upcoming.sort(
    (a, b) =>
      Number(b.isOwn) - Number(a.isOwn) || a.startAt - b.startAt || (a.course.courseId < b.course.courseId ? -1 : 1),
  );
  return upcoming.map(({ course }) => course);
}

/** Whether enrollment has not closed: a closed session is not suggested to anybody new. */
function stillTakes({ row, startAt }: CachedSession, now: number): boolean {
  const closes = row.enrollmentClose === null ? null : Number(row.enrollmentClose);
  return (enrollmentClosesAt({ sessionType: row.sessionType, startAt, enrollmentClose: closes }) ?? Infinity) > now;
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
