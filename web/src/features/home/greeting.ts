import { isJoinable, nextMeeting } from '@atrium/domain/session/meetings.ts';
import { formatMoment, formatTime, isSameDay } from '#lib/dates.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';

interface Mention {
  readonly meeting: OwnMeeting;
  readonly sentence: string;
}

export interface Greeting {
  /** The running meeting, or the one whose room is already open; null when there is neither. */
  readonly live: Mention | null;
  /** A second meeting whose room is open at the same time; null for none. */
  readonly also: Mention | null;
  readonly next: Mention | null;
}

/** The meetings that the greeting mentions (D77): those whose rooms are open, and the next one. */
export function greetingOf(meetings: readonly OwnMeeting[], now: number, zone: string): Greeting {
  const open = openRooms(meetings, now);
  const live = open[0];
  const also = open.find(({ sessionId }) => sessionId !== live?.sessionId);
  const rest = meetings.filter((meeting) => meeting !== live && meeting !== also);
  return {
    live: roomSaid(live, now, zone),
    also: roomSaid(also, now, zone),
    next: mention(nextMeeting(rest, now), now, zone),
  };
}

/** Running meetings first, ordered by their end; then those about to begin. */
function openRooms(meetings: readonly OwnMeeting[], now: number): OwnMeeting[] {
  const rank = ({ startAt, endAt }: OwnMeeting): number => (startAt <= now ? endAt : startAt);
  const open = meetings.filter((meeting) => isJoinable(meeting, now)).toSorted((a, b) => rank(a) - rank(b));
  return [...open.filter(({ startAt }) => startAt <= now), ...open.filter(({ startAt }) => startAt > now)];
}

function roomSaid(meeting: OwnMeeting | undefined, now: number, zone: string): Mention | null {
  if (meeting === undefined) return null;
  const { courseTitle, startAt } = meeting;
  const sentence =
    startAt > now ? `${courseTitle} starts at ${formatTime(startAt, zone)}.` : liveSentence(meeting, zone);
  return { meeting, sentence };
}

function liveSentence({ courseTitle, endAt }: OwnMeeting, zone: string): string {
  return `${courseTitle} is live until ${formatTime(endAt, zone)}.`;
}

function mention(meeting: OwnMeeting | undefined, now: number, zone: string): Mention | null {
  if (meeting === undefined) return null;
  const { courseTitle, startAt } = meeting;
  const when = isSameDay(startAt, now, zone) ? `today at ${formatTime(startAt, zone)}` : formatMoment(startAt, zone);
  return { meeting, sentence: `Next: ${courseTitle}, ${when}.` };
}
