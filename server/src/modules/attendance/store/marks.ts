import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { MeetingKey } from '../types.ts';

/** A meeting that staff marks. */
export interface MarkedMeeting {
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** A meeting of a session; null for none. */
export async function findMeeting(tx: Tx, { sessionId, meetingNumber }: MeetingKey): Promise<MarkedMeeting | null> {
  const meeting = await tx
    .selectFrom('meeting')
    .select(['title', 'start_at as startAt', 'end_at as endAt'])
    .where('session_id', '=', sessionId)
    .where('meeting_number', '=', meetingNumber)
    .executeTakeFirst();
  return meeting ?? null;
}

const there = statement(
  { memberId: text },
  ({
    sessionId,
    meetingNumber,
    memberIds,
    now,
  }: {
    sessionId: string;
    meetingNumber: number;
    memberIds: string[] | null;
    now: Date;
  }) => sql`
    insert into meeting_attendance as a
      (member_id, session_id, meeting_number, customer_id, seconds, attended_at, marked_at)
    select m.member_id, e.session_id, ${meetingNumber}, m.customer_id, 0, ${now}, ${now}
    from enrollment e join member m using (member_id)
    where e.session_id = ${sessionId} and e.status = 'ENROLLED'
      and (${memberIds}::text[] is null or e.member_id = any(${memberIds}::text[]))
    order by m.member_id
    on conflict (member_id, session_id, meeting_number) do update
      set attended_at = excluded.attended_at, marked_at = excluded.marked_at where a.attended_at is null
    returning a.member_id as "memberId"`,
);

/** Marks that members were in a meeting; null: everybody who is enrolled. Returns those who were not marked before. */
export async function saveThere(
  tx: Tx,
  key: MeetingKey,
  memberIds: readonly string[] | null,
  now: Date,
): Promise<readonly string[]> {
  const ids = memberIds === null ? null : [...memberIds];
  return (await there.rows(tx, { ...key, memberIds: ids, now })).map(({ memberId }) => memberId);
}

/** Marks that members were not in a meeting; returns those who counted as being there. */
export async function saveAbsent(
  tx: Tx,
  { sessionId, meetingNumber }: MeetingKey,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('meeting_attendance')
    .set({ attended_at: null, marked_at: now })
    .where('session_id', '=', sessionId)
    .where('meeting_number', '=', meetingNumber)
    .where((eb) => isAmong(eb.ref('member_id'), memberIds))
    .where('attended_at', 'is not', null)
    .returning('member_id as memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Removes the attendance of a session that followed from its meetings alone; true when there was one. */
export async function removeFollowing(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('attendance')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('marked_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who has which name. */
export function listNames(
  tx: Tx,
  memberIds: readonly string[],
): Promise<{ readonly memberId: string; readonly displayName: string }[]> {
  return tx
    .selectFrom('member')
    .select(['member_id as memberId', 'display_name as displayName'])
    .where((eb) => isAmong(eb.ref('member_id'), memberIds))
    .orderBy('last_name')
    .orderBy('member_id')
    .execute();
}
