import { hour } from '../time.ts';
import type { SessionFacts } from './facts.ts';

/** The span of a meeting: from `startAt` until before `endAt`, epoch milliseconds. */
export type MeetingSpan = { readonly startAt: number; readonly endAt: number };

/** How long before a meeting its room can be joined (D77). */
export const joinableBefore = hour / 4;

/**
 * The spans in which a session meets (D77): its meetings, or, where it has none, its whole span. Empty for a session
 * that is on demand, canceled or without dates.
 */
export function meetingSpans<M extends MeetingSpan>(
  session: Pick<SessionFacts, 'sessionType' | 'startAt' | 'endAt' | 'cancelled'>,
  meetings: readonly M[],
): readonly (M | MeetingSpan)[] {
  const { sessionType, startAt, endAt, cancelled } = session;
  if (sessionType !== 'LIVE' || cancelled) return [];
  if (meetings.length > 0) return meetings;
  return startAt === null || endAt === null ? [] : [{ startAt, endAt }];
}

/** The meeting that is running at `now` (D77); of several the one that ends first, undefined for none. */
export function runningMeeting<M extends MeetingSpan>(meetings: readonly M[], now: number): M | undefined {
  return meetings
    .filter(({ startAt, endAt }) => startAt <= now && now < endAt)
    .toSorted((a, b) => a.endAt - b.endAt)[0];
}

/** The next meeting that has not begun (D77); undefined for none. */
export function nextMeeting<M extends MeetingSpan>(meetings: readonly M[], now: number): M | undefined {
  return meetings.filter(({ startAt }) => startAt > now).toSorted((a, b) => a.startAt - b.startAt)[0];
}

/** Whether a meeting's room can be joined: from 15 minutes before it until its end (D77). */
export function isJoinable({ startAt, endAt }: MeetingSpan, now: number): boolean {
  return startAt - joinableBefore <= now && now < endAt;
}

/** The first of `others` that overlaps one of `meetings` (D77); adjacent spans do not overlap. Undefined for none. */
export function firstOverlap<M extends MeetingSpan>(
  meetings: readonly MeetingSpan[],
  others: readonly M[],
): M | undefined {
  return others
    .filter((other) => meetings.some((meeting) => meeting.startAt < other.endAt && other.startAt < meeting.endAt))
    .toSorted((a, b) => a.startAt - b.startAt)[0];
}
