import { hour } from '../time.ts';
import type { MeetingSpan } from './meetings.ts';

/** The share of a meeting's scheduled length that counts as having attended it (D33). */
const attendedShare = 0.5;
/** The share of a session's meetings that counts as having attended the session. */
const attendedMeetings = 0.5;
/** The share of a recording that counts as attendance, where the session says so. */
export const recordingShare = 0.9;
/** How long a provider is waited for; what it has not reported then was not attended. */
export const reportDeadline = 36 * hour;

/** Somebody was in a room; `leftAt` null: until the end. Epoch milliseconds. */
export type Presence = { readonly joinedAt: number; readonly leftAt: number | null };

/**
 * Milliseconds of a meeting that someone was there, the joins together: overlapping ones, from two devices, count once,
 * and so does nothing before the start or after the end (D33).
 */
export function presentFor({ startAt, endAt }: MeetingSpan, presences: readonly Presence[]): number {
  const within = presences
    .map(({ joinedAt, leftAt }) => ({ from: Math.max(joinedAt, startAt), to: Math.min(leftAt ?? endAt, endAt) }))
    .toSorted((a, b) => a.from - b.from);
  let total = 0;
  let reached = startAt;
  for (const { from, to } of within) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}

/** Whether being there for so many milliseconds counts: at least half of the scheduled length (D33). */
export function isMeetingAttended({ startAt, endAt }: MeetingSpan, present: number): boolean {
  return endAt > startAt && present / (endAt - startAt) >= attendedShare;
}

/** Whether a session counts as attended: at least half of its meetings (D33). Never without meetings. */
export function isSessionAttended(meetings: { readonly count: number; readonly attended: number }): boolean {
  return meetings.count > 0 && meetings.attended / meetings.count >= attendedMeetings;
}

/** Whether attendance is provisional: the meeting is over, and the provider may still report (D33). */
export function isAwaitingReport(
  { endAt, isReported }: { readonly endAt: number; readonly isReported: boolean },
  now: number,
): boolean {
  return !isReported && now >= endAt && now < endAt + reportDeadline;
}

/** Whether a meeting was missed: it is over, it was not attended, and no report can change that (D33). */
export function isMeetingMissed(
  record: { readonly endAt: number; readonly isReported: boolean; readonly attended: boolean },
  now: number,
): boolean {
  return !record.attended && now >= record.endAt && !isAwaitingReport(record, now);
}

/** Whether a live session earns its badge: attended, and every required project handed in (D32). */
export function isLiveComplete(facts: {
  readonly attended: boolean;
  readonly projects: readonly { readonly completed: boolean; readonly optional: boolean }[];
}): boolean {
  return facts.attended && facts.projects.every(({ completed, optional }) => completed || optional);
}
