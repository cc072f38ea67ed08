import { sql } from 'kysely';
import { boolean, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { HeldSeat } from '../types.ts';

/** The account of one of the addresses, and which seat it holds. */
export interface SeatAccount {
  readonly memberId: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  /** Empty for an address that is the second sign-in of somebody. */
  readonly customerId: string;
  /** The contract of the seat that it holds; null for none of these contracts. */
  readonly seatOf: string | null;
  readonly assignedToday: number;
}

/**
 * The accounts with these addresses, and what they hold of these contracts. `since`: from when a seat counts as of
 * today.
 */
export function listSeatAccounts(tx: Tx, asked: AccountsAsked): Promise<SeatAccount[]> {
  return accounts.rows(tx, asked);
}

interface AccountsAsked {
  readonly contractIds: readonly string[];
  readonly addresses: readonly string[];
  readonly since: Date;
}

const accounts = statement(
  { memberId: text, email: text, firstName: text, customerId: text, seatOf: nullable(text), assignedToday: number },
  ({ contractIds, addresses, since }: AccountsAsked) => sql`
    select m.member_id as "memberId", lower(m.email::text) as email, m.first_name as "firstName",
      m.customer_id as "customerId",
      (select s.contract_id from seat s
        where s.member_id = m.member_id and s.contract_id = any(${contractIds}::text[]) and s.revoked_at is null) as "seatOf",
      (select count(*) from seat s
        where s.member_id = m.member_id and s.contract_id = any(${contractIds}::text[]) and s.assigned_at > ${since})
        as "assignedToday"
    from member m where m.email = any(${addresses}::citext[])
    union all
    -- a second sign-in is an account that no company has by this address: none can be made with it
    select l.member_id, lower(l.email::text), '', '', null, 0 from account_link l
    where l.email = any(${addresses}::citext[]) and l.verified_at is not null`,
);

/** A seat of a contract for somebody, from `now` on. */
export interface NewSeat {
  readonly contractId: string;
  readonly customerId: string;
  readonly memberId: string;
  readonly now: Date;
}

const endOther = statement(
  { seatId: text, isOver: boolean, isActive: boolean },
  ({ contractId, customerId, memberId, now }: NewSeat) => sql`
    update seat s set revoked_at = greatest(s.assigned_at, least(${now}::timestamptz, e.at))
    from contract k join customer c using (customer_id) cross join lateral (select contract_end(k.ends_at, c.time_zone)) e (at)
    where k.contract_id = s.contract_id and s.customer_id = ${customerId} and s.member_id = ${memberId}
      and s.revoked_at is null and s.contract_id <> ${contractId}
    returning s.seat_id as "seatId", e.at <= ${now}::timestamptz as "isOver",
      s.activated_at is not null and e.at > ${now}::timestamptz as "isActive"`,
);

/**
 * Ends the seat of another contract that somebody holds, now or with its contract, because nobody holds two of a
 * company; null when there is none. `isOver`: its contract has ended. `isActive`: it was in use until now.
 */
export async function endOtherSeat(
  tx: Tx,
  seat: NewSeat,
): Promise<{ readonly seatId: string; readonly isOver: boolean; readonly isActive: boolean } | null> {
  const [ended] = await endOther.rows(tx, seat);
  return ended ?? null;
}

/** Whether a member is signed in now, somewhere. */
export async function isSignedIn(tx: Tx, memberId: string): Promise<boolean> {
  const signedIn = await tx
    .selectFrom('sign_in')
    .select('sid')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return signedIn !== undefined;
}

/** Adds a seat; returns its id, null when the member holds one already. */
export async function addSeat(
  tx: Tx,
  { contractId, customerId, memberId, now, isActivated }: NewSeat & { readonly isActivated: boolean },
): Promise<string | null> {
  const added = await tx
    .insertInto('seat')
    .values({
      contract_id: contractId,
      customer_id: customerId,
      member_id: memberId,
      assigned_at: now,
      activated_at: isActivated ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'member_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('seat_id as seatId')
    .executeTakeFirst();
  return added?.seatId ?? null;
}

/** How many accounts were made with seats of these contracts since `since`, whatever became of the seats. */
export async function countInvited(tx: Tx, contractIds: readonly string[], since: Date): Promise<number> {
  const { invited } = await tx
    .selectFrom('seat as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select((eb) => eb.fn.count('s.member_id').distinct().as('invited'))
    .where('s.contract_id', 'in', contractIds)
    .where('s.assigned_at', '>', since)
    .whereRef('m.registered_at', '>=', 's.assigned_at')
    .executeTakeFirstOrThrow();
  return Number(invited);
}

/** Which of these contracts a member holds a seat of; null for none. */
export async function findSeatOf(tx: Tx, contractIds: readonly string[], memberId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('seat')
    .select('contract_id as contractId')
    .where('contract_id', 'in', contractIds)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found?.contractId ?? null;
}

/** Activates the seat of a contract that a member holds, unless it is active. */
export async function saveActive(
  tx: Tx,
  { contractId, memberId, now }: Pick<NewSeat, 'contractId' | 'memberId' | 'now'>,
): Promise<void> {
  await tx
    .updateTable('seat')
    .set({ activated_at: now })
    .where('contract_id', '=', contractId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('activated_at', 'is', null)
    .execute();
}

/** All seats that a member has or had of a company. */
export async function listSeatIds(
  tx: Tx,
  { customerId, memberId }: { customerId: string; memberId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('seat')
    .select('seat_id as seatId')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ seatId }) => seatId);
}

/** The passes of a customer that gave a member a seat, by the names that their grants have in the ledger. */
export async function listSeatPasses(
  tx: Tx,
  { customerId, memberId }: { customerId: string; memberId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('pass_registration as r')
    .innerJoin('pass as p', 'p.pass_id', 'r.pass_id')
    .select('p.short_code as code')
    .where('p.customer_id', '=', customerId)
    .where('p.takes_seat', '=', true)
    .where('r.member_id', '=', memberId)
    .where('r.state', '=', 'ACTIVATED')
    .execute();
  return rows.map(({ code }) => `pass-${code}`);
}

/** Seats `s` with the people `m` who hold them. */
export function listSeatsWithPeople(tx: Tx) {
  return tx
    .selectFrom('seat as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select((eb) => [
      's.seat_id as seatId',
      's.member_id as memberId',
      'm.email',
      'm.first_name as firstName',
      's.contract_id as contractId',
      isSet(eb.ref('s.activated_at')).as('isActivated'),
    ]);
}

/** A seat of these contracts, with whether it was revoked; null when they have no such seat. */
export async function findSeat(
  tx: Tx,
  contractIds: readonly string[],
  seatId: string,
): Promise<(HeldSeat & { readonly revokedAt: number | null }) | null> {
  const found = await listSeatsWithPeople(tx)
    .select((eb) => epochMillis(eb.ref('s.revoked_at')).as('revokedAt'))
    .where('s.contract_id', 'in', contractIds)
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
