import { isShownInUpcoming, isActive, isEnrolled, isLive, isWaitListed } from '@atrium/domain/session/flags.ts';
import { toMemberCourse, type MemberCourse } from '../../parts/facts/memberCourse.ts';
import type { MemberSession } from '../../parts/facts/memberSession.ts';
import { overlaps, type MeetingTime } from '../../parts/facts/sessionWords.ts';
import type { CourseDetail, OwnSession } from './courseQuery.ts';

export interface LiveOption {
  readonly session: MemberSession;
  readonly meetings: readonly MeetingTime[];
  /** Title of another session of the member's that meets at the same time; null without one. */
  readonly clash: string | null;
}

export interface CourseFormats {
  readonly course: MemberCourse;
  /** What can be joined or is the member's own, soonest first. */
  readonly live: readonly LiveOption[];
  readonly onDemand: MemberSession | null;
}

/**
 * The ways to take a course (learning.md §2 Course landing page): its live sessions with their meetings and clashes, and
 * the on-demand one. Hidden sessions come back where the course says so (CRS-07).
 */
export function courseFormats(detail: CourseDetail, others: readonly OwnSession[], now: number): CourseFormats {
  const { card, sessions, showHiddenSessionEnrollOptions } = detail;
  const course = toMemberCourse({ ...card, sessions }, now, { showHiddenInCatalog: showHiddenSessionEnrollOptions });
  const own = others.filter((other) => isOwnElsewhere(other, card.courseId));
  const live = course.sessions
    .filter((session) => isLive(session) && isOffered(session, now))
    .toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))
    .map((session): LiveOption => {
      const clashing = own.find((other) => overlaps(session, instants(other)));
      return { session, meetings: meetingsOf(detail, session.sessionId), clash: clashing?.title ?? null };
    });
  return { course, live, onDemand: course.grouped?.onDemand ?? null };
}

/** The live session chosen at first: the member's own, else the first that can be joined, else the first. */
export function firstChoice(live: readonly LiveOption[], now: number): LiveOption | undefined {
  const own = live.find(({ session }) => isActive(session, now) || isEnrolled(session) || isWaitListed(session));
  return own ?? live.find(({ session }) => isShownInUpcoming(session, now)) ?? live[0];
}

/** Minutes of all videos of the outline, and how many there are. */
export function outlineSize(outline: CourseDetail['outline']): { readonly videos: number; readonly minutes: number } {
  const videos = outline.flatMap((group) => group.videos);
  return { videos: videos.length, minutes: Math.round(videos.reduce((sum, { duration }) => sum + duration, 0) / 60) };
}

function isOffered(session: MemberSession, now: number): boolean {
  if (isEnrolled(session) || isWaitListed(session) || isActive(session, now)) return true;
  return !session.cancelled && session.endAt !== null && session.endAt > now;
}

function isOwnElsewhere({ courseId, sessionType, enrollmentStatus }: OwnSession, here: string): boolean {
  return courseId !== here && sessionType === 'LIVE' && ['ENROLLED', 'WAITLISTED'].includes(enrollmentStatus);
}

function meetingsOf(detail: CourseDetail, sessionId: string): MeetingTime[] {
  return detail.meetings
    .filter((meeting) => meeting.sessionId === sessionId)
    .map(({ startAt, endAt }) => ({ startAt: Number(startAt), endAt: Number(endAt) }));
}

function instants({ startAt, endAt }: OwnSession) {
  return { startAt: startAt === null ? null : Number(startAt), endAt: endAt === null ? null : Number(endAt) };
}
