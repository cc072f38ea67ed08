import { hasEnded, isEnrolled, isLive } from '@atrium/domain/session/flags.ts';
import type { HomeQuery } from '#lib/gql/graphql.ts';
import { toMemberSession, type MemberSession } from '#parts/facts/memberSession.ts';

type Wire = NonNullable<HomeQuery['getHome']>['freeSessions'][number];

/** A course with those of its sessions that are open to the member. */
export interface SessionCourse {
  readonly courseId: string;
  readonly wire: Wire;
  /** The session in which the member is enrolled, a live one before the one on demand. */
  readonly own: MemberSession | null;
  /** Live sessions that are not over, soonest first. */
  readonly live: readonly MemberSession[];
  readonly onDemand: boolean;
}

/** One entry for each course, those in which the member is enrolled first, otherwise in the given order (HOM-02). */
export function sessionCourses(wires: readonly Wire[], now: number): SessionCourse[] {
  const groups = Map.groupBy(wires, ({ courseId }) => courseId);
  const courses = [...groups].map(([courseId, [first, ...others]]): SessionCourse[] => {
    if (first === undefined) return [];
    const sessions = [first, ...others].map((wire) => toMemberSession(wire));
    const live = sessions.filter((session) => isLive(session) && !hasEnded(session, now));
    const own = live.find(isEnrolled) ?? sessions.find(isEnrolled) ?? null;
    return [{ courseId, wire: first, own, live, onDemand: sessions.some((session) => !isLive(session)) }];
  });
  return courses.flat().toSorted((a, b) => Number(b.own !== null) - Number(a.own !== null));
}
