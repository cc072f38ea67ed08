import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { EnrollmentChange, EventKind, Position } from '../types.ts';

interface PositionQuestion {
  readonly memberId: string;
  readonly sessionId: string;
  readonly now: Date;
}

function positionIn({ memberId, sessionId, now }: PositionQuestion): RawBuilder<Position> {
  return sql<Position>`
    select f.user_session as row, m.member_id as "memberId", m.first_name as "firstName", m.email::text as email,
      case when m.is_staff then 'EMPLOYEE' else coalesce(st.account_type, 'LIMITED') end as "accountType",
      held_keys(m.member_id, ${now}) as entitlements,
      coalesce(own.takes_seat, false) as "takesSeat",
      (select o.session_id from enrollment e join session o using (session_id)
        where e.member_id = m.member_id and e.status = 'ENROLLED' and o.course_id = f.course_id
          and o.session_id <> f.session_id and o.end_at > ${now} and o.cancelled_at is null
        order by o.start_at limit 1) as "otherSessionId"
    from member m
    cross join session_facts(${memberId}) f
    left join member_standing st on st.member_id = m.member_id
    left join enrollment own on own.member_id = m.member_id and own.session_id = f.session_id
    where m.member_id = ${memberId} and f.session_id = ${sessionId}`;
}

/** A member and a session with its facts; null when either is unknown. */
export async function findPosition(tx: Tx, question: PositionQuestion): Promise<Position | null> {
  const { rows } = await positionIn(question).execute(tx);
  return rows[0] ?? null;
}

/** The same for a query outside a transaction. */
export async function readPosition(reader: Reader, question: PositionQuestion): Promise<Position | null> {
  return (await preparedRows(reader, positionIn(question)))[0] ?? null;
}

/** Writes the one row of a member and session with its event; returns the event's id. */
export async function saveEnrollmentRow(tx: Tx, change: EnrollmentChange): Promise<number> {
  const { memberId, sessionId, status, takesSeat, place, kind, now } = change;
  const { rows } = await sql<{ eventId: number }>`
    with saved as (
      insert into enrollment
        (member_id, session_id, customer_id, status, takes_seat, place, joined_at, changed_at)
      select member_id, ${sessionId}, customer_id, ${status}, ${takesSeat}, ${place}::bigint, ${now}, ${now}
      from member where member_id = ${memberId}
      on conflict (member_id, session_id) do update set
        status = excluded.status, takes_seat = excluded.takes_seat, place = excluded.place,
        joined_at = case when enrollment.status = 'NONE' then excluded.joined_at else enrollment.joined_at end,
        changed_at = excluded.changed_at
      returning member_id, session_id, customer_id
    )
    insert into enrollment_event (member_id, session_id, customer_id, kind, at)
    select member_id, session_id, customer_id, ${kind}, ${now} from saved
    returning enrollment_event_id as "eventId"`.execute(tx);
  const eventId = rows[0]?.eventId;
  if (eventId === undefined) throw new Error(`no member ${memberId}`);
  return eventId;
}

/** Records a step that leaves the row unchanged; returns the event's id. */
export async function addEvent(
  tx: Tx,
  memberId: string,
  sessionId: string,
  kind: EventKind,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ eventId: number }>`
    insert into enrollment_event (member_id, session_id, customer_id, kind, at)
    select member_id, ${sessionId}, customer_id, ${kind}, ${now} from member where member_id = ${memberId}
    returning enrollment_event_id as "eventId"`.execute(tx);
  const eventId = rows[0]?.eventId;
  if (eventId === undefined) throw new Error(`no member ${memberId}`);
  return eventId;
}

/** How many steps a member has taken in a session since an instant, at most `enough`. */
export async function countSteps(
  tx: Tx,
  { memberId, sessionId, since, enough }: { memberId: string; sessionId: string; since: Date; enough: number },
): Promise<number> {
  const { rows } = await sql<{ steps: number }>`select count(*)::integer as steps from (
      select from enrollment_event where member_id = ${memberId} and session_id = ${sessionId} and at > ${since}
      limit ${enough}) step`.execute(tx);
  return rows[0]?.steps ?? 0;
}

/** Uses up the priority earned on an earlier waitlist (D22). */
export async function usePriority(tx: Tx, memberId: string, courseId: string, now: Date): Promise<void> {
  await sql`update course_priority set used_at = ${now}
    where member_id = ${memberId} and course_id = ${courseId} and used_at is null`.execute(tx);
}
