import { counted } from '@atrium/domain/counted.ts';
import { datesChange, type ChangedMeeting, type DatedSession } from '@atrium/domain/session/datesChange.ts';
import { spanOfBody, type SessionBody, type SessionDocumentFacts } from '@atrium/domain/session/sessionDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import { listLinks } from '../../../../base/sql/contentLinks.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { formatInstant } from '../../../../mail/formatInstant.ts';
import {
  findSessionBody,
  findSessionReferences,
  listNamingSession,
  writeLiveSession,
} from '../../../catalogue/service/staff/liveSessions.ts';
import { countClashes, countEnrolled, findSessionSeats, saveCapacity } from '../../store/sessionSeats.ts';

type Change = DocumentChange<SessionBody>;

/** A live session with its seats as its document has it; null for an unknown one. */
export async function findLiveSession(tx: Tx, id: string): Promise<SessionBody | null> {
  const body = await findSessionBody(tx, id);
  return body === null ? null : { ...body, capacity: (await findSessionSeats(tx, id)).capacity };
}

/** What `missing` asks about a live session. */
export async function findSessionFacts(
  tx: Tx,
  body: SessionBody,
  { id, now }: DocumentStaff & { readonly id: string },
): Promise<SessionDocumentFacts> {
  const { taken } = await findSessionSeats(tx, id);
  return { ...(await findSessionReferences(tx, id, body)), taken, now };
}

/**
 * Writes a live session with its meetings and its seats. Triggers keep what those who are enrolled knew of its dates,
 * and due work mails them, changes their calendars, and offers new seats to those who wait (D74, D21).
 */
export async function saveSession(tx: Tx, { now }: DocumentStaff, change: Change): Promise<DocumentEffect> {
  const { id, before, body } = change;
  await lock(tx, 'catalogue/courses');
  const seats = await findSessionSeats(tx, id);
  const dates = before === null ? null : datesChange(datesOf(before), datesOf(body), now);
  // nobody gets another session at the same time by anything else
  const clashes = dates?.kind === 'MOVED' ? await countClashes(tx, id, new Date(now)) : null;
  // the course of the seats is locked before the rows of the session
  if (before !== null && before.capacity !== body.capacity) await saveCapacity(tx, id, body.capacity);
  await writeLiveSession(tx, id, body, now);
  if (before === null) {
    await saveCapacity(tx, id, body.capacity);
    const when = formatInstant(spanOfBody(body).startAt, body.timeZone);
    return { lines: [`The session starts ${when}, with ${counted(body.meetings.length, 'meeting')}.`], mailed: 0 };
  }
  const { enrolled } = await countEnrolled(tx, id);
  const more = clashes === null ? 0 : (await countClashes(tx, id, new Date(now))) - clashes;
  // those who wait for a seat hear whether there is one to wait for
  const waiting = dates === null || dates.kind === 'MOVED' ? 0 : seats.waiting;
  return {
    lines: [
      ...(dates === null ? [] : dateLines(dates.kind === 'MOVED' ? dates.meetings : [], dates.kind, change)),
      ...(dates === null ? [] : told(enrolled, waiting)),
      ...(more > 0 ? [`${people(more)} then ${more === 1 ? 'has' : 'have'} another session at the same time.`] : []),
      ...seatLines(before, body, seats.waiting),
      ...roomLines(before, body, { enrolled, now }),
      ...shownLines(before, body, enrolled),
    ],
    mailed: dates === null ? 0 : enrolled + waiting,
  };
}

function datesOf(body: SessionBody): DatedSession {
  return {
    ...spanOfBody(body),
    cancelled: body.status === 'CANCELED',
    meetings: body.meetings.map(({ id, title, start, end }, at) => ({
      // a new one has no number yet, and none of another's
      meetingNumber: Number.isInteger(Number(id)) ? Number(id) : -1 - at,
      title,
      startAt: Date.parse(start),
      endAt: Date.parse(end),
    })),
  };
}

function dateLines(
  meetings: readonly ChangedMeeting[],
  kind: 'CANCELED' | 'RESTORED' | 'MOVED',
  { before, body }: Change,
): readonly string[] {
  if (kind === 'CANCELED') return ['The session is canceled.'];
  const when = (at: number, zone = body.timeZone): string => formatInstant(at, zone);
  if (kind === 'RESTORED') return [`The session takes place after all, from ${when(spanOfBody(body).startAt)}.`];
  return meetings.map(({ title, from, to }) => {
    const name = title === '' ? 'The session' : title;
    if (from === null) return `${name} is new: ${when(to ?? 0)}.`;
    if (to === null) return `${name} is removed; it was ${when(from, before?.timeZone)}.`;
    return from === to
      ? `${name} ends at a different time.`
      : `${name} moves from ${when(from, before?.timeZone)} to ${when(to)}.`;
  });
}

function seatLines(before: SessionBody, body: SessionBody, waiting: number): readonly string[] {
  if (before.capacity === body.capacity) return [];
  if (body.capacity === null) {
    return [`There is a seat for everybody.${waiting === 0 ? '' : ` ${people(waiting)} on the waitlist get one.`}`];
  }
  const more = before.capacity === null ? 0 : body.capacity - before.capacity;
  const served = Math.min(more, waiting);
  const first = served === 1 ? 'The first' : `The first ${String(served)}`;
  return [
    `There are ${counted(body.capacity, 'seat')}.${served > 0 ? ` ${first} of ${String(waiting)} on the waitlist may have one.` : ''}`,
  ];
}

function roomLines(
  before: SessionBody,
  body: SessionBody,
  { enrolled, now }: { readonly enrolled: number; readonly now: number },
): readonly string[] {
  return before.room === body.room || enrolled === 0 || spanOfBody(body).endAt <= now
    ? []
    : [`${people(enrolled)} get a new link to join.`];
}

function shownLines(before: SessionBody, body: SessionBody, enrolled: number): readonly string[] {
  if (before.isShown === body.isShown) return [];
  if (body.isShown) return ['Members find the session.'];
  const rest = enrolled === 0 ? '' : ` ${people(enrolled)} who are enrolled read that it is not available yet.`;
  return [`Members no longer find the session.${rest}`];
}

const people = (count: number): string => counted(count, 'person', 'people');
const areMailed = (count: number): string => (count === 1 ? 'is mailed' : 'are mailed');

function told(enrolled: number, waiting: number): readonly string[] {
  if (enrolled === 0 && waiting === 0) return ['Nobody is enrolled yet, so nobody is mailed.'];
  return [
    ...(enrolled === 0 ? [] : [`${people(enrolled)} ${areMailed(enrolled)}, and their calendars follow.`]),
    ...(waiting === 0 ? [] : [`${people(waiting)} on the waitlist ${areMailed(waiting)}, too.`]),
  ];
}

/** What names a live session (DOC-07), and who took part in it (DOC-06). */
export async function usesOfSession(tx: Tx, id: string): Promise<DocumentUse> {
  const { passes, entitlements } = await listNamingSession(tx, id);
  const { everybody, attended } = await countEnrolled(tx, id);
  return {
    users: [
      ...passes.map((name) => `The pass ${name} names it.`),
      ...entitlements.map((name) => `The entitlement ${name} names it.`),
      ...(await listLinks(tx, `/courses/session/${id}`, { kind: 'session', id })),
    ],
    history: [
      ...(everybody === 0 ? [] : [`${counted(everybody, 'member')} enrolled in it, or waited for a seat.`]),
      ...(attended === 0 ? [] : [`${counted(attended, 'member')} attended it.`]),
    ],
  };
}
