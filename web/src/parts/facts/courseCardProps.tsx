import { cardBadge, earnedBadgeLabel, type CardBadgeKey } from '@atrium/domain/session/badge.ts';
import { isInLastDay } from '@atrium/domain/session/callToAction.ts';
import { courseTypeNames } from '@atrium/domain/session/facts.ts';
import { hasEnded, isLive, isUserCompleted } from '@atrium/domain/session/flags.ts';
import { cardLengthLabel, onDemandLengthLabel, workshopLengthCopy } from '@atrium/domain/session/length.ts';
import { nextMeeting, runningMeeting } from '@atrium/domain/session/meetings.ts';
import { day } from '@atrium/domain/time.ts';
import { IconAward, IconCheck, IconClock, IconGift, IconPlayerPlayFilled, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay, formatDayAndTime, formatTime, isSameDay } from '#lib/dates.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { coursePath } from '#lib/links.ts';
import type { TagWeight } from '#ui/Tag.tsx';
import type { CardTag, CourseCardProps, OnSaveCourse } from '../CourseCard.tsx';
import type { MemberCourse } from './memberCourse.ts';
import type { OwnMeeting } from './ownMeetings.ts';

const tagLooks: Record<CardBadgeKey, { weight: TagWeight; icon?: ReactNode; dot?: boolean }> = {
  activeEnrolled: { weight: 'in', dot: true },
  watchingOnDemand: { weight: 'in', icon: <IconPlayerPlayFilled aria-hidden="true" /> },
  enrolled: { weight: 'in', icon: <IconCheck aria-hidden="true" /> },
  waitlisted: { weight: 'paper', icon: <IconClock aria-hidden="true" /> },
  comingSoon: { weight: 'paper' },
  justEnded: { weight: 'in', icon: <IconCheck aria-hidden="true" /> },
  enrollmentClosed: { weight: 'paper' },
  courseFull: { weight: 'paper', icon: <IconUsers aria-hidden="true" /> },
  closesIn: { weight: 'loud', icon: <IconClock aria-hidden="true" /> },
  limitedAvailability: { weight: 'loud', icon: <IconUsers aria-hidden="true" /> },
  // solid is kept for courses that the member is in
  happeningNow: { weight: 'paper' },
  freeCourse: { weight: 'paper', icon: <IconGift aria-hidden="true" /> },
};

/** The tags of a course's card: its status and an earned badge (CRD-02, CRD-03). */
export function cardTags(course: MemberCourse, now: number): CardTag[] {
  const badge = cardBadge(course, now);
  const earned = earnedBadgeLabel(course);
  return [
    ...(badge ? [{ label: badge.label, ...tagLooks[badge.key] }] : []),
    ...(earned ? [{ label: earned, weight: 'earned' as const, icon: <IconAward aria-hidden="true" /> }] : []),
  ];
}

/** '2 weeks' from the course's representative session; for an on-demand course the length of its lessons (CRS-06). */
export function courseLength(course: MemberCourse, lengthMinutes: number): string | null {
  const main = course.grouped?.main;
  if (main && isLive(main)) return cardLengthLabel(main);
  const live = course.sessions.find(isLive);
  if (live) return cardLengthLabel(live);
  if (course.type === 'WORKSHOP' && course.sessions.length === 0) return workshopLengthCopy;
  return onDemandLengthLabel(lengthMinutes);
}

/**
 * 'Live now', 'Next live Dec 2, 12:00 PM GMT-5', 'Repeats …' after having finished the course, or 'Finished Sep 18,
 * 2026' (D77): by the member's own meetings, else by the next session to start. Null for on-demand courses.
 * Transactional viewers see the date of the session.
 */
export function nextLiveLine(
  course: MemberCourse,
  { now, zone, meetings, showDates = false }: CardView,
): string | null {
  const own = meetings.filter(({ courseId }) => courseId === course.courseId);
  if (runningMeeting(own, now)) return 'Live now';
  const starts = course.sessions.flatMap(({ sessionType, cancelled, startAt }) =>
    sessionType === 'LIVE' && !cancelled && startAt !== null && startAt > now ? [startAt] : [],
  );
  const next = nextMeeting(own, now)?.startAt ?? starts.toSorted((a, b) => a - b)[0];
  if (next !== undefined) return `${wordsOfNext(course, showDates)} ${shortMoment(next, now, zone)}`;
  if (course.sessions.some((session) => isInLastDay(session, now) && !hasEnded(session, now))) return 'In its last day';
  const ends = course.sessions.flatMap((session) =>
    isLive(session) && isUserCompleted(session) && session.endAt !== null ? [session.endAt] : [],
  );
  if (ends.length > 0) return `Finished ${formatDay(Math.max(...ends), zone)}`;
  return course.hasOnDemand ? null : 'No live dates yet';
}

/** A finished course can be taken again. */
function wordsOfNext(
  { enrolled, waitListed, userCompleted, userEarnedBadge }: MemberCourse,
  showDates: boolean,
): string {
  if (showDates) return 'Session';
  return !enrolled && !waitListed && (userCompleted || userEarnedBadge) ? 'Repeats' : 'Next live';
}

/** 'today, 3:15 PM GMT-5', 'Dec 2, 12:00 PM GMT-5'; for distant dates the day with its year. */
function shortMoment(at: number, now: number, zone: string): string {
  if (isSameDay(at, now, zone)) return `today, ${formatTime(at, zone)}`;
  return at - now < halfYear ? formatDayAndTime(at, zone) : formatDay(at, zone);
}

const halfYear = 182 * day;

export interface CardView {
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
  /** The member's own meetings that are not over. */
  readonly meetings: readonly OwnMeeting[];
  /** Transactional viewers see session dates instead of 'Next live' (CRS-05). */
  readonly showDates?: boolean;
  /** Absent: no save button. */
  readonly onSave?: OnSaveCourse;
}

/** The properties of a course card from the API's answer (CRD-01). */
export function courseCardProps(wire: CourseCardFieldsFragment, course: MemberCourse, view: CardView): CourseCardProps {
  const hidden = wire.hideTimeAndFacultyLabels;
  const { onSave } = view;
  return {
    href: coursePath(wire.courseId),
    coverUrl: wire.coverImageUrl,
    title: wire.title,
    tags: cardTags(course, view.now),
    kind: courseTypeNames[wire.courseType],
    length: hidden ? null : courseLength(course, wire.lengthMinutes),
    by: hidden ? null : wire.faculty.map(({ fullName }) => fullName).join(', '),
    rating: wire.courseRating,
    nextLive: hidden ? null : nextLiveLine(course, view),
    onDemand: course.hasOnDemand,
    saved: wire.bookmarked,
    onToggleSave:
      onSave &&
      (() => {
        onSave(wire, !wire.bookmarked);
      }),
  };
}
