import type { ReactNode } from 'react';
import { IconAward, IconCheck, IconClock, IconGift, IconPlayerPlayFilled, IconUsers } from '@tabler/icons-react';
import { cardBadge, earnedBadgeLabel, type CardBadgeKey } from '@atrium/domain/session/badge.ts';
import type { CourseType } from '@atrium/domain/session/facts.ts';
import { isActive, isHappeningNow, isLive } from '@atrium/domain/session/flags.ts';
import { cardLengthLabel, workshopLengthCopy } from '@atrium/domain/session/length.ts';
import { formatDay } from '../../lib/dates.ts';
import type { CourseCardFieldsFragment } from '../../lib/gql/graphql.ts';
import { coursePath } from '../../lib/links.ts';
import type { TagWeight } from '../../ui/Tag.tsx';
import type { CardTag, CourseCardProps } from '../CourseCard.tsx';
import type { MemberCourse } from './memberCourse.ts';

const tagLooks: Record<CardBadgeKey, { weight: TagWeight; icon?: ReactNode; dot?: boolean }> = {
  activeEnrolled: { weight: 'in', dot: true },
  watchingOnDemand: { weight: 'in', icon: <IconPlayerPlayFilled aria-hidden="true" /> },
  enrolled: { weight: 'in', icon: <IconCheck aria-hidden="true" /> },
  completed: { weight: 'earned', icon: <IconAward aria-hidden="true" /> },
  waitlisted: { weight: 'paper', icon: <IconClock aria-hidden="true" /> },
  comingSoon: { weight: 'paper' },
  courseFull: { weight: 'paper', icon: <IconUsers aria-hidden="true" /> },
  closesIn: { weight: 'loud', icon: <IconClock aria-hidden="true" /> },
  limitedAvailability: { weight: 'loud', icon: <IconUsers aria-hidden="true" /> },
  happeningNow: { weight: 'in', dot: true },
  freeCourse: { weight: 'paper', icon: <IconGift aria-hidden="true" /> },
};

export const courseTypeNames: Readonly<Record<CourseType, string>> = {
  SPRINT: 'Sprint',
  WORKSHOP: 'Workshop',
  CAPSTONE: 'Capstone',
  BOOTCAMP: 'Mini-MBA',
  CRASH_COURSE: 'Crash course',
  CUSTOMER: 'Company course',
  OPEN: 'Open course',
};

/** The tags of a course's card: its state, and what was earned (CRD-02, CRD-03). */
export function cardTags(course: MemberCourse, now: number): CardTag[] {
  const badge = cardBadge(course, 'catalogue', now);
  const earned = earnedBadgeLabel(course);
  return [
    ...(badge ? [{ label: badge.label, ...tagLooks[badge.key] }] : []),
    ...(earned ? [{ label: earned, weight: 'earned' as const, icon: <IconAward aria-hidden="true" /> }] : []),
  ];
}

/** '2 weeks' by the run that speaks for the course; a course without live dates says its hours (CRS-06). */
export function courseLength(course: MemberCourse, lengthMinutes: number): string | null {
  const main = course.grouped?.main;
  if (main && isLive(main)) return cardLengthLabel(main);
  const live = course.sessions.find(isLive);
  if (live) return cardLengthLabel(live);
  if (course.type === 'WORKSHOP') return workshopLengthCopy;
  return lengthMinutes > 0 ? cardLengthLabel({ startAt: 0, endAt: lengthMinutes * 60_000 }) : null;
}

/** 'Live now', 'Next live Dec 2, 2026', the own dates of a transactional viewer, or that none is planned (CRS-05). */
export function nextLiveLine(course: MemberCourse, now: number, zone: string, showDates = false): string {
  if (course.sessions.some((session) => isActive(session, now) && isHappeningNow(session, now))) return 'Live now';
  const starts = course.sessions.flatMap(({ sessionType, cancelled, startAt }) =>
    sessionType === 'LIVE' && !cancelled && startAt !== null && startAt > now ? [startAt] : [],
  );
  const [next] = starts.toSorted((a, b) => a - b);
  if (next === undefined) return 'No live date planned';
  return showDates ? `Session ${formatDay(next, zone)}` : `Next live ${formatDay(next, zone)}`;
}

export interface CardView {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
  /** Transactional viewers see session dates rather than 'Next live' (CRS-05). */
  readonly showDates?: boolean;
}

/** What a course card shows of the wire's card (CRD-01). The save button is the page's own. */
export function courseCardProps(
  wire: CourseCardFieldsFragment,
  course: MemberCourse,
  { now, zone, showDates }: CardView,
): CourseCardProps {
  const hidden = wire.hideTimeAndFacultyLabels;
  return {
    href: coursePath(wire.courseId),
    coverUrl: wire.coverImageUrl,
    title: wire.title,
    tags: cardTags(course, now),
    kind: courseTypeNames[wire.courseType],
    length: hidden ? null : courseLength(course, wire.lengthMinutes),
    by: hidden ? null : wire.faculty.map(({ fullName }) => fullName).join(', '),
    rating: wire.courseRating,
    nextLive: hidden ? null : nextLiveLine(course, now, zone, showDates),
    onDemand: course.hasOnDemand,
    saved: wire.bookmarked,
  };
}
