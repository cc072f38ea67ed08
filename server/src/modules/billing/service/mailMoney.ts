import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { isFinal, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { ProviderCustomer, ProviderPurchase, ProviderSubscription } from '../../../ports/providerCustomer.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import type { MemberRecipient } from '../../member/types.ts';
import { billingMails } from '../mails.ts';
import { listOwnSurplus } from '../store/refunds.ts';
import type { Priced, PricedProduct } from '../types.ts';

type Ctx = Pick<Context, 'now' | 'site'>;
/** How long after a payment its mail is still of use: what is healed later is on the account page. */
const freshFor = 7 * day;

/** A state that was read, and what was stored before it. */
export interface MoneyChange {
  readonly customer: ProviderCustomer;
  readonly priced: Priced;
  /** By the id of the subscription; missing for one that is new here. */
  readonly before: ReadonlyMap<string, { readonly status: SubscriptionStatus; readonly cancelAt: number | null }>;
  /** Of the account: each stored state has another. */
  readonly revision: number;
}

/** A mail; each key is sent once. */
interface Notice {
  readonly key: string;
  readonly letter: Letter;
}

/**
 * Mails a member what has happened to their money, in the transaction that learns of it (PAY-02, D98): purchases,
 * upgrades, renewals and refunds once for each, by their ids; a cancellation and an end when the stored state changes
 * to it. A second payment, which goes back, has a mail of its own (`refundSurplus`).
 */
export async function mailMoney(tx: Tx, ctx: Ctx, memberId: string, change: MoneyChange): Promise<void> {
  const member = await findRecipient(tx, memberId);
  if (member === null) return;
  const surplus = await listOwnSurplus(tx, memberId);
  const isFresh = (at: number): boolean => ctx.now - at < freshFor;
  const { customer, priced } = change;
  const notices: Notice[] = [];
  for (const subscription of customer.subscriptions) {
    const product = priced.get(subscription.priceId);
    if (product?.kind !== 'MEMBERSHIP' || surplus.has(subscription.subscriptionId)) continue;
    notices.push(...paidOf(member, ctx, subscription, product, isFresh));
    const ended = stateOf(member, ctx, subscription, product, change);
    if (ended !== null) notices.push(ended);
  }
  for (const purchase of customer.purchases) {
    const product = priced.get(purchase.priceId);
    const isOwn = product !== undefined && !surplus.has(purchase.checkoutId) && purchase.amount > 0;
    if (isOwn && isFresh(purchase.paidAt)) notices.push(boughtOf(member, ctx, purchase, product));
  }
  for (const { refundId, paymentId, amount, refundedAt, ownId } of customer.refunds) {
    // one of the team has a mail of its own, which waits ten minutes (D96)
    if (ownId !== null || surplus.has(paymentId) || !isFresh(refundedAt)) continue;
    const bought = customer.purchases.find(({ payment }) => payment?.paymentId === paymentId);
    const given = { amount: formatCents(amount), invoiceUrl: bought?.invoiceUrl ?? null };
    notices.push({ key: `refunded/${refundId}`, letter: billingMails.refunded(member, ctx.site, given) });
  }
  for (const { key, letter } of notices) await queueMail(tx, ctx, { dedupeKey: key, to: member.email, letter });
}

function paidOf(
  member: MemberRecipient,
  { site }: Ctx,
  { invoices, amount: yearly, currentPeriodEnd }: ProviderSubscription,
  { name: product }: PricedProduct,
  isFresh: (at: number) => boolean,
): Notice[] {
  return invoices
    .filter(({ paidAt }) => isFresh(paidAt))
    .flatMap(({ invoiceId, kind, amount, url: invoiceUrl }) => {
      const receipt = { product, amount: formatCents(amount), invoiceUrl };
      const renewal = { at: currentPeriodEnd, amount: formatCents(yearly ?? amount) };
      if (kind === 'FIRST')
        return { key: `purchased/${invoiceId}`, letter: billingMails.purchased(member, site, { ...receipt, renewal }) };
      if (kind !== 'RENEWAL') return [];
      const letter = billingMails.renewed(member, site, { ...receipt, openUntil: currentPeriodEnd });
      return { key: `renewed/${invoiceId}`, letter };
    });
}

function boughtOf(
  member: MemberRecipient,
  { site }: Ctx,
  { checkoutId, amount, invoiceUrl }: ProviderPurchase,
  { kind, name, upgradesToName }: PricedProduct,
): Notice {
  const receipt = { amount: formatCents(amount), invoiceUrl };
  if (kind === 'UPGRADE') {
    const letter = billingMails.upgraded(member, site, { ...receipt, product: upgradesToName ?? name });
    return { key: `upgraded/${checkoutId}`, letter };
  }
  const letter = billingMails.purchased(member, site, { ...receipt, product: name, renewal: null });
  return { key: `purchased/${checkoutId}`, letter };
}

/** What a subscription has become since the state before; null for nothing of interest. */
function stateOf(
  member: MemberRecipient,
  { site, now }: Ctx,
  subscription: ProviderSubscription,
  { name: product }: PricedProduct,
  { before, revision }: MoneyChange,
): Notice | null {
  const { subscriptionId, status, cancelAt, endedAt, currentPeriodEnd, amount, firstFailedAt } = subscription;
  const old = before.get(subscriptionId);
  if (old === undefined || isFinal(old.status)) return null;
  if (isFinal(status)) {
    const end = endedAt ?? currentPeriodEnd;
    if (!subscription.hasBegun || now - end >= freshFor) return null;
    const ended = { product, endedAt: end, isUnpaid: firstFailedAt !== null };
    return { key: `ended/${subscriptionId}`, letter: billingMails.subscriptionEnded(member, site, ended) };
  }
  const key = (what: string): string => `${what}/${subscriptionId}/${String(revision)}`;
  if (status === 'unpaid' && old.status !== 'unpaid')
    return { key: key('closed'), letter: billingMails.subscriptionClosed(member, site, { product }) };
  if (cancelAt !== null && old.cancelAt === null && cancelAt > now) {
    const letter = billingMails.cancellationScheduled(member, site, { product, openUntil: cancelAt });
    return { key: key('canceled'), letter };
  }
  if (cancelAt === null && old.cancelAt !== null && amount !== null) {
    const renewal = { at: currentPeriodEnd, amount: formatCents(amount) };
    const letter = billingMails.cancellationTakenBack(member, site, { product, renewal });
    return { key: key('kept'), letter };
  }
  return null;
}
