import { hasCompletedLiveSession } from './badge.ts';
import { closingLabel } from './closingLabel.ts';
import { hoursLeftToEnroll } from './enrollment.ts';
import type { CourseFacts } from './facts.ts';
import { isEnrollable, isEnrolled, isLive, mainSession } from './flags.ts';

export type PortfolioTagKey =
  'badgeEarned' | 'freeCourse' | 'attended' | 'enrolled' | 'closingSoon' | 'watchingOnDemand';

export type PortfolioTag = { readonly key: PortfolioTagKey; readonly label: string };

/** The tag of a card in the portfolio: the first of six that matches; null for no tag (CRD-04). */
export function portfolioTag(course: CourseFacts, now: number): PortfolioTag | null {
  const main = mainSession(course.sessions, now);
  if (course.userEarnedBadge) return { key: 'badgeEarned', label: 'Badge Earned' };
  if (main?.isFreeSession) return { key: 'freeCourse', label: 'Free Course' };
  if (hasCompletedLiveSession(course)) return { key: 'attended', label: 'Attended' };
  const enrolled = course.sessions.filter(isEnrolled);
  if (enrolled.some(isLive)) return { key: 'enrolled', label: 'Enrolled' };
  const closing = main && isEnrollable(main) ? closingLabel(hoursLeftToEnroll(main, now), 'portfolio') : null;
  if (closing !== null) return { key: 'closingSoon', label: closing };
  return enrolled.length > 0 ? { key: 'watchingOnDemand', label: 'Watching On Demand' } : null;
}
