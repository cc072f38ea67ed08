import { day, hour } from '../time.ts';
import type { CourseFacts, SessionFacts } from './facts.ts';

/** The instant to which the session fixtures are relative: 2 March 2026, noon UTC. */
export const noon = Date.UTC(2026, 2, 2, 12);

/** A live two-week sprint that starts in thirty days and is open for enrollment, for tests. */
export function aSession(given: Partial<SessionFacts> = {}): SessionFacts {
  const startAt = noon + 30 * day;
  return {
    sessionId: 's1',
    courseId: 'c1',
    courseType: 'SPRINT',
    sessionType: 'LIVE',
    startAt,
    endAt: startAt + 14 * day,
    activateAt: null,
    enrollmentOpensAt: null,
    enrollmentClose: null,
    enrollmentStatus: 'ENROLL',
    isFreeSession: false,
    lowInventory: false,
    hideInCatalog: false,
    cancelled: false,
    eventLink: null,
    detailCtaText: null,
    ...given,
  };
}

/** An on-demand session of the same course. */
export function anOnDemandSession(given: Partial<SessionFacts> = {}): SessionFacts {
  return aSession({ sessionId: 'od1', sessionType: 'ON_DEMAND', startAt: null, endAt: null, ...given });
}

/** A session that began an hour ago and lasts another day. */
export function aRunningSession(given: Partial<SessionFacts> = {}): SessionFacts {
  return aSession({ startAt: noon - hour, endAt: noon + 3 * day, ...given });
}

export function aCourse(sessions: readonly SessionFacts[], given: Partial<CourseFacts> = {}): CourseFacts {
  return { courseId: 'c1', type: 'SPRINT', userEarnedBadge: false, badgeAsCompletion: false, sessions, ...given };
}
