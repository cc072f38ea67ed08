import { sql, type ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { either, epochMillis, isAny, isPast, rowsOf, timeZoneOf } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import { userSession, type UserSessionRow } from '../../catalogue/types.ts';
import { accountTypeOf, heldKeys } from '../../entitlement/fragments.ts';
import type { Waiting } from '../types.ts';

/** How many members of a waitlist are read at a time. */
export const listedAtOnce = 200;

/** The session without any member's relation to it, to be read under its lock. */
export async function findSession(tx: Tx, sessionId: string): Promise<UserSessionRow | null> {
  const found = await tx
    .selectFrom(rowsOf('session_facts', [null], 'f'))
    .select(userSession('f').as('row'))
    .where('f.session_id', '=', sessionId)
    .executeTakeFirst();
  return found?.row ?? null;
}

/**
 * The next members of a waitlist `after` a number, in order, those with an expired offer first. Members who let an
 * earlier offer lapse are left out.
 */
export function listWaiting(
  tx: Tx,
  sessionId: string,
  { now, after }: { now: Date; after: number },
): Promise<Waiting[]> {
  return (
    waiting(tx, sessionId, now)
      // staff may have offered them a seat again, which lapses like any other
      .where((eb) => eb.or([eb('offer.session_id', 'is not', null), eb.not(hasLetLapse(eb))]))
      .where((eb) => eb.or([eb('e.waitlist_number', '>', after), eb('offer.expires_at', '<=', now)]))
      .orderBy('lapsed', 'desc')
      .orderBy('e.waitlist_number')
      .limit(listedAtOnce)
      .execute()
  );
}

/** One member on a waitlist, also one who let an earlier offer lapse; null for anybody else. */
export async function findWaiting(
  tx: Tx,
  { sessionId, memberId }: { readonly sessionId: string; readonly memberId: string },
  now: Date,
): Promise<Waiting | null> {
  return (await waiting(tx, sessionId, now).where('e.member_id', '=', memberId).executeTakeFirst()) ?? null;
}

function waiting(tx: Tx, sessionId: string, now: Date) {
  return tx
    .selectFrom('enrollment as e')
    .innerJoin('session as s', 's.session_id', 'e.session_id')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .leftJoin('member_standing as st', 'st.member_id', 'm.member_id')
    .leftJoin('seat_offer as offer', (join) =>
      join
        .onRef('offer.session_id', '=', 'e.session_id')
        .onRef('offer.member_id', '=', 'e.member_id')
        .on('offer.settled_at', 'is', null),
    )
    .select((eb) => [
      'm.member_id as memberId',
      'm.first_name as firstName',
      'm.email',
      timeZoneOf(eb.ref('m.member_id')).as('timeZone'),
      accountTypeOf(eb.ref('m.is_staff'), eb.ref('st.account_type')).as('accountType'),
      heldKeys(eb.ref('m.member_id'), now).as('entitlements'),
      either(eb.ref('m.is_staff'), eb.ref('m.test_data')).as('seatless'),
      // every one on a waitlist has a number
      eb.ref('e.waitlist_number').$notNull().as('waitlistNumber'),
      epochMillis(eb.ref('offer.expires_at')).as('offerExpiresAt'),
      eb.fn.coalesce('offer.swap', eb.lit(false)).as('offeredSwap'),
      isPast(eb.ref('offer.expires_at'), now).as('lapsed'),
      isAny(
        eb
          .selectFrom('session as o')
          .innerJoin('enrollment as x', 'x.session_id', 'o.session_id')
          .select('o.session_id')
          .whereRef('o.course_id', '=', 's.course_id')
          .whereRef('o.session_id', '<>', 's.session_id')
          .where('o.end_at', '>', now)
          .where('o.cancelled_at', 'is', null)
          .whereRef('x.member_id', '=', 'm.member_id')
          .where('x.status', '=', 'ENROLLED'),
      ).as('seatedElsewhere'),
    ])
    .where('e.session_id', '=', sessionId)
    .where('e.status', '=', 'WAITLISTED');
}

type WaitlistRow = ExpressionBuilder<Tables & { e: Tables['enrollment'] }, 'e'>;

/** Whether a member let an offer lapse since they joined the waitlist. */
const hasLetLapse = (eb: WaitlistRow) =>
  eb.exists(
    eb
      .selectFrom('seat_offer as past')
      .select('past.session_id')
      .whereRef('past.session_id', '=', 'e.session_id')
      .whereRef('past.member_id', '=', 'e.member_id')
      .where('past.settled_at', 'is not', null)
      .where('past.claimed', '=', false)
      .whereRef('past.offered_at', '>=', 'e.joined_at'),
  );

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
  await tx
    .insertInto('seat_offer')
    .values({ session_id: sessionId, member_id: memberId, offered_at: now, expires_at: expiresAt, swap })
    // a member may decline, join the line again and be offered the seat again in one millisecond: the later offer holds
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'member_id', 'offered_at'])
        .doUpdateSet({ settled_at: null, claimed: null, expires_at: expiresAt, swap }),
    )
    .execute();
}

