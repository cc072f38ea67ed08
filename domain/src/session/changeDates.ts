import type { FormRules } from '../formRules.ts';
import { instantText, parseInstant } from '../parseInstant.ts';
import { day, minute } from '../time.ts';
import { spanOfBody, type SessionBody } from './sessionDocument.ts';

// What the team does to the dates of a live session besides publishing its document (D96).

/** The part of a session's document that such an act changes. */
export type SessionDatesPart = Pick<SessionBody, 'status' | 'start' | 'end' | 'meetings'>;

/** The dates of a session's document. */
export const datesPart = ({ status, start, end, meetings }: SessionBody): SessionDatesPart => ({
  status,
  start,
  end,
  meetings,
});

/** The last act of the team on the dates of a session. Instants are epoch milliseconds. */
export interface SessionAct {
  readonly before: SessionDatesPart;
  readonly after: SessionDatesPart;
  /** What it did, a line each. */
  readonly lines: readonly string[];
  /** Who did it, as people know them. */
  readonly actedBy: string;
  readonly actedAt: number;
  /** Until when it can be taken back, and its mails wait. */
  readonly openUntil: number;
}

/** When a meeting is to be, in epoch milliseconds. */
export interface MeetingTime {
  readonly startAt: number;
  readonly endAt: number;
}

/** The shortest and the longest that a meeting takes, in milliseconds. */
const shortest = 5 * minute;
const longest = day;

/** Why a meeting cannot be moved to this time, in a sentence with the field that it is about; null when it can. */
export function refuseMove(
  { startAt, endAt }: MeetingTime,
  now: number,
): { readonly message: string; readonly field: 'startAt' | 'endAt' } | null {
  if (Number.isNaN(startAt)) return { message: 'Choose a day and a time.', field: 'startAt' };
  if (startAt <= now) return { message: 'That time has passed.', field: 'startAt' };
  const length = endAt - startAt;
  if (Number.isNaN(length) || length < shortest || length > longest)
    return { message: 'A class takes between 5 minutes and a day.', field: 'endAt' };
  return null;
}

/** Whether a meeting can still be moved or canceled: it has not begun. */
export function mayChangeMeeting(startAt: number, now: number): boolean {
  return now < startAt;
}

/**
 * The body with a meeting at another time; a start or an end that the session has of its own is moved as far as the
 * meeting needs. Null without such a meeting.
 */
export function withMeetingAt(body: SessionBody, id: string, { startAt, endAt }: MeetingTime): SessionBody | null {
  if (!body.meetings.some((meeting) => meeting.id === id)) return null;
  const moved = { start: instantText(startAt), end: instantText(endAt) };
  const meetings = body.meetings.map((meeting) => (meeting.id === id ? { ...meeting, ...moved } : meeting));
  const span = spanOfBody({ start: null, end: null, meetings });
  return {
    ...body,
    meetings: meetings.toSorted((a, b) => parseInstant(a.start) - parseInstant(b.start)),
    start: body.start !== null && parseInstant(body.start) > span.startAt ? instantText(span.startAt) : body.start,
    end: body.end !== null && parseInstant(body.end) < span.endAt ? instantText(span.endAt) : body.end,
  };
}

/** The body without a meeting; null without such a meeting, and for the only one: with it the session is canceled. */
export function withoutMeeting(body: SessionBody, id: string): SessionBody | null {
  const meetings = body.meetings.filter((meeting) => meeting.id !== id);
  return meetings.length === body.meetings.length || meetings.length === 0 ? null : { ...body, meetings };
}

/** The body with the dates that it had; null where others have changed them since, which then stay. */
export function withDatesBack(
  body: SessionBody,
  { before, after }: { readonly before: SessionDatesPart; readonly after: SessionDatesPart },
): SessionBody | null {
  return textOf(datesPart(body)) === textOf(after) ? { ...body, ...before } : null;
}

/** By instants, whatever the order of keys. */
function textOf({ status, start, end, meetings }: SessionDatesPart): string {
  const rows = meetings.map(({ id, title, start: from, end: to }) => [id, title, from, to]);
  return JSON.stringify([status, start, end, rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))]);
}

const longestWords = 500;

/** What the team adds to the mail of such an act, which may be nothing. */
export const datesMailForm: FormRules<{ words: string }> = {
  words: ({ words }) =>
    words.trim().length > longestWords ? [`It has at most ${String(longestWords)} characters.`] : [],
};
