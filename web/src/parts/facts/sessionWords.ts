import { isInLastDay } from '@atrium/domain/session/callToAction.ts';
import { isOpenClaim, offeredUntil } from '@atrium/domain/session/enrollment.ts';
import { hasEnded, isLive } from '@atrium/domain/session/flags.ts';
import { meetingSpans, runningMeeting, type MeetingSpan } from '@atrium/domain/session/meetings.ts';
import { day } from '@atrium/domain/time.ts';
import { formatDay, formatDayName, formatMoment, formatSpan, formatTime, isSameDay } from '#lib/dates.ts';
import type { MemberSession } from './memberSession.ts';

/** Of an on-demand session that is not released (SSN-04). */
export const opensSoon = 'The on-demand course opens soon.';

/** 'Dec 1 to 11, 2026', the one day of a workshop, or 'On demand'. */
export function sessionDates(
  { startAt, endAt, sessionType }: Pick<MemberSession, 'startAt' | 'endAt' | 'sessionType'>,
  zone: string,
): string {
  if (sessionType === 'ON_DEMAND' || startAt === null) return 'On demand';
  return endAt === null ? formatDay(startAt, zone) : formatSpan(startAt, endAt, zone);
}

/** 'Tue and Thu, 12:00 PM GMT-5' from the meetings, else the time of the start; null on demand. */
export function meetingTimes(session: MemberSession, meetings: readonly MeetingSpan[], zone: string): string | null {
  const first = meetings[0]?.startAt ?? session.startAt;
  if (!isLive(session) || first === null) return null;
  const isOneDay = session.endAt !== null && session.startAt !== null && session.endAt - session.startAt < day;
  if (isOneDay || meetings.length < 2) return formatMoment(first, zone);
  const names = [...new Set(meetings.map(({ startAt }) => formatDayName(startAt, zone)))];
  const days = names.length > 3 ? `${String(meetings.length)} live meetings` : list(names);
  const times = [...new Set(meetings.map(({ startAt }) => formatTime(startAt, zone)))];
  return times.length === 1 ? `${days}, ${times[0] ?? ''}` : `${days}, from ${formatTime(first, zone)}`;
}

/** 'Starts Tue, Dec 1, 12:00 PM GMT-5'; null on demand. */
export function startWords({ sessionType, startAt }: MemberSession, zone: string): string | null {
  return sessionType === 'ON_DEMAND' || startAt === null ? null : `Starts ${formatMoment(startAt, zone)}`;
}

/** Its dates and 'Starts Tue, Dec 1, 12:00 PM GMT-5'; for a single day 'Tue, Dec 1, 2026, 12:00 PM GMT-5'. */
export function sessionWhen(session: MemberSession, zone: string): string[] {
  const { startAt, endAt } = session;
  const starts = startWords(session, zone);
  if (starts === null || startAt === null) return [sessionDates(session, zone)];
  if (endAt !== null && !isSameDay(startAt, endAt, zone)) return [sessionDates(session, zone), starts];
  return [`${formatDayName(startAt, zone)}, ${formatDay(startAt, zone)}, ${formatTime(startAt, zone)}`];
}

/** '14 seats left', 'Enrolled', "You're number 3 in line": the seat status; null where unlimited. */
export function seatWords(session: MemberSession, meetings: readonly MeetingSpan[], now: number): string | null {
  const { seatsRemaining } = session;
  switch (session.enrollmentStatus) {
    case 'WAITLISTED':
      if (offeredUntil(session, now) !== null) {
        return isOpenClaim(session) ? 'A seat is free to claim' : 'A seat is yours to claim';
      }
      return placeInLine(session);
    case 'WAITLIST':
      return 'Full, with a waitlist';
    case 'ENROLLED':
      return runningMeeting(meetingSpans(session, meetings), now) ? 'Enrolled, live now' : 'Enrolled';
    case 'COMPLETED':
      return 'Ended';
    case 'ENROLL':
      return isInLastDay(session, now) ? 'Closed' : (openSeats(seatsRemaining) ?? 'Open');
    case 'FUTURE':
      return 'Not open yet';
    case 'CLOSED':
      return session.cancelled ? 'Canceled' : 'Closed';
    case 'MANUAL':
      return 'By invitation';
    case 'NO_STATUS':
      return null;
  }
}

/** "You're number 3 in line": the rank on the waitlist. */
export function placeInLine({ waitlistPosition }: MemberSession): string {
  return waitlistPosition === null ? "You're on the waitlist" : `You're number ${String(waitlistPosition)} in line`;
}

/** '14 seats left'; null where seats are not counted, as for staff, who can join a full session too. */
export function openSeats(seatsRemaining: number | null): string | null {
  if (seatsRemaining === null || seatsRemaining === 0) return null;
  return `${String(seatsRemaining)} ${seatsRemaining === 1 ? 'seat' : 'seats'} left`;
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Why a session that can no longer be joined says 'Course Ended'. */
export function whyEnded(session: MemberSession, now: number): string {
  return hasEnded(session, now) ? 'This session has ended.' : 'Enrollment is over. This session is in its last day.';
}
