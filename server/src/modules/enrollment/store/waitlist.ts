import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { UserSessionRow } from '../../catalogue/types.ts';
import type { Waiting } from '../types.ts';

/** How many members of a waitlist are read at a time. */
export const listedAtOnce = 200;

/** The session without any member's relation to it, to be read under its lock. */
export async function findSession(tx: Tx, sessionId: string): Promise<UserSessionRow | null> {
  const { rows } = await sql<{ row: UserSessionRow }>`
    select f.user_session as row from session_facts(null) f where f.session_id = ${sessionId}`.execute(tx);
  return rows[0]?.row ?? null;
}

/**
 * The next members of a waitlist `after` a number, in order, those with an expired offer first. Members who let an
 * earlier offer lapse are left out.
 */
export async function listWaiting(
  tx: Tx,
  sessionId: string,
  { now, after }: { now: Date; after: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select m.member_id as "memberId", m.first_name as "firstName", m.email::text as email,
      case when m.is_staff then 'EMPLOYEE' else coalesce(st.account_type, 'LIMITED') end as "accountType",
      held_keys(m.member_id, ${now}) as entitlements,
      m.is_staff or m.test_data as seatless,
      e.place,
      (extract(epoch from offer.expires_at) * 1000)::float8 as "offerExpiresAt",
      coalesce(offer.swap, false) as "offeredSwap",
      coalesce(offer.expires_at <= ${now}, false) as lapsed,
      exists (
        select from session o join enrollment x on x.session_id = o.session_id
        where o.course_id = s.course_id and o.session_id <> s.session_id and o.end_at > ${now}
          and o.cancelled_at is null and x.member_id = m.member_id and x.status = 'ENROLLED'
      ) as "seatedElsewhere"
    from enrollment e
    join session s on s.session_id = e.session_id
    join member m on m.member_id = e.member_id
    left join member_standing st on st.member_id = m.member_id
    left join seat_offer offer on offer.session_id = e.session_id and offer.member_id = e.member_id and offer.settled_at is null
    where e.session_id = ${sessionId} and e.status = 'WAITLISTED' and not exists (
      select from seat_offer past where past.session_id = e.session_id and past.member_id = e.member_id
        and past.settled_at is not null and not past.claimed and past.offered_at >= e.joined_at)
      and (e.place > ${after} or offer.expires_at <= ${now})
    order by lapsed desc, e.place limit ${listedAtOnce}`.execute(tx);
  return rows;
}

export interface NewOffer {
  readonly sessionId: string;
  readonly memberId: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Accepting it gives up a seat in another session of the course. */
  readonly swap: boolean;
}

/** Holds a seat for a member until `expiresAt`. */
export async function addOffer(tx: Tx, { sessionId, memberId, now, expiresAt, swap }: NewOffer): Promise<void> {
  await sql`insert into seat_offer (session_id, member_id, offered_at, expires_at, swap)
    values (${sessionId}, ${memberId}, ${now}, ${expiresAt}, ${swap})`.execute(tx);
}

/** Ends the open offer of a member; false when there was none. */
export async function settleOffer(
  tx: Tx,
  sessionId: string,
  memberId: string,
  claimed: boolean,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update seat_offer set settled_at = ${now}, claimed = ${claimed}
    where session_id = ${sessionId} and member_id = ${memberId} and settled_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Upcoming sessions in which a seat is free for the waitlist, or an offer has expired. */
export async function listSessionsToPromote(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    select session_id as "sessionId" from seat_offer where settled_at is null and expires_at <= ${now}
    union
    select seat.session_id from session_seat seat join session s using (session_id)
    where seat.waiting > 0 and (seat.capacity is null or seat.taken + seat.held < seat.capacity)
      and s.start_at > ${now} and s.cancelled_at is null`.execute(tx);
  return rows.map((row) => row.sessionId);
}

/** Sessions that have begun and still have a waitlist. */
export async function listSessionsToClose(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    select seat.session_id as "sessionId" from session_seat seat join session s using (session_id)
    where seat.waiting > 0 and s.start_at <= ${now}`.execute(tx);
  return rows.map((row) => row.sessionId);
}

/** Closes the waitlist of a session that has begun: its members get priority for the course's next session (D22). */
export async function closeWaitlist(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await sql`
    with gone as (
      update enrollment set status = 'NONE', place = null, changed_at = ${now}
      where session_id = ${sessionId} and status = 'WAITLISTED'
      returning member_id, session_id, customer_id
    ), settled as (
      update seat_offer set settled_at = ${now}, claimed = false where session_id = ${sessionId} and settled_at is null
    ), counted as (
      update session_seat set waiting = 0, held = 0 where session_id = ${sessionId}
    ), told as (
      insert into enrollment_event (member_id, session_id, customer_id, kind, at)
      select member_id, session_id, customer_id, 'WAITLIST_CLOSED', ${now} from gone
    )
    insert into course_priority (member_id, course_id, session_id, granted_at)
    select gone.member_id, s.course_id, s.session_id, ${now} from gone join session s using (session_id)
    on conflict do nothing`.execute(tx);
}
