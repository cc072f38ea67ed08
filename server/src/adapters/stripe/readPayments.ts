import type Stripe from 'stripe';
import type { CustomerRefund, ProviderPayment } from '../../ports/providerCustomer.ts';

/** Under which name a refund has the id with which the product asked for it. */
export const ownRefund = 'team_refund_id';

/** What of a customer says what was paid. */
interface PaidParts {
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly disputes: readonly Stripe.Dispute[];
  readonly subscriptions: readonly Stripe.Subscription[];
}

/** Everything that a customer has paid, and the invoices that are due and could not be paid. */
export function readPayments(parts: PaidParts): ProviderPayment[] {
  const paid = parts.charges.flatMap((charge) => {
    const { payment_intent: payment, paid: isPaid, amount, created } = charge;
    if (!isPaid || payment === null) return [];
    const paymentId = idOf(payment);
    const invoice = parts.invoices.find((item) => paymentsOf(item).includes(paymentId));
    const session = parts.sessions.find(
      (item) => item.payment_intent !== null && idOf(item.payment_intent) === paymentId,
    );
    const bought = session?.invoice ?? null;
    const own = invoice ?? parts.invoices.find(({ id }) => bought !== null && id === idOf(bought));
    return {
      ...ofInvoice(own, parts),
      ...(session !== undefined && { priceId: session.line_items?.data[0]?.price?.id ?? null }),
      paymentId,
      amount,
      isPaid: true,
      happenedAt: created * 1000,
      tries: 0,
      retryAt: null,
      dispute: disputeOf(parts.disputes.filter((item) => idOf(item.charge) === charge.id)),
    };
  });
  const due = parts.invoices.flatMap((invoice) => {
    const { id, status, attempted, amount_due: amount, attempt_count: tries, created } = invoice;
    if (status !== 'open' || !attempted) return [];
    const retryAt = invoice.next_payment_attempt;
    return {
      ...ofInvoice(invoice, parts),
      paymentId: id,
      amount,
      isPaid: false,
      happenedAt: (invoice.status_transitions.finalized_at ?? created) * 1000,
      tries,
      retryAt: retryAt === null ? null : retryAt * 1000,
      dispute: null,
    };
  });
  return [...paid, ...due];
}

/** What an invoice is for; of a subscription that has changed since, what it is to now. */
function ofInvoice(
  invoice: Stripe.Invoice | undefined,
  { subscriptions }: PaidParts,
): Pick<ProviderPayment, 'priceId' | 'subscriptionId' | 'invoiceUrl'> {
  const of = invoice?.parent?.subscription_details?.subscription;
  const subscriptionId = of === undefined ? null : idOf(of);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId);
  return {
    priceId: subscription?.items.data[0]?.price.id ?? null,
    subscriptionId,
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
  };
}

/** Of several disputes of one payment the one that is open counts, else one that was lost. */
function disputeOf(disputes: readonly Stripe.Dispute[]): ProviderPayment['dispute'] {
  const [open] = disputes.filter(({ status }) => !closed.has(status));
  if (open !== undefined) {
    const dueBy = open.evidence_details.due_by;
    return { state: 'OPEN', dueAt: dueBy === null ? null : dueBy * 1000 };
  }
  if (disputes.length === 0) return null;
  return { state: disputes.some(({ status }) => status === 'lost') ? 'LOST' : 'WON', dueAt: null };
}

/** What a customer got back, by whomever; what failed is not among it. */
export async function listRefunds(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<CustomerRefund[]> {
  const found: CustomerRefund[] = [];
  for (const { id, amount_refunded: refunded, payment_intent: payment } of charges) {
    if (refunded === 0 || payment === null) continue;
    for (const refund of await all(stripe.refunds.list({ charge: id, limit: 100 }))) {
      if (refund.status !== 'succeeded' && refund.status !== 'pending') continue;
      const { id: refundId, amount, created, metadata } = refund;
      const ownId = metadata?.[ownRefund] ?? null;
      found.push({ refundId, paymentId: idOf(payment), amount, refundedAt: created * 1000, ownId });
    }
  }
  return found;
}

/** Every entry of a list, page by page. */
export async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of list) found.push(item);
  return found;
}

/** A dispute in one of these states has cost nothing. */
const harmless: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);
/** Nothing more can be said to the bank. */
const closed: ReadonlySet<string> = new Set([...harmless, 'lost']);

/** The disputes of these charges. */
export async function listDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const found: Stripe.Dispute[] = [];
  for (const { id, disputed } of charges)
    if (disputed) found.push(...(await all(stripe.disputes.list({ charge: id, limit: 100 }))));
  return found;
}

/** The payments that were refunded in full, or are disputed by the bank and not won, by the id of their intent. */
export function findTakenBack(
  charges: readonly Stripe.Charge[],
  disputes: readonly Stripe.Dispute[],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id, payment_intent: payment, refunded } of charges) {
    if (payment === null) continue;
    const isDisputed = disputes.some((item) => idOf(item.charge) === id && !harmless.has(item.status));
    if (refunded || isDisputed) found.add(idOf(payment));
  }
  return found;
}

/** The ids of the payments that paid an invoice. */
export function paymentsOf(invoice: Stripe.Invoice | undefined): readonly string[] {
  return (invoice?.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : idOf(payment.payment_intent),
  );
}

/** The id of an object that may be expanded. */
export function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
