import type { Tx } from '../../../base/sql/db.ts';

/** A payment that somebody who is gone is still owed. `amount`: in cents. */
export interface OwedPayment {
  readonly paymentId: string;
  readonly amount: number;
  /** Counts from 1, and rises when it was refused, or did not arrive. */
  readonly attempt: number;
  /** When the provider refused it first; null if it did not. */
  readonly refusedAt: Date | null;
}

/** What members who are gone are still owed, as a trigger has kept it (server/sql/billing). */
export function listOwedPayments(tx: Tx): Promise<OwedPayment[]> {
  return tx
    .selectFrom('billing_owed')
    .select(['payment_id as paymentId', 'amount', 'attempt', 'refused_at as refusedAt'])
    .where('given_back_at', 'is', null)
    .orderBy('owed_since')
    .orderBy('payment_id')
    .execute();
}

/**
 * Notes that a payment of somebody who is gone is to be given back; false, and what is noted stays as it is, when it
 * was noted before.
 */
export async function addOwedPayment(
  tx: Tx,
  { paymentId, amount }: Pick<OwedPayment, 'paymentId' | 'amount'>,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('billing_owed')
    .values({ payment_id: paymentId, amount, owed_since: now })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes that it was given back. */
export async function saveGivenBack(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await tx.updateTable('billing_owed').set({ given_back_at: now }).where('payment_id', '=', paymentId).execute();
}

/** Notes that the provider refused it, so that the next request is another one. */
export async function saveOwedRefused(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('billing_owed')
    .set((eb) => ({ refused_at: eb.fn.coalesce('refused_at', eb.val(now)), attempt: eb('attempt', '+', 1) }))
    .where('payment_id', '=', paymentId)
    .execute();
}

/** What was given back to members who are gone, as far as is known here. */
export async function listGivenBack(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_owed')
    .select('payment_id as paymentId')
    .where('given_back_at', 'is not', null)
    .orderBy('payment_id')
    .execute();
  return rows.map(({ paymentId }) => paymentId);
}

/** Notes that what was given back did not arrive, so that it is owed again. */
export async function saveOwedAgain(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .updateTable('billing_owed')
    .set((eb) => ({ given_back_at: null, refused_at: null, attempt: eb('attempt', '+', 1) }))
    .where('payment_id', '=', paymentId)
    .where('given_back_at', 'is not', null)
    .execute();
}

/** Removes what was given back before an instant. */
export async function removeGivenBack(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('billing_owed').where('given_back_at', '<', before).execute();
}

/** How many payments are still to be given back, also to members who are gone. */
export async function countOwed(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectNoFrom((eb) => [
      eb(
        eb
          .selectFrom('billing_refund')
          .select((one) => one.fn.countAll().as('count'))
          .where('done_at', 'is', null),
        '+',
        eb
          .selectFrom('billing_owed')
          .select((one) => one.fn.countAll().as('count'))
          .where('given_back_at', 'is', null),
      ).as('count'),
    ])
    .executeTakeFirstOrThrow();
  return Number(count);
}
