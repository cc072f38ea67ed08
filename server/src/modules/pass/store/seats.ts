import type { Tx } from '../../../base/sql/db.ts';

/** How many registrations by a customer's passes wait for a seat: addresses that nobody has proved yet. */
export async function countAwaitedSeats(tx: Tx, customerId: string): Promise<number> {
  const { awaited } = await tx
    .selectFrom('pass_registration as r')
    .innerJoin('pass as p', 'p.pass_id', 'r.pass_id')
    .select((eb) => eb.fn.countAll().as('awaited'))
    .where('p.customer_id', '=', customerId)
    .where('p.takes_seat', '=', true)
    .where('r.state', '=', 'HELD')
    .executeTakeFirstOrThrow();
  return Number(awaited);
}