/** Holds the seat of an open offer until another instant. */
export async function saveOfferEnd(
  tx: Tx,
  { sessionId, memberId }: { readonly sessionId: string; readonly memberId: string },
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('seat_offer')
    .set({ expires_at: expiresAt })
    .where('session_id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Ends the open offer of a member; false when there was none. */
export async function endOffer(
  tx: Tx,
  sessionId: string,
  memberId: string,
  claimed: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seat_offer')
    .set({ settled_at: now, claimed })
    .where('session_id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Upcoming sessions in which a seat is free for the waitlist, or an offer has expired. */
export async function listSessionsToPromote(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('seat_offer')
    .select('session_id as sessionId')
    .where('settled_at', 'is', null)
    .where('expires_at', '<=', now)
    .union((other) =>
      other
        .selectFrom('session_seat as seat')
        .innerJoin('session as s', 's.session_id', 'seat.session_id')
        .select('seat.session_id as sessionId')
        .where('seat.waiting', '>', 0)
        .where((eb) =>
          eb.or([
            eb('seat.capacity', 'is', null),
            eb(eb('seat.taken', '+', eb.ref('seat.held')), '<', eb.ref('seat.capacity')),
          ]),
        )
        .where('s.start_at', '>', now)
        .where('s.cancelled_at', 'is', null),
    )
    .execute();
  return rows.map((row) => row.sessionId);
}

/** Whether a seat of the session is free although somebody waits for one, to be asked under its lock. */
export async function isSeatDue(tx: Tx, sessionId: string): Promise<boolean> {
  const seat = await tx
    .selectFrom('session_seat')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('waiting', '>', 0)
    .where((eb) => eb.or([eb('capacity', 'is', null), eb(eb('taken', '+', eb.ref('held')), '<', eb.ref('capacity'))]))
    .executeTakeFirst();
  return seat !== undefined;
}

/** Sessions that have begun and still have a waitlist; it is kept until it was told that one is canceled. */
export async function listSessionsToClose(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('session_seat as seat')
    .innerJoin('session as s', 's.session_id', 'seat.session_id')
    .select('seat.session_id as sessionId')
    .where('seat.waiting', '>', 0)
    .where('s.start_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('s.cancelled_at', 'is', null),
        eb.not(
          eb.exists(
            eb.selectFrom('session_change as c').select('c.session_id').whereRef('c.session_id', '=', 's.session_id'),
          ),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.sessionId);
}

const close = statement(
  {},
  ({ sessionId, now }: { sessionId: string; now: Date }) => sql`
    with gone as (
      update enrollment set status = 'NONE', waitlist_number = null, changed_at = ${now}
      where session_id = ${sessionId} and status = 'WAITLISTED'
      returning member_id, session_id, customer_id
    ), settled as (
      update seat_offer set settled_at = ${now}, claimed = false where session_id = ${sessionId} and settled_at is null
    ), counted as (
      update session_seat set waiting = 0, held = 0 where session_id = ${sessionId}
    ), noted as (
      insert into enrollment_step (member_id, session_id, customer_id, kind, at)
      select member_id, session_id, customer_id, 'WAITLIST_CLOSED', ${now} from gone
    )
    insert into course_priority (member_id, course_id, session_id, granted_at)
    select gone.member_id, s.course_id, s.session_id, ${now} from gone join session s using (session_id)
    on conflict do nothing`,
);

/** Closes the waitlist of a session that has begun: its members get priority for the course's next session (D22). */
export async function endWaitlist(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await close.rows(tx, { sessionId, now });
}
