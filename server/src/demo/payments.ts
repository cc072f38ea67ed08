import { products } from '@atrium/content/billing.ts';
import { get, listKind, type TillState } from '../adapters/local/till/state.ts';
import type { LoadRows } from '../base/sql/load.ts';

const iso = (instant: number): string => new Date(instant * 1000).toISOString();

/** The price of a product at the provider of the demo. */
export const priceIdOf = (productId: string): string => `price_${productId.replaceAll('-', '_')}`;

/** What the product has read of the payments in the till: what was paid, and what could not be. */
export function paymentRows(till: TillState): LoadRows<'billing_payment'>['billing_payment'] {
  const invoices = listKind(till, 'invoice');
  const disputes = listKind(till, 'dispute');
  const sessions = listKind(till, 'checkout.session');
  const memberOf = (customer: string): string => get(till, 'customer', customer).metadata['member_id'] ?? '';
  const soldAt = (price: string | undefined): string | null =>
    products.find(({ productId }) => priceIdOf(productId) === price)?.productId ?? null;
  const ofInvoice = (invoice: (typeof invoices)[number] | undefined) => {
    const id = invoice?.parent?.subscription_details.subscription ?? null;
    const price = id === null ? undefined : get(till, 'subscription', id).items.data[0].price;
    return { subscription_id: id, product_id: soldAt(price), invoice_url: invoice?.hosted_invoice_url ?? null };
  };
  const paid = listKind(till, 'charge').filter((charge) => charge.paid);
  const due = invoices.filter(({ status, attempted }) => status === 'open' && attempted);
  return [
    ...paid.map(({ id, payment_intent: payment, customer, amount, amount_refunded: refunded, created }) => {
      const session = sessions.find((item) => item.payment_intent === payment);
      const own = ofInvoice(invoices.find((item) => item.till.payment === payment));
      const dueBy = disputes.find(({ charge }) => charge === id)?.evidence_details.due_by ?? null;
      return {
        ...own,
        product_id: own.product_id ?? soldAt(session?.till.price),
        payment_id: payment,
        member_id: memberOf(customer),
        amount,
        refunded,
        paid: true,
        happened_at: iso(created),
        tries: 0,
        retry_at: null,
        dispute_state: dueBy === null ? null : ('OPEN' as const),
        dispute_due_at: dueBy === null ? null : iso(dueBy),
      };
    }),
    ...due.map((invoice) => ({
      ...ofInvoice(invoice),
      payment_id: invoice.id,
      member_id: memberOf(invoice.customer),
      amount: invoice.amount_due,
      refunded: 0,
      paid: false,
      happened_at: iso(invoice.status_transitions.finalized_at ?? invoice.created),
      tries: invoice.attempt_count,
      retry_at: invoice.next_payment_attempt === null ? null : iso(invoice.next_payment_attempt),
      dispute_state: null,
      dispute_due_at: null,
    })),
  ];
}
