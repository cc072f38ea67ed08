import type { Tx } from '../../../base/sql/db.ts';
import { condition } from '../../../base/sql/fragments.ts';
import type { ProviderCustomer } from '../../../ports/providerCustomer.ts';
import type { Priced } from '../types.ts';

/** What of a payment has arrived and gone back by now, in cents. */
export interface KnownPayment {
  readonly paymentId: string;
  readonly amount: number;
  readonly refunded: number;
  readonly isPaid: boolean;
  readonly happenedAt: Date;
}

/** What was read of the payments of a member last. */
export async function listKnownPayments(tx: Tx, memberId: string): Promise<KnownPayment[]> {
  return tx
    .selectFrom('billing_payment')
    .select(['payment_id as paymentId', 'amount', 'refunded', 'paid as isPaid', 'happened_at as happenedAt'])
    .where('member_id', '=', memberId)
    .execute();
}

/** Replaces the payments of a member by those at the provider (PAY-04). */
export async function savePayments(
  tx: Tx,
  memberId: string,
  { customer, priced }: { readonly customer: ProviderCustomer; readonly priced: Priced },
): Promise<void> {
  const { payments, refunds } = customer;
  const gone = tx.deleteFrom('billing_payment').where('member_id', '=', memberId);
  const ids = payments.map(({ paymentId }) => paymentId);
  await (ids.length === 0 ? gone : gone.where('payment_id', 'not in', ids)).execute();
  if (payments.length === 0) return;
  await tx
    .insertInto('billing_payment')
    .values(
      payments.map(({ paymentId, priceId, retryAt, dispute, ...payment }) => ({
        payment_id: paymentId,
        member_id: memberId,
        product_id: priced.get(priceId ?? '')?.productId ?? null,
        subscription_id: payment.subscriptionId,
        amount: payment.amount,
        refunded: refunds.filter((item) => item.paymentId === paymentId).reduce((sum, item) => sum + item.amount, 0),
        paid: payment.isPaid,
        happened_at: new Date(payment.happenedAt),
        invoice_url: payment.invoiceUrl,
        tries: payment.tries,
        retry_at: retryAt === null ? null : new Date(retryAt),
        dispute_state: dispute?.state ?? null,
        dispute_due_at: dispute === null || dispute.dueAt === null ? null : new Date(dispute.dueAt),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet((eb) => ({
          member_id: eb.ref('excluded.member_id'),
          product_id: eb.ref('excluded.product_id'),
          subscription_id: eb.ref('excluded.subscription_id'),
          amount: eb.ref('excluded.amount'),
          refunded: eb.ref('excluded.refunded'),
          paid: eb.ref('excluded.paid'),
          happened_at: eb.ref('excluded.happened_at'),
          invoice_url: eb.ref('excluded.invoice_url'),
          tries: eb.ref('excluded.tries'),
          retry_at: eb.ref('excluded.retry_at'),
          dispute_state: eb.ref('excluded.dispute_state'),
          dispute_due_at: eb.ref('excluded.dispute_due_at'),
        }))
        .where(condition`billing_payment is distinct from excluded`),
    )
    .execute();
}
