import { sql } from 'kysely';
import { number } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import { listSeatsWithPeople } from './seats.ts';

/** Invitations that nobody has followed yet: of one seat, or with `seatId` null of all of the contracts. */
export interface WaitingSeats {
  readonly contractIds: readonly string[];
  readonly seatId: string | null;
}

function waiting(tx: Tx, { contractIds, seatId }: WaitingSeats) {
  const all = listSeatsWithPeople(tx)
    .where('s.contract_id', 'in', contractIds)
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
  ({ contractIds, before }: { readonly contractIds: readonly string[]; readonly before: Date }) => sql`
    select count(*) as seats from seat
    where contract_id = any(${contractIds}::text[]) and revoked_at is null and activated_at is null
      and coalesce(reminded_at, assigned_at) <= ${before}::timestamptz`,
);

/** How many of these contracts were neither made nor mailed since `before`; without a look at their people. */
export async function countRemindable(tx: Tx, contractIds: readonly string[], before: Date): Promise<number> {
  const [row] = await remindable.preparedIn(tx, { contractIds, before });
  return row?.seats ?? 0;
}

/** Those that were marked at an instant, in the order of their ids, from the first after `after` on, at most `most`. */
export function listMarked(
  tx: Tx,
  contractIds: readonly string[],
  { at, after, most }: { readonly at: Date; readonly after: string; readonly most: number },
) {
  return waiting(tx, { contractIds, seatId: null })
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
