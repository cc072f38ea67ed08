import { closingLabel } from './closingLabel.ts';
import { hoursLeftToEnroll } from './enrollment.ts';
import type { CourseFacts, SessionFacts } from './facts.ts';
import {
  isActive,
  isClosed,
  isComingSoon,
  isEnrollable,
  isEnrolled,
  isHappeningNow,
  isLive,
  isUserCompleted,
  isWaitListed,
  isWaitListOpen,
  mainSession,
} from './flags.ts';

export type CardBadgeKey =
  | 'activeEnrolled'
  | 'watchingOnDemand'
  | 'enrolled'
  | 'waitlisted'
  | 'comingSoon'
  | 'justEnded'
  | 'courseFull'
  | 'enrollmentClosed'
  | 'closesIn'
  | 'limitedAvailability'
  | 'happeningNow'
  | 'freeCourse';

export type CardBadge = { readonly key: CardBadgeKey; readonly label: string };

/**
 * What a course says on a certificate once it counts there (CRD-02): the one badge that no card of the catalogue has. A
 * live session that ended while the member was enrolled does not count by itself (D24, D31).
 */
export const completedLabel = 'Completed';

/** The status tag of a card in the catalogue: the first that matches (CRD-02); null for none. */
export function cardBadge(course: CourseFacts, now: number): CardBadge | null {
  const { sessions } = course;
  const enrolled = sessions.filter(isEnrolled);
  if (enrolled.some((session) => isActive(session, now))) return { key: 'activeEnrolled', label: 'Active' };
  if (enrolled.length > 0) {
    return enrolled.some(isLive)
      ? { key: 'enrolled', label: 'Enrolled' }
      : { key: 'watchingOnDemand', label: 'Watching On Demand' };
  }
  if (sessions.some(isWaitListed)) return { key: 'waitlisted', label: 'Waitlisted!' };
  // before its next run is spoken of: the button of the course leads to the one that is over
  if (sessions.some((session) => isActive(session, now))) return { key: 'justEnded', label: 'Just Ended' };
  const main = mainSession(sessions, now);
  return main ? sessionBadge(main, now) : null;
}

/** What an earned badge adds to a card: 'Badge Earned', or 'Completed' where the course says so (CRD-02). */
export function earnedBadgeLabel(course: Pick<CourseFacts, 'userEarnedBadge' | 'badgeAsCompletion'>): string | null {
  if (!course.userEarnedBadge) return null;
  return course.badgeAsCompletion ? completedLabel : 'Badge Earned';
}

export function hasCompletedLiveSession(course: Pick<CourseFacts, 'sessions'>): boolean {
  return course.sessions.some((session) => isLive(session) && isUserCompleted(session));
}

function sessionBadge(session: SessionFacts, now: number): CardBadge | null {
  if (isComingSoon(session)) return { key: 'comingSoon', label: 'Coming Soon!' };
  // the documents' word where it is true: a closed session may have seats left
  if (isClosed(session) && session.seatsRemaining !== undefined && session.seatsRemaining !== 0) {
    return { key: 'enrollmentClosed', label: 'Enrollment Closed' };
  }
  if (isWaitListOpen(session) || isClosed(session)) return { key: 'courseFull', label: 'Course Full' };
  if (isEnrollable(session)) {
    const closing = closingLabel(hoursLeftToEnroll(session, now));
    if (closing !== null) return { key: 'closesIn', label: closing };
    if (session.lowInventory) return { key: 'limitedAvailability', label: 'Limited Availability' };
  }
  if (isHappeningNow(session, now)) return { key: 'happeningNow', label: 'Active' };
  return session.isFreeSession ? { key: 'freeCourse', label: 'Free Course' } : null;
}
