import { day } from '@atrium/domain/session/facts.ts';
import { isHappeningNow, isLive } from '@atrium/domain/session/flags.ts';
import { formatDay, formatDayName, formatMoment, formatSpan, formatTime } from '../../lib/dates.ts';
import type { MemberSession } from './memberSession.ts';

/** One live meeting; epoch milliseconds. */
export interface MeetingTime {
  readonly startAt: number;
  readonly endAt: number;
}

/** 'Dec 1 to 11, 2026', the one day of a workshop, or 'On demand'. */
export function sessionDates({ startAt, endAt, sessionType }: MemberSession, zone: string): string {
  if (sessionType === 'ON_DEMAND' || startAt === null) return 'On demand';
  return endAt === null ? formatDay(startAt, zone) : formatSpan(startAt, endAt, zone);
}

/** 'Tue and Thu, 12:00 PM EST' from the meetings, else the time of the start; null on demand. */
export function meetingTimes(session: MemberSession, meetings: readonly MeetingTime[], zone: string): string | null {
  const first = meetings[0]?.startAt ?? session.startAt;
  if (!isLive(session) || first === null) return null;
  const one = session.endAt !== null && session.startAt !== null && session.endAt - session.startAt < day;
  if (one || meetings.length < 2) return formatMoment(first, zone);
  const names = [...new Set(meetings.map(({ startAt }) => formatDayName(startAt, zone)))];
  const days = names.length > 3 ? `${String(meetings.length)} live meetings` : list(names);
  const times = [...new Set(meetings.map(({ startAt }) => formatTime(startAt, zone)))];
  return times.length === 1 ? `${days}, ${times[0] ?? ''}` : `${days}, from ${formatTime(first, zone)}`;
}

/** 'Starts Tue, Dec 1, 12:00 PM EST'; null on demand. */
export function startWords({ sessionType, startAt }: MemberSession, zone: string): string | null {
  return sessionType === 'ON_DEMAND' || startAt === null ? null : `Starts ${formatMoment(startAt, zone)}`;
}

/** '14 seats left', 'Waitlist', 'You are number 3 on the waitlist': how it stands with seats; null where unlimited. */
export function seatWords(session: MemberSession, now: number): string | null {
  const { seatsRemaining, waitlistPosition } = session;
  switch (session.enrollmentStatus) {
    case 'WAITLISTED':
      if (session.offerExpiresAt !== null && session.offerExpiresAt > now) return 'A seat is offered to you';
      return waitlistPosition === null
        ? 'You are on the waitlist'
        : `You are number ${String(waitlistPosition)} in line`;
    case 'WAITLIST':
      return 'Full, waitlist open';
    case 'ENROLLED':
      return isHappeningNow(session, now) ? 'You are in, live now' : 'You are in';
    case 'COMPLETED':
      return 'You took part';
    case 'ENROLL':
      return openSeats(seatsRemaining) ?? 'Open';
    case 'FUTURE':
      return 'Not open yet';
    case 'CLOSED':
      return session.cancelled ? 'Called off' : 'Closed';
    case 'MANUAL':
      return 'By invitation';
    case 'NO_STATUS':
      return null;
  }
}

/** '14 seats left'; null where seats are not counted, as for staff, who join a full session too. */
export function openSeats(seatsRemaining: number | null): string | null {
  if (seatsRemaining === null || seatsRemaining === 0) return null;
  return `${String(seatsRemaining)} ${seatsRemaining === 1 ? 'seat' : 'seats'} left`;
}

/** Whether two live sessions run at the same time. */
export function overlaps(
  a: { readonly startAt: number | null; readonly endAt: number | null },
  b: { readonly startAt: number | null; readonly endAt: number | null },
): boolean {
  if (a.startAt === null || a.endAt === null || b.startAt === null || b.endAt === null) return false;
  return a.startAt < b.endAt && b.startAt < a.endAt;
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
