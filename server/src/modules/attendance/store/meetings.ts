import { sql } from 'kysely';
import { instant, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { jsonText } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { MeetingKey, OpenMeeting } from '../types.ts';

const openColumns = {
  sessionId: text,
  meetingNumber: number,
  startAt: instant,
  endAt: instant,
  link: nullable(text),
};

/** Meetings that ended between two instants and are not settled, the first to end first. */
const open = statement(
  openColumns,
  ({ from, to }: { from: Date; to: Date }) => sql`
    select m.session_id as "sessionId", m.meeting_number as "meetingNumber", m.start_at as "startAt", m.end_at as "endAt",
      s.session_meta ->> 'eventLink' as link
    from meeting m join session s using (session_id)
    where m.end_at > ${from} and m.end_at <= ${to} and s.cancelled_at is null and s.session_type = 'LIVE'
      and not exists (
        select from meeting_report r where r.session_id = m.session_id and r.meeting_number = m.meeting_number
      )
    order by m.end_at, m.session_id, m.meeting_number limit 100`,
);

/** Unsettled meetings that ended after `from` and not after `to`; at most a hundred. */
export async function listOpenMeetings(tx: Tx, from: Date, to: Date): Promise<OpenMeeting[]> {
  return (await open.rows(tx, { from, to })).map(toOpenMeeting);
}

const openOne = statement(
  openColumns,
  ({ sessionId, meetingNumber }: { sessionId: string; meetingNumber: number }) => sql`
    select m.session_id as "sessionId", m.meeting_number as "meetingNumber", m.start_at as "startAt", m.end_at as "endAt",
      s.session_meta ->> 'eventLink' as link
    from meeting m join session s using (session_id)
    where m.session_id = ${sessionId} and m.meeting_number = ${meetingNumber} and s.cancelled_at is null
      and s.session_type = 'LIVE' and not exists (
        select from meeting_report r where r.session_id = m.session_id and r.meeting_number = m.meeting_number
      )`,
);

/** A meeting unless it is settled. */
export async function findOpenMeeting(tx: Tx, { sessionId, meetingNumber }: MeetingKey): Promise<OpenMeeting | null> {
  const [row] = await openOne.rows(tx, { sessionId, meetingNumber });
  return row === undefined ? null : toOpenMeeting(row);
}

function toOpenMeeting<T extends { readonly startAt: Date; readonly endAt: Date }>(row: T) {
  return { ...row, startAt: row.startAt.getTime(), endAt: row.endAt.getTime() };
}

const linked = statement(
  { sessionId: text, meetingNumber: number },
  ({ linkPart, from, to }: { linkPart: string; from: Date; to: Date }) => sql`
    select m.session_id as "sessionId", m.meeting_number as "meetingNumber"
    from meeting m join session s using (session_id)
    where m.end_at between ${from} and ${to}
      and right(split_part(s.session_meta ->> 'eventLink', '?', 1), length(${linkPart})) = ${linkPart}
    order by m.end_at, m.session_id, m.meeting_number`,
);

/** Meetings in a room, by the end of its link, that end between two instants. */
export function listMeetingsOfLink(tx: Tx, linkPart: string, from: Date, to: Date): Promise<MeetingKey[]> {
  return linked.rows(tx, { linkPart, from, to });
}

/** The link of a session's live room; null without one. */
export async function findRoomLink(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('session')
    .select((eb) => jsonText(eb.ref('session_meta'), 'eventLink').as('link'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.link ?? null;
}
