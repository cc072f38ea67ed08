import { hasCompletedLiveSession } from '../session/badge.ts';
import type { CourseType, SessionFacts } from '../session/facts.ts';
import {
  isActive,
  isEnrollable,
  isEnrolled,
  isLive,
  isShownInUpcoming,
  isUserCompleted,
  isWaitListed,
  isWaitListOpen,
  mainSession,
} from '../session/flags.ts';

/** A course as grouped from its sessions (learning.md §3 Course). */
export type GroupedCourse<S extends SessionFacts = SessionFacts> = {
  readonly courseId: string;
  readonly type: CourseType;
  readonly sessions: readonly S[];
  /** Live sessions still to come, soonest first. */
  readonly upcoming: readonly S[];
  readonly onDemand: S | null;
  readonly main: S;
  readonly isActive: boolean;
  readonly enrolled: boolean;
  readonly waitListed: boolean;
  /** A session of it can be joined now, or its waitlist. */
  readonly isOpen: boolean;
  readonly userCompleted: boolean;
  readonly completedLiveSession: boolean;
};

/**
 * Groups sessions by course, in the order in which the courses first appear (learning.md §3, §4). Sessions hidden in
 * the catalogue are left out unless requested (CRS-07); one in which the viewer is enrolled always stays.
 */
export function groupByCourse<S extends SessionFacts>(
  sessions: readonly S[],
  now: number,
  options: { showHiddenInCatalog?: boolean } = {},
): GroupedCourse<S>[] {
  const byCourse = new Map<string, [S, ...S[]]>();
  for (const session of sessions) {
    if (session.hideInCatalog && options.showHiddenInCatalog !== true && !isOwn(session)) continue;
    const group = byCourse.get(session.courseId);
    if (group) group.push(session);
    else byCourse.set(session.courseId, [session]);
  }
  return [...byCourse.values()].map((group) => toCourse(group, now));
}

/** A sprint that can be joined, waited for or looked forward to (learning.md §3 mcSprintAvailable). */
export function hasSprintToCome({ type, upcoming }: Pick<GroupedCourse, 'type' | 'upcoming'>): boolean {
  return type === 'SPRINT' && upcoming.length > 0;
}

function toCourse<S extends SessionFacts>(sessions: [S, ...S[]], now: number): GroupedCourse<S> {
  const main = mainSession<S>(sessions, now) ?? sessions[0];
  return {
    courseId: main.courseId,
    type: main.courseType,
    sessions,
    upcoming: sessions
      .filter((session) => isShownInUpcoming(session, now))
      .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity)),
    onDemand: sessions.find((session) => !isLive(session)) ?? null,
    main,
    isActive: sessions.some((session) => isActive(session, now)),
    enrolled: sessions.some(isEnrolled),
    waitListed: sessions.some(isWaitListed),
    isOpen: sessions.some((session) => isEnrollable(session) || isWaitListOpen(session)),
    userCompleted: sessions.some(isUserCompleted),
    completedLiveSession: hasCompletedLiveSession({ sessions }),
  };
}

function isOwn(session: SessionFacts): boolean {
  return isEnrolled(session) || isWaitListed(session) || isUserCompleted(session);
}
