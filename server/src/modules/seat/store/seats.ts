import { sql } from 'kysely';
import { boolean, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import { query, statement } from '../../../base/sql/statement.ts';
import type { HeldSeat, SeatCounts } from '../types.ts';

const counts = query((db, { contractId }: { readonly contractId: string }) =>
  db.selectFrom('seat_count').select(['assigned', 'used']).where('contract_id', '=', contractId),
);

/** How many seats of a contract are held, and how many of them by people who have signed in. */
export async function countSeats(
  tx: Tx,
  contractId: string,
): Promise<Pick<SeatCounts, 'assignedSeats' | 'usedSeats' | 'waitingSeats'>> {
  const [found] = await counts.preparedIn(tx, { contractId });
  const { assigned, used } = found ?? { assigned: 0, used: 0 };
  return { assignedSeats: assigned, usedSeats: used, waitingSeats: assigned - used };
}

/** The account of one of the addresses, and whether it holds a seat of the contract. */
export interface SeatAccount {
  readonly memberId: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly customerId: string;
  readonly holdsSeat: boolean;
  readonly assignedToday: number;
}

/**
 * The accounts with these addresses, and what they hold of the contract. `since`: from when a seat counts as of today.
 */
export function listSeatAccounts(
  tx: Tx,
  { contractId, addresses, since }: { contractId: string; addresses: readonly string[]; since: Date },
): Promise<SeatAccount[]> {
  return accounts.rows(tx, { contractId, addresses, since });
}

const accounts = statement(
  { memberId: text, email: text, firstName: text, customerId: text, holdsSeat: boolean, assignedToday: number },
  ({ contractId, addresses, since }: { contractId: string; addresses: readonly string[]; since: Date }) => sql`
    select m.member_id as "memberId", lower(m.email::text) as email, m.first_name as "firstName",
      m.customer_id as "customerId",
      exists (select from seat s
        where s.member_id = m.member_id and s.contract_id = ${contractId} and s.revoked_at is null) as "holdsSeat",
      (select count(*) from seat s
        where s.member_id = m.member_id and s.contract_id = ${contractId} and s.assigned_at > ${since}) as "assignedToday"
    from member m where m.email = any(${addresses}::citext[])`,
);

/**
 * Adds a seat; returns its id, null when the member holds one already. Somebody who is signed in now has activated it.
 */
export async function addSeat(
  tx: Tx,
  seat: { readonly contractId: string; readonly customerId: string; readonly memberId: string; readonly now: Date },
): Promise<string | null> {
  const { contractId, customerId, memberId, now } = seat;
  const signedIn = await tx
    .selectFrom('sign_in')
    .select('sid')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const added = await tx
    .insertInto('seat')
    .values({
      ...{ contract_id: contractId, customer_id: customerId, member_id: memberId },
      ...{ assigned_at: now, activated_at: signedIn === undefined ? null : now },
    })
    .onConflict((conflict) =>
      conflict.columns(['contract_id', 'member_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('seat_id as seatId')
    .executeTakeFirst();
  return added?.seatId ?? null;
}

/** How many accounts were made with seats of a contract since `since`, whatever became of the seats. */
export async function countInvited(tx: Tx, contractId: string, since: Date): Promise<number> {
  const { invited } = await tx
    .selectFrom('seat as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select((eb) => eb.fn.count('s.member_id').distinct().as('invited'))
    .where('s.contract_id', '=', contractId)
    .where('s.assigned_at', '>', since)
    .whereRef('m.registered_at', '>=', 's.assigned_at')
    .executeTakeFirstOrThrow();
  return Number(invited);
}

/** Whether a member holds a seat of a contract. */
export async function isSeated(tx: Tx, contractId: string, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('seat')
    .select('seat_id')
    .where('contract_id', '=', contractId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Activates the seat that a member holds, or adds an activated one, whose id it returns; null for the former. */
export async function saveActiveSeat(
  tx: Tx,
  seat: { readonly contractId: string; readonly customerId: string; readonly memberId: string; readonly now: Date },
): Promise<string | null> {
  const { contractId, customerId, memberId, now } = seat;
  const { numUpdatedRows } = await tx
    .updateTable('seat')
    .set((eb) => ({ activated_at: eb.fn.coalesce('activated_at', eb.val(now)) }))
    .where('contract_id', '=', contractId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const ids = { contract_id: contractId, customer_id: customerId, member_id: memberId };
  const added = await tx
    .insertInto('seat')
    .values({ ...ids, assigned_at: now, activated_at: now })
    .returning('seat_id as seatId')
    .executeTakeFirstOrThrow();
  return added.seatId;
}

/** The passes of a customer that gave a member a seat, by the names that their grants have in the ledger. */
export async function listSeatPasses(
  tx: Tx,
  { customerId, memberId }: { customerId: string; memberId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('pass_registration as r')
    .innerJoin('pass as p', 'p.pass_id', 'r.pass_id')
    .select('p.short_code as shortCode')
    .where('p.customer_id', '=', customerId)
    .where('p.takes_seat', '=', true)
    .where('r.member_id', '=', memberId)
    .where('r.state', '=', 'ACTIVATED')
    .execute();
  return rows.map(({ shortCode }) => `pass-${shortCode}`);
}

function seats(tx: Tx) {
  return tx
    .selectFrom('seat as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select((eb) => [
      's.seat_id as seatId',
      's.member_id as memberId',
      'm.email',
      'm.first_name as firstName',
      isSet(eb.ref('s.activated_at')).as('isActivated'),
    ]);
}

/** A seat of a contract, with whether it was revoked; null when the contract has no such seat. */
export async function findSeat(
  tx: Tx,
  contractId: string,
  seatId: string,
): Promise<(HeldSeat & { readonly revokedAt: number | null }) | null> {
  const found = await seats(tx)
    .select((eb) => epochMillis(eb.ref('s.revoked_at')).as('revokedAt'))
    .where('s.contract_id', '=', contractId)
    .where('s.seat_id', '=', seatId)
    .executeTakeFirst();
  return found ?? null;
}

/** Ends a seat; the row stays. */
export async function endSeat(tx: Tx, seatId: string, now: Date): Promise<void> {
  await tx
    .updateTable('seat')
    .set({ revoked_at: now })
    .where('seat_id', '=', seatId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Invitations that nobody has followed yet: of one seat, or with `seatId` null of all of the contract. */
export interface WaitingSeats {
  readonly contractId: string;
  readonly seatId: string | null;
}

function waiting(tx: Tx, { contractId, seatId }: WaitingSeats) {
  const all = seats(tx)
    .where('s.contract_id', '=', contractId)
    .where('s.revoked_at', 'is', null)
    .where('s.activated_at', 'is', null);
  return seatId === null ? all : all.where('s.seat_id', '=', seatId);
}

/** Those that were neither made nor mailed since `before`, at most `most`. */
export function listUnreminded(tx: Tx, of: WaitingSeats, { before, most }: { before: Date; most: number }) {
  return waiting(tx, of)
    .where((eb) => eb(eb.fn.coalesce('s.reminded_at', 's.assigned_at'), '<=', before))
    .orderBy('s.seat_id')
    .limit(most)
    .execute();
}

/** How many of them were made or mailed since `before`. */
export async function countTooEarly(tx: Tx, of: WaitingSeats, before: Date): Promise<number> {
  const { seats: early } = await waiting(tx, of)
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('seats'))
    .where((eb) => eb(eb.fn.coalesce('s.reminded_at', 's.assigned_at'), '>', before))
    .executeTakeFirstOrThrow();
  return Number(early);
}

const remindable = statement(
  { seats: number },
  ({ contractId, before }: { readonly contractId: string; readonly before: Date }) => sql`
    select count(*) as seats from seat
    where contract_id = ${contractId}::text and revoked_at is null and activated_at is null
      and coalesce(reminded_at, assigned_at) <= ${before}::timestamptz`,
);

/** How many of a contract were neither made nor mailed since `before`; without a look at their people. */
export async function countRemindable(tx: Tx, contractId: string, before: Date): Promise<number> {
  const [row] = await remindable.preparedIn(tx, { contractId, before });
  return row?.seats ?? 0;
}

/** Those that were marked at an instant, in the order of their ids, from the first after `after` on, at most `most`. */
export function listMarked(
  tx: Tx,
  contractId: string,
  { at, after, most }: { readonly at: Date; readonly after: string; readonly most: number },
) {
  return waiting(tx, { contractId, seatId: null })
    .where('s.reminded_at', '=', at)
    .where('s.seat_id', '>', after)
    .orderBy('s.seat_id')
    .limit(most)
    .execute();
}

/** Marks invitations as mailed again. */
export async function saveReminders(tx: Tx, seatIds: readonly string[], now: Date): Promise<void> {
  await tx.updateTable('seat').set({ reminded_at: now }).where('seat_id', 'in', seatIds).execute();
}
