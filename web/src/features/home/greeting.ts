import { isJoinable, nextMeeting, runningMeeting } from '@atrium/domain/session/meetings.ts';
import { formatHour, formatMoment, formatTime, isSameDay } from '../../lib/dates.ts';
import type { OwnMeeting } from '../../parts/facts/ownMeetings.ts';

export interface Greeting {
  /** What runs now, or the room that is open already; null when there is neither. */
  readonly live: { readonly meeting: OwnMeeting; readonly sentence: string } | null;
  readonly next: { readonly meeting: OwnMeeting; readonly sentence: string } | null;
}

/** What the greeting says of the member's meetings (D77): the one that is on, and the one that comes next. */
export function greetingOf(meetings: readonly OwnMeeting[], now: number, zone: string): Greeting {
  const running = runningMeeting(meetings, now);
  const upcoming = nextMeeting(meetings, now);
  if (running)
    return { live: { meeting: running, sentence: liveSentence(running, zone) }, next: said(upcoming, now, zone) };
  if (upcoming && isJoinable(upcoming, now)) {
    const sentence = `${upcoming.courseTitle} starts at ${formatHour(upcoming.startAt, zone)}.`;
    return { live: { meeting: upcoming, sentence }, next: said(nextMeeting(meetings, upcoming.startAt), now, zone) };
  }
  return { live: null, next: said(upcoming, now, zone) };
}

function liveSentence({ courseTitle, endAt }: OwnMeeting, zone: string): string {
  return `${courseTitle} is live until ${formatHour(endAt, zone)}.`;
}

function said(meeting: OwnMeeting | undefined, now: number, zone: string): Greeting['next'] {
  if (meeting === undefined) return null;
  const { courseTitle, title, startAt } = meeting;
  const when = isSameDay(startAt, now, zone) ? `today, ${formatTime(startAt, zone)}` : formatMoment(startAt, zone);
  return { meeting, sentence: `Next in ${courseTitle}: ${title}, ${when}.` };
}
