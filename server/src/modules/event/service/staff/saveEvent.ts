import { counted } from '@atrium/domain/counted.ts';
import { eventChange } from '@atrium/domain/event/eventChange.ts';
import { timesOfBody, type EventBody } from '@atrium/domain/event/eventDocument.ts';
import { hasEnded } from '@atrium/domain/event/facts.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff, DocumentUse } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { formatInstant } from '../../../../mail/formatInstant.ts';
import { countAnswers, saveEventRow } from '../../store/eventDocuments.ts';

/**
 * Writes an event. Triggers keep what who attends knew, and due work mails them about it with the next number of their
 * calendars' entry (D38, D74); the lines say how many that are.
 */
export async function saveEvent(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<EventBody>,
): Promise<DocumentEffect> {
  await saveEventRow(tx, id, body);
  const when = formatInstant(Date.parse(body.start), body.timeZone);
  if (before === null) return { lines: [`The event is on ${when}.`], mailed: 0 };
  const { attending } = await countAnswers(tx, id);
  const change = eventChange(factsOf(before), factsOf(body), now);
  const lines = [
    ...(change === null ? [] : [`${changeWords(change, before, body)} ${mailed(attending)}`]),
    ...(before.room === body.room || attending === 0 || hasEnded(timesOfBody(body), now)
      ? []
      : [`${people(attending)} get a new link to join.`]),
  ];
  return { lines, mailed: change === null ? 0 : attending };
}

const factsOf = (body: EventBody) => ({ ...timesOfBody(body), status: body.status });

function changeWords(change: 'CANCELED' | 'MOVED' | 'TAKES_PLACE', before: EventBody, body: EventBody): string {
  const when = formatInstant(Date.parse(body.start), body.timeZone);
  if (change === 'CANCELED') return 'The event is canceled.';
  if (change === 'TAKES_PLACE') return `The event takes place after all, on ${when}.`;
  if (Date.parse(before.start) === Date.parse(body.start)) return 'The event ends at a different time.';
  return `The event moves from ${formatInstant(Date.parse(before.start), before.timeZone)} to ${when}.`;
}

const people = (count: number): string => counted(count, 'person who attends', 'people who attend');
const mailed = (count: number): string =>
  count === 0
    ? 'Nobody attends yet, so nobody is mailed.'
    : `${people(count)} ${count === 1 ? 'is' : 'are'} mailed, and their calendars follow.`;

/** What members did with an event: it is kept for their sake (DOC-06). */
export async function usesOfEvent(tx: Tx, id: string): Promise<DocumentUse> {
  const { answered, invited } = await countAnswers(tx, id);
  return {
    users: [],
    history: [
      ...(answered === 0 ? [] : [`${counted(answered, 'member has', 'members have')} answered it.`]),
      ...(invited === 0 ? [] : [`${counted(invited, 'friend was', 'friends were')} invited to it.`]),
    ],
  };
}
