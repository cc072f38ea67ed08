import { courseTypes } from '@atrium/domain/session/facts.ts';
import { sql } from 'kysely';
import { instant, oneOf, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { timeZoneOf } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { ReminderKind, StartingSession } from '../types.ts';

const starting = statement(
  {
    sessionId: text,
    courseId: text,
    title: text,
    startAt: instant,
    courseType: oneOf(...courseTypes),
    openTo: texts,
  },
  ({ kind, from, to }: { kind: string; from: Date; to: Date }) => sql`
    select s.session_id as "sessionId", s.course_id as "courseId", s.title,
      -- the condition leaves out sessions without a start
      coalesce(s.start_at, ${to}) as "startAt", c.course_type as "courseType", c.open_to as "openTo"
    from session s join course c using (course_id)
    where s.start_at > ${from} and s.start_at <= ${to} and s.cancelled_at is null and s.published
      and not exists (
        select from session_reminder r
        where r.session_id = s.session_id and r.kind = ${kind} and r.start_at = s.start_at
      )
    order by s.start_at, s.session_id limit 100`,
);

/** Who of a session is mailed. */
type SeatStatus = 'ENROLLED' | 'WAITLISTED';

/** Sessions that start after `from` and not after `to`, of which no reminder was sent yet. */
export function listStartingSessions(tx: Tx, kind: ReminderKind, from: Date, to: Date): Promise<StartingSession[]> {
  return starting.rows(tx, { kind, from, to });
}

/** Marks that the reminders of a session are sent; false when they were before. */
export async function addReminder(
  tx: Tx,
  { sessionId, startAt }: StartingSession,
  kind: ReminderKind,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('session_reminder')
    .values({ session_id: sessionId, kind, start_at: startAt, reminded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The address of a member who is enrolled in a session, or waits; null when they do not any more, or are gone. */
export async function findSeatAddress(
  tx: Tx,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
  status: SeatStatus,
): Promise<string | null> {
  const found = await tx
    .selectFrom('enrollment as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select('m.email')
    .where('e.member_id', '=', memberId)
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', status)
    .executeTakeFirst();
  return found?.email ?? null;
}

/** The members of a session who are enrolled, or who wait for a seat. */
export function listSeated(tx: Tx, sessionId: string, status: SeatStatus) {
  return tx
    .selectFrom('enrollment as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select(['m.member_id as memberId', 'm.email', 'm.first_name as firstName'])
    .select((eb) => timeZoneOf(eb.ref('m.member_id')).as('timeZone'))
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', status)
    .orderBy('m.member_id')
    .execute();
}
