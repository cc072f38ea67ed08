import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { instant, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isSet } from '../../../base/sql/fragments.ts';
import { lock } from '../../../base/sql/lock.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { KnownPerson, MeetingKey, MemberAttendance } from '../types.ts';

/** Marks a meeting as reported; false when it was before. A concurrent one waits until this transaction ends. */
export async function addReport(tx: Tx, { sessionId, meetingNumber }: MeetingKey, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('meeting_report')
    .values({ session_id: sessionId, meeting_number: meetingNumber, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * The members enrolled in a session, with their registration at the meeting provider, and the addresses that they had
 * before and nobody else has now.
 */
export async function listKnownPeople(tx: Tx, sessionId: string): Promise<KnownPerson[]> {
  const rows = await tx
    .selectFrom('enrollment as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .leftJoin('meeting_registration as r', (join) =>
      join.onRef('r.member_id', '=', 'e.member_id').onRef('r.session_id', '=', 'e.session_id'),
    )
    .select((eb) => [
      'e.member_id as memberId',
      'm.email',
      'r.registrant_id as registrantId',
      jsonArrayFrom(
        eb
          .selectFrom('former_email as f')
          .leftJoin('member as now', 'now.email', 'f.email')
          .select('f.email')
          .whereRef('f.member_id', '=', 'e.member_id')
          .where('now.member_id', 'is', null),
      ).as('former'),
    ])
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', 'ENROLLED')
    .orderBy('e.member_id')
    .execute();
  return rows.map(({ former, ...person }) => ({ ...person, formerEmails: former.map(({ email }) => email) }));
}

const presences = statement(
  { memberId: text, joinedAt: instant, leftAt: nullable(instant) },
  ({ sessionId, meetingNumber }: { sessionId: string; meetingNumber: number }) => sql`
    select p.member_id as "memberId", p.joined_at as "joinedAt", p.left_at as "leftAt"
    from presence p join enrollment e using (member_id, session_id)
    where p.session_id = ${sessionId} and p.meeting_number = ${meetingNumber} and e.status = 'ENROLLED'
    order by p.member_id, p.joined_at`,
);

/** When enrolled members were in a meeting; `leftAt` null: until the end. */
export function listPresences(tx: Tx, { sessionId, meetingNumber }: MeetingKey) {
  return presences.rows(tx, { sessionId, meetingNumber });
}

/**
 * Records how long members were in a meeting. Attendance that was recorded before stays, and so does what staff said of
 * somebody who was not there, unless the recording makes up for it.
 */
export async function saveMeetingAttendance(
  tx: Tx,
  { sessionId, meetingNumber }: MeetingKey,
  members: readonly MemberAttendance[],
  { now, byReport }: { readonly now: Date; readonly byReport: boolean },
): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insertInto('meeting_attendance')
    .values((eb) =>
      members.map(({ memberId, seconds, attended }) => ({
        member_id: memberId,
        session_id: sessionId,
        meeting_number: meetingNumber,
        customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
        seconds,
        attended_at: attended ? now : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'session_id', 'meeting_number']).doUpdateSet((eb) => ({
        seconds: eb.ref('excluded.seconds'),
        attended_at: byReport
          ? eb
              .case()
              .when('meeting_attendance.marked_at', 'is not', null)
              .then(eb.ref('meeting_attendance.attended_at'))
              .else(eb.fn.coalesce('meeting_attendance.attended_at', 'excluded.attended_at'))
              .end()
          : eb.fn.coalesce('meeting_attendance.attended_at', 'excluded.attended_at'),
        // it follows from the recording then, whatever the team had said before
        ...(!byReport && { marked_at: null }),
      })),
    )
    .execute();
}

const counts = statement(
  { memberId: text, attended: number, count: number },
  ({ sessionId }: { sessionId: string }) => sql`
    select a.member_id as "memberId", count(*)::integer as attended,
      (select count(*)::integer from meeting m where m.session_id = ${sessionId}) as count
    from meeting_attendance a where a.session_id = ${sessionId} and a.attended_at is not null
      and not exists (
        select from attendance seen where seen.member_id = a.member_id and seen.session_id = a.session_id
      )
    group by a.member_id order by a.member_id`,
);

/** Members of a session that is not attended yet: how many of its meetings they attended, and how many it has. */
export function listAttendedMeetings(tx: Tx, sessionId: string) {
  return counts.rows(tx, { sessionId });
}

/** A member who is enrolled in a live session: whether it counts as attended; null for anybody else. */
export async function findSessionSeat(
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<{ readonly startAt: Date; readonly attended: boolean } | null> {
  const row = await tx
    .selectFrom('enrollment as e')
    .innerJoin('session as s', 's.session_id', 'e.session_id')
    .leftJoin('attendance as a', (join) =>
      join.onRef('a.member_id', '=', 'e.member_id').onRef('a.session_id', '=', 'e.session_id'),
    )
    .select((eb) => ['s.start_at as startAt', isSet(eb.ref('a.attended_at')).as('attended')])
    .where('e.member_id', '=', memberId)
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', 'ENROLLED')
    .where('s.session_type', '=', 'LIVE')
    .executeTakeFirst();
  return row?.startAt ? { startAt: row.startAt, attended: row.attended } : null;
}

/** Makes what records and removes the attendance of a session wait for each other. */
export function lockAttendance(tx: Tx, sessionId: string): Promise<void> {
  return lock(tx, `attendance/${sessionId}`);
}

/** Since when a member attended each meeting of a session, first to last, and how many meetings it has. */
export async function findAttendedMeetings(
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<{ readonly attendedAt: readonly Date[]; readonly count: number }> {
  const attended = await tx
    .selectFrom('meeting_attendance')
    .select((eb) => eb.ref('attended_at').$notNull().as('attendedAt'))
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('attended_at', 'is not', null)
    .orderBy('attended_at')
    .execute();
  const { count } = await tx
    .selectFrom('meeting')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { attendedAt: attended.map(({ attendedAt }) => attendedAt), count: Number(count) };
}

/** Removes an attendance that was marked; false when there is none. */
export async function removeMark(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('attendance')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('marked_at', 'is not', null)
    .returning('session_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Records that members attended a session; `marked`: because staff says so. */
export async function addAttendances(
  tx: Tx,
  sessionId: string,
  memberIds: readonly string[],
  now: Date,
  marked = false,
): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .insertInto('attendance')
    .columns(['member_id', 'session_id', 'customer_id', 'attended_at', 'marked_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select((row) => [
          'member_id',
          row.val(sessionId).as('session_id'),
          'customer_id',
          row.val(now).as('attended_at'),
          row.val(marked ? now : null).as('marked_at'),
        ])
        .where('member_id', 'in', [...memberIds])
        .orderBy('member_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
