import type { Payment } from '@atrium/domain/billing/correctPurchases.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import type Stripe from 'stripe';
import { PaymentsFailure } from '../../ports/payments.ts';
import type {
  OpenSubscription,
  PaidInvoice,
  ProviderCustomer,
  ProviderPurchase,
  ProviderSubscription,
} from '../../ports/providerCustomer.ts';
import { all, findTakenBack, idOf, listDisputes, listRefunds, paymentsOf, readPayments } from './readPayments.ts';

/** What was paid, refunded and disputed by one customer. */
interface Ledger {
  readonly invoices: readonly Stripe.Invoice[];
  /** The payments that were refunded in full, or are disputed, by the id of their payment intent. */
  readonly takenBack: ReadonlySet<string>;
  /** The charges that were paid, by the same id. */
  readonly charges: ReadonlyMap<string, Stripe.Charge>;
}

/** Everything that a customer of Stripe has bought, with the states of its payments. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<ProviderCustomer> {
  // What names a payment is read before the payments: one that is made meanwhile is read whole or not at all.
  // Stripe answers lists of an unknown customer with an error that says so.
  const [subscriptions, sessions] = await Promise.all([
    all(stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: [withSchedule, withDiscounts] })),
    all(stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100, expand: ['data.line_items'] })),
  ]);
  const invoices = await all(stripe.invoices.list({ customer, limit: 100, expand: ['data.payments', withDiscounts] }));
  const charges = await all(stripe.charges.list({ customer, limit: 100 }));
  const paid = charges.flatMap((charge): [string, Stripe.Charge][] =>
    charge.paid && charge.payment_intent !== null ? [[idOf(charge.payment_intent), charge]] : [],
  );
  const disputes = await listDisputes(stripe, charges);
  const ledger = { invoices, takenBack: findTakenBack(charges, disputes), charges: new Map(paid) };
  return {
    subscriptions: subscriptions.map((subscription) => subscriptionOf(subscription, ledger)),
    purchases: sessions.flatMap((session) => purchaseOf(session, ledger) ?? []),
    payments: readPayments({ invoices, charges, sessions, disputes, subscriptions }),
    refunds: await listRefunds(stripe, charges),
    completedCheckouts: sessions.map(({ id, subscription }) => ({
      checkoutId: id,
      subscriptionId: subscription === null ? null : idOf(subscription),
    })),
  };
}

function subscriptionOf(subscription: Stripe.Subscription, ledger: Ledger): ProviderSubscription {
  const { id, start_date: start, ended_at: endedAt } = subscription;
  const own = ledger.invoices.filter(({ parent }) => {
    const of = parent?.subscription_details?.subscription;
    return of !== undefined && idOf(of) === id;
  });
  const paid = own.filter((invoice) => invoice.status === 'paid' && invoice.amount_paid > 0);
  const failed = own.filter((invoice) => invoice.status === 'open' && invoice.attempted);
  const instants = failed.map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created);
  const { providerCustomerId: _, ...summary } = summaryOf(subscription);
  return {
    ...summary,
    startedAt: start * 1000,
    currentPeriodStart: itemOf(subscription).current_period_start * 1000,
    endedAt: endedAt === null ? null : endedAt * 1000,
    firstFailedAt: failed.length === 0 ? null : Math.min(...instants) * 1000,
    // a coupon or a credit of the customer may have covered the whole invoice
    hasBegun: own.some(({ status }) => status === 'paid') || subscription.trial_start !== null,
    coupons: [subscription, ...own].flatMap(({ discounts }) => couponsOf(discounts)),
    isPaid: paid.length > 0,
    isTakenBack: paymentsOf(newest(paid)).some((payment) => ledger.takenBack.has(payment)),
    payment: paymentsOf(newest(paid)).map((payment) => paymentIn(ledger, payment))[0] ?? null,
    amount: itemOf(subscription).price.unit_amount,
    invoices: paid.map(invoiceOf),
  };
}

function invoiceOf(invoice: Stripe.Invoice): PaidInvoice {
  const { id, billing_reason: reason, amount_paid: amount, created, hosted_invoice_url: url } = invoice;
  return {
    invoiceId: id,
    kind: reason === 'subscription_create' ? 'FIRST' : reason === 'subscription_cycle' ? 'RENEWAL' : 'OTHER',
    amount,
    paidAt: (invoice.status_transitions.paid_at ?? created) * 1000,
    url: url ?? null,
  };
}

/** What of a list of subscriptions `summaryOf` needs in full. */
export const withSchedule = 'data.schedule';

