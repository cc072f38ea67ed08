import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { millis, rowsOf } from '../../../base/sql/fragments.ts';
import { userSession } from '../../catalogue/types.ts';
import type { CalendarEntry, LinkRow } from '../types.ts';

/** The link of a member to a session's calendar file; created with `token` if there is none, which is all that is ever written. */
export async function findOrAddLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<LinkRow> {
  const link = tx
    .selectFrom('session_link')
    .select('token')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId);
  const known = await link.executeTakeFirst();
  if (known !== undefined) return known;
  await tx
    .insertInto('session_link')
    .values({ token, member_id: memberId, session_id: sessionId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'session_id']).doNothing())
    .execute();
  return link.executeTakeFirstOrThrow();
}

/** Gives the link a new token, which invalidates the old address. */
export async function replaceLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session_link')
    .set({ token, created_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** The calendar entry of a session for a member. */
export async function findEntry(tx: Tx, memberId: string, sessionId: string): Promise<CalendarEntry | null> {
  const row = await tx
    .selectFrom(rowsOf('session_facts', [memberId], 'f'))
    .select((eb) => [
      'f.session_id as sessionId',
      'f.course_id as courseId',
      'f.title',
      'f.description',
      userSession('f').as('session'),
      millis(eb.ref('f.start_at')).as('startAt'),
      millis(eb.ref('f.end_at')).as('endAt'),
      'f.cancelled_at',
      'f.status',
      jsonArrayFrom(
        eb
          .selectFrom('meeting as m')
          .select((meeting) => [
            'm.session_id as sessionId',
            'm.title',
            millis(meeting.ref('m.start_at')).as('startAt'),
            millis(meeting.ref('m.end_at')).as('endAt'),
          ])
          .whereRef('m.session_id', '=', 'f.session_id')
          .orderBy('m.meeting_number'),
      ).as('meetings'),
      jsonArrayFrom(
        eb
          .selectFrom('enrollment_event as v')
          .select('v.enrollment_event_id')
          .where('v.member_id', '=', memberId)
          .whereRef('v.session_id', '=', 'f.session_id'),
      ).as('steps'),
    ])
    .where('f.session_id', '=', sessionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { cancelled_at, status, steps, ...entry } = row;
  const cancelled = cancelled_at !== null;
  return { ...entry, cancelled, enrolled: status === 'ENROLLED', changes: steps.length + Number(cancelled) };
}

/** The calendar entry of a link's token. */
export async function findLinkedEntry(tx: Tx, token: string): Promise<CalendarEntry | null> {
  const link = await tx
    .selectFrom('session_link')
    .select(['member_id', 'session_id'])
    .where('token', '=', token)
    .executeTakeFirst();
  return link === undefined ? null : findEntry(tx, link.member_id, link.session_id);
}
