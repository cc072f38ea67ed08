import { day } from '../time.ts';

/** How long after a class its recording may still come (D85). */
export const recordingWithin = 3 * day;

/** What is true of the recording of a class that is over; `by`: epoch milliseconds. */
export type Recording =
  | { readonly state: 'READY'; readonly url: string }
  | { readonly state: 'IN_PREPARATION'; readonly by: number }
  | { readonly state: 'NOT_RECORDED' };

/** The recording of a meeting (D85); null before its end. Instants are epoch milliseconds. */
export function recordingOf(
  { endAt, recordingUrl }: { readonly endAt: number; readonly recordingUrl: string | null },
  now: number,
): Recording | null {
  if (now < endAt) return null;
  if (recordingUrl !== null) return { state: 'READY', url: recordingUrl };
  const by = endAt + recordingWithin;
  return now < by ? { state: 'IN_PREPARATION', by } : { state: 'NOT_RECORDED' };
}

/** The recording of a class, for whoever runs it: a link, a video of the session, or a film of ours. */
export interface RunRecording {
  readonly url: string | null;
  readonly filmId: string | null;
  readonly fileName: string | null;
  /** Since when members can watch it; null while its film is made. */
  readonly readyAt: number | null;
}

/** The page of a session where a film of ours plays that is the recording of one of its classes. */
export function recordingPath({ sessionId, meetingNumber }: RecordingKey): string {
  return `/courses/session/${encodeURIComponent(sessionId)}?recording=${String(meetingNumber)}`;
}

/** The class whose recording plays at such an address; null for the address of anything else. */
export function recordingNumberIn(url: string): number | null {
  const [, number] = /^\/courses\/session\/[^/?#]+\?recording=([1-9]\d{0,5})$/.exec(url) ?? [];
  return number === undefined ? null : Number(number);
}

interface RecordingKey {
  readonly sessionId: string;
  readonly meetingNumber: number;
}

/**
 * Whether watching a recording counts as attendance (D33), where its session says that recordings do: not that of a
 * film which the team has uploaded, of which nothing is kept that was watched.
 */
export function countsWhenWatched(recordingUrl: string | null, sessionCounts: boolean): boolean {
  return sessionCounts && (recordingUrl === null || recordingNumberIn(recordingUrl) === null);
}

/**
 * How a missed class can be made good, or that it cannot be. `counts`: watching the recording counts as attendance
 * (D33).
 */
export function missedWords(recording: Recording, counts: boolean): string {
  if (recording.state === 'NOT_RECORDED') return "It wasn't recorded, so it can't be made up.";
  if (!counts) return "The recording doesn't count as attendance.";
  return recording.state === 'READY' ? 'Watch it to make up for the class.' : 'Watching it makes up for the class.';
}
