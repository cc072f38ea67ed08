import { earnedBadgeLabel } from './badge.ts';
import { closingLabel } from './closingLabel.ts';
import { hoursLeftToEnroll } from './enrollment.ts';
import type { CourseFacts, SessionFacts } from './facts.ts';
import { isEnrollable, isEnrolled, isLive } from './flags.ts';

export type PortfolioTagKey =
  | 'badgeEarned'
  | 'freeCourse'
  | 'attended'
  | 'enrolled'
  | 'closingSoon'
  | 'watchingOnDemand';

export type PortfolioTag = { readonly key: PortfolioTagKey; readonly label: string };

/** The one tag of a card in the course portfolio: the first of six that matches, else none (CRD-04). */
export function portfolioTag(course: CourseFacts, now: number): PortfolioTag | null {
  const { sessions } = course;
  const earned = earnedBadgeLabel(course);
  if (earned !== null) return { key: 'badgeEarned', label: earned };
  if (sessions.some((session) => session.isFreeSession)) return { key: 'freeCourse', label: 'Free Course' };
  if (sessions.some((session) => session.attended === true)) return { key: 'attended', label: 'Attended' };
  const enrolled = sessions.filter(isEnrolled);
  if (enrolled.some(isLive)) return { key: 'enrolled', label: 'Enrolled' };
  const closing = closingLabel(leastHoursLeft(sessions, now));
  if (closing !== null) return { key: 'closingSoon', label: closing };
  return enrolled.length > 0 ? { key: 'watchingOnDemand', label: 'Watching On Demand' } : null;
}

/** The hours until the first of the sessions that can be joined closes; null when none closes. */
function leastHoursLeft(sessions: readonly SessionFacts[], now: number): number | null {
  const hours = sessions.filter(isEnrollable).map((session) => hoursLeftToEnroll(session, now) ?? Infinity);
  const least = Math.min(...hours);
  return least === Infinity ? null : least;
}