/** What a list needs in full, of subscriptions and of invoices, so that it says by which coupon, and since when. */
const withDiscounts = 'data.discounts';

type Discounts = readonly (string | Pick<Stripe.Discount | Stripe.DeletedDiscount, 'source' | 'start'>)[];

function couponsOf(discounts: Discounts): ProviderSubscription['coupons'] {
  return discounts.flatMap((discount) =>
    typeof discount === 'string' || discount.source.coupon === null
      ? []
      : [{ coupon: idOf(discount.source.coupon), startedAt: discount.start * 1000 }],
  );
}

/** What a list of subscriptions says of each. */
export function summaryOf(subscription: Stripe.Subscription): OpenSubscription {
  const { id, customer, status, cancel_at: cancelAt } = subscription;
  const item = itemOf(subscription);
  const endsItself = subscription.cancel_at_period_end ? item.current_period_end : cancelAt;
  return {
    subscriptionId: id,
    providerCustomerId: idOf(customer),
    priceId: item.price.id,
    status: statusOf(status),
    currentPeriodEnd: item.current_period_end * 1000,
    cancelAt: endsItself === null ? null : endsItself * 1000,
    hasChangeScheduled: subscription.schedule !== null,
    nextPriceId: nextPriceOf(subscription, item.current_period_end),
    isDiscounted: subscription.discounts.length > 0,
  };
}

/** The price of the phase of a schedule that follows the present period. */
function nextPriceOf({ schedule }: Stripe.Subscription, periodEnd: number): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const next = schedule.phases.find(({ start_date: start }) => start >= periodEnd);
  const price = next?.items[0]?.price;
  return price === undefined ? null : idOf(price);
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new PaymentsFailure(`${id} has no item`, { isOutage: false });
  return item;
}

/** A purchase or an upgrade; undefined for what was not paid, and for a subscription, which has invoices. */
function purchaseOf(session: Stripe.Checkout.Session, ledger: Ledger): ProviderPurchase | undefined {
  const {
    id,
    mode,
    payment_status: state,
    payment_intent: payment,
    line_items: lines,
    metadata,
    created,
    invoice,
  } = session;
  const price = lines?.data[0]?.price;
  if (mode !== 'payment' || state !== 'paid' || price === undefined || price === null) return undefined;
  const paymentId = payment === null ? null : idOf(payment);
  const charge = paymentId === null ? undefined : ledger.charges.get(paymentId);
  return {
    checkoutId: id,
    priceId: price.id,
    // a page may be paid a day after it was opened
    paidAt: (charge?.created ?? created) * 1000,
    upgrades: metadata?.['upgrades'] ?? null,
    isTakenBack: paymentId !== null && ledger.takenBack.has(paymentId),
    payment: paymentId === null ? null : paymentIn(ledger, paymentId),
    amount: session.amount_total ?? 0,
    invoiceUrl:
      ledger.invoices.find((item) => invoice !== null && item.id === idOf(invoice))?.hosted_invoice_url ?? null,
  };
}

function newest(invoices: readonly Stripe.Invoice[]): Stripe.Invoice | undefined {
  return invoices.toSorted((one, other) => other.created - one.created)[0];
}

function paymentIn({ charges }: Ledger, paymentId: string): Payment | null {
  const charge = charges.get(paymentId);
  return charge === undefined ? null : { paymentId, amount: charge.amount - charge.amount_refunded };
}

function statusOf(status: string): SubscriptionStatus {
  const known = subscriptionStatuses.find((item) => item === status);
  if (known === undefined) throw new PaymentsFailure(`unknown status ${status}`, { isOutage: false });
  return known;
}
