import { isInLastDay } from '@atrium/domain/session/callToAction.ts';
import { offeredUntil } from '@atrium/domain/session/enrollment.ts';
import {
  hasEnded,
  isClosed,
  isEnrolled,
  isLive,
  isShownInUpcoming,
  isUserCompleted,
  isWaitListed,
} from '@atrium/domain/session/flags.ts';
import type { MeetingSpan } from '@atrium/domain/session/meetings.ts';
import { toMemberCourse, type MemberCourse } from '#parts/facts/memberCourse.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { clashOf, type OwnMeeting } from '#parts/facts/ownMeetings.ts';
import type { CourseDetail } from './courseQuery.ts';

export interface LiveOption {
  readonly session: MemberSession;
  readonly meetings: readonly MeetingSpan[];
  /** The member's first meeting elsewhere that it overlaps; null without one. */
  readonly clash: OwnMeeting | null;
}

export interface CourseFormats {
  readonly course: MemberCourse;
  /** Sessions that can be joined or are the member's own, soonest first; then those the member completed. */
  readonly live: readonly LiveOption[];
  readonly onDemand: MemberSession | null;
}

/**
 * The formats of a course (learning.md §2 Course landing page): its live sessions with their meetings and clashes, and
 * the on-demand one. The server leaves out the hidden ones that the viewer is not to see (CRS-07).
 */
export function courseFormats(detail: CourseDetail, own: readonly OwnMeeting[], now: number): CourseFormats {
  const { card, sessions } = detail;
  const course = toMemberCourse({ ...card, sessions }, now, { showHiddenInCatalog: true });
  const live = course.sessions
    .filter((session) => isLive(session) && isOffered(session, now))
    .toSorted((a, b) => Number(hasEnded(a, now)) - Number(hasEnded(b, now)) || startOf(a) - startOf(b))
    .map((session): LiveOption => {
      const meetings = meetingsOf(detail, session.sessionId);
      const isOver = isClosed(session) || isInLastDay(session, now);
      return { session, meetings, clash: isOver ? null : clashOf(session, meetings, own) };
    });
  return { course, live, onDemand: course.grouped?.onDemand ?? null };
}

/** Whether a seat in the session can be claimed now, offered to this member or free to everybody who waits (D21). */
export function isClaimable(session: MemberSession, now: number): boolean {
  return isWaitListed(session) && offeredUntil(session, now) !== null;
}

/**
 * The live session selected at first: one with a seat to claim, which is held for hours only, else the member's own
 * that takes place, else the first that can be joined, else the first.
 */
export function firstChoice(live: readonly LiveOption[], now: number): LiveOption | undefined {
  const own = live.find(({ session }) => !session.cancelled && (isEnrolled(session) || isWaitListed(session)));
  const claimable = live.find(({ session }) => isClaimable(session, now));
  return claimable ?? own ?? live.find(({ session }) => isShownInUpcoming(session, now)) ?? live[0];
}

/** The start of the first meeting, or of the session while it has none (D77), in epoch milliseconds. */
export function liveFrom({ session, meetings }: LiveOption): number | null {
  return meetings.length > 0 ? Math.min(...meetings.map(({ startAt }) => startAt)) : session.startAt;
}

/** How many lessons the outline leaves out for this viewer (CRS-07). */
export function hiddenLessons({ outline, lessonCount }: Pick<CourseDetail, 'outline' | 'lessonCount'>): number {
  return lessonCount - outline.flatMap((group) => group.videos).length;
}

function isOffered(session: MemberSession, now: number): boolean {
  if (isEnrolled(session) || isWaitListed(session) || isUserCompleted(session)) return true;
  return !session.cancelled && session.endAt !== null && session.endAt > now;
}

const startOf = ({ startAt }: MemberSession): number => startAt ?? Infinity;

function meetingsOf(detail: CourseDetail, sessionId: string): MeetingSpan[] {
  return detail.meetings
    .filter((meeting) => meeting.sessionId === sessionId)
    .map(({ startAt, endAt }) => ({ startAt: Number(startAt), endAt: Number(endAt) }));
}
