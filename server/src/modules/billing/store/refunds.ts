import type { Surplus } from '@atrium/domain/billing/correctPurchases.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** Something that a member paid for more than once. `amount`: what is given back, in cents. */
export interface Refund {
  readonly surplusId: string;
  readonly kind: Surplus['kind'];
  readonly paymentId: string | null;
  readonly amount: number;
  /** Counts from 1, and rises when it was refused, or did not arrive. */
  readonly attempt: number;
  /** When the provider refused it first; null if it did not. */
  readonly refusedAt: Date | null;
}

/** Notes what is to be given back; what is noted already stays as it is. */
export async function addRefunds(tx: Tx, memberId: string, surplus: readonly Surplus[], now: Date): Promise<void> {
  if (surplus.length === 0) return;
  await tx
    .insertInto('billing_refund')
    .values(
      surplus.map(({ surplusId, kind, payment }) => ({
        surplus_id: surplusId,
        member_id: memberId,
        kind,
        payment_id: payment?.paymentId ?? null,
        amount: payment?.amount ?? 0,
        decided_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('surplus_id').doNothing())
    .execute();
}

/** What is noted for a member and was not carried out yet. */
export function listOpenRefunds(tx: Tx, memberId: string): Promise<Refund[]> {
  return tx
    .selectFrom('billing_refund')
    .select(['surplus_id as surplusId', 'kind', 'payment_id as paymentId', 'amount', 'attempt'])
    .select('refused_at as refusedAt')
    .where('member_id', '=', memberId)
    .where('done_at', 'is', null)
    .orderBy('surplus_id')
    .execute();
}

/** Which of these subscriptions and pages are noted as surplus. */
export async function listSurplus(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('billing_refund')
    .select('surplus_id as surplusId')
    .where('surplus_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ surplusId }) => surplusId));
}

/** The payments of a member that are noted as surplus, and what they were for. */
export async function listOwnSurplus(tx: Tx, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('billing_refund')
    .select(['surplus_id as surplusId', 'payment_id as paymentId'])
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.flatMap(({ surplusId, paymentId }) => (paymentId === null ? surplusId : [surplusId, paymentId])));
}

/** Notes that it was carried out; false when that was noted before. */
export async function saveRefunded(tx: Tx, surplusId: string, now: Date): Promise<boolean> {
  const saved = await tx
    .updateTable('billing_refund')
    .set({ done_at: now })
    .where('surplus_id', '=', surplusId)
    .where('done_at', 'is', null)
    .returning('surplus_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** What was given back since an instant, as far as is known here. */
export function listDoneRefunds(
  tx: Tx,
  since: Date,
): Promise<{ readonly surplusId: string; readonly paymentId: string }[]> {
  return tx
    .selectFrom('billing_refund')
    .select((eb) => ['surplus_id as surplusId', eb.ref('payment_id').$notNull().as('paymentId')])
    .where('done_at', '>=', since)
    .where('payment_id', 'is not', null)
    .execute();
}

/** Notes that the provider refused it, so that the next request is another one. */
export async function saveRefused(tx: Tx, surplusId: string, now: Date): Promise<void> {
  await tx
    .updateTable('billing_refund')
    .set((eb) => ({ refused_at: eb.fn.coalesce('refused_at', eb.val(now)), attempt: eb('attempt', '+', 1) }))
    .where('surplus_id', '=', surplusId)
    .where('done_at', 'is', null)
    .execute();
}

/** Notes that what was given back did not arrive, so that it is given back again. */
export async function saveReopened(tx: Tx, surplusId: string): Promise<void> {
  await tx
    .updateTable('billing_refund')
    .set((eb) => ({ done_at: null, refused_at: null, attempt: eb('attempt', '+', 1) }))
    .where('surplus_id', '=', surplusId)
    .where('done_at', 'is not', null)
    .execute();
}

/** The customers to whom something is to be given back. */
export async function listOwedCustomers(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('billing_refund as r')
    .innerJoin('billing_account as a', 'a.member_id', 'r.member_id')
    .select('a.provider_customer_id as providerCustomerId')
    .where('r.done_at', 'is', null)
    .execute();
  return new Set(rows.map(({ providerCustomerId }) => providerCustomerId));
}
