import { isFinal, subscriptionGrant } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { ProviderCustomer, ProviderSubscription } from '../../../ports/providerCustomer.ts';
import { followSource } from '../../entitlement/service/followSource.ts';
import { refreshStanding } from '../../entitlement/service/standings.ts';
import { saveManageBilling } from '../../member/service/saveManageBilling.ts';
import {
  findAccountOfCustomer,
  listFormerCustomers,
  lockAccount,
  savePaymentsRead,
  saveRevision,
} from '../store/accounts.ts';
import { saveCompleted } from '../store/checkouts.ts';
import { listUnhandled, saveHandled } from '../store/events.ts';
import { saveAppliedThere } from '../store/offers.ts';
import { listKnownPayments, savePayments } from '../store/paidRows.ts';
import { listPriced } from '../store/products.ts';
import { listStates, saveSubscription } from '../store/subscriptions.ts';
import { saveCounted } from '../store/teamRefunds.ts';
import type { Account, Priced } from '../types.ts';
import { closeNeedlessCheckouts } from './closeCheckouts.ts';
import { correctAtProvider } from './correctAtProvider.ts';
import { mailFailedPayment } from './mailFailedPayment.ts';
import { mailMoney } from './mailMoney.ts';
import { readPrices } from './prices.ts';
import { recordPayments } from './recordPayments.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'ports' | 'site'>;

/** How often a state that another process has overtaken is read again. */
const mostReads = 10;

/**
 * Reads everything a customer has bought and grants exactly that (D40 to D42, BIL-08, THR-51): what is stored
 * afterwards follows from the state at the provider alone, so that events may come twice, late, in any order, or never.
 * Surplus is ended and given back before, and checkouts in which it could still be paid are closed. Returns whether
 * anything was different here. Throws a `PaymentsFailure` when the provider does not answer.
 */
export function syncCustomer(ctx: Ctx, providerCustomerId: string): Promise<boolean> {
  // concurrent calls of one process would only make each other read again
  return inTurn(`billing customer ${providerCustomerId}`, () => readUntilStored(ctx, providerCustomerId));
}

/**
 * The same without turns: a state is stored only if no other process has stored one since it was read; otherwise it is
 * read again.
 */
export async function readUntilStored(ctx: Ctx, providerCustomerId: string): Promise<boolean> {
  const { payments } = ctx.ports;
  if (payments === null) return false;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const account = await findAccountOfCustomer(ctx.db, providerCustomerId);
    const events = await listUnhandled(ctx.db, providerCustomerId);
    // somebody else's customer at the same provider
    if (account === null) return skipEvents(ctx, events);
    const bought = await readBought(ctx, payments, account);
    if (bought === null) {
      ctx.log.warn({ providerCustomerId }, 'the payment provider does not know a customer');
      await savePaymentsRead(ctx.db, providerCustomerId);
      return skipEvents(ctx, events);
    }
    if (await correctAtProvider(ctx, payments, account, bought)) continue;
    const changed = await transaction(ctx.db, (tx) => storeState(tx, ctx, account, { ...bought, events }));
    if (changed === null) continue;
    await closeNeedlessCheckouts(ctx, payments, account.memberId);
    return changed;
  }
  throw new Error(`the state of ${providerCustomerId} changed too often while it was read`);
}

async function skipEvents({ db, now }: Ctx, events: readonly string[]): Promise<boolean> {
  await saveHandled(db, events, new Date(now));
  return false;
}

async function readBought(
  ctx: Ctx,
  payments: Payments,
  account: Account,
): Promise<{ readonly customer: ProviderCustomer; readonly priced: Priced } | null> {
  const customer = await payments.readCustomer(account.providerCustomerId);
  if (customer === null) return null;
  const prices = [
    ...[...customer.subscriptions, ...customer.purchases].map(({ priceId }) => priceId),
    ...customer.subscriptions.flatMap(({ nextPriceId }) => nextPriceId ?? []),
  ];
  let priced = await listPriced(ctx.db, prices);
  if (prices.some((priceId) => !priced.has(priceId))) {
    // a price that was made since the prices were read last
    await readPrices(ctx, payments);
    priced = await listPriced(ctx.db, prices);
  }
  return { customer, priced };
}

/** Stores a state; null, and nothing is stored, when another one was stored since it was read. */
async function storeState(
  tx: Tx,
  ctx: Ctx,
  account: Account,
  read: { readonly customer: ProviderCustomer; readonly priced: Priced; readonly events: readonly string[] },
): Promise<boolean | null> {
  const { now, log } = ctx;
  const { customer, priced, events } = read;
  const { memberId } = account;
  if (!(await lockAccount(tx, account))) return null;
  const before = await listStates(tx, memberId);
  let [changed, granted] = [false, false];
  const memberships: ProviderSubscription[] = [];
  for (const subscription of customer.subscriptions) {
    const product = priced.get(subscription.priceId);
    // only prices of our product table create anything (D40)
    if (product?.kind !== 'MEMBERSHIP') {
      log.warn(
        { subscription: subscription.subscriptionId, price: subscription.priceId },
        'a subscription is to nothing of ours',
      );
      continue;
    }
    const nextProductId = priced.get(subscription.nextPriceId ?? '')?.productId ?? null;
    const row = { ...subscription, productId: product.productId, nextProductId };
    changed = (await saveSubscription(tx, memberId, row)) || changed;
    const { subscriptionId, coupons } = subscription;
    // an offer whose answer was lost; it counts also when its coupon is used up by now (D44)
    for (const coupon of coupons) await saveAppliedThere(tx, { memberId, subscriptionId }, coupon);
    const source = { memberId, source: 'SUBSCRIPTION', sourceRef: subscription.subscriptionId } as const;
    const span = subscriptionGrant(subscription);
    granted = (await followSource(tx, { ...source, entitlementIds: product.entitlementIds, span, now })) || granted;
    memberships.push(subscription);
  }
  for (const { checkoutId, priceId, paidAt, isTakenBack } of customer.purchases) {
    const product = priced.get(priceId);
    if (product?.kind !== 'PURCHASE') continue;
    const source = { memberId, source: 'PURCHASE', sourceRef: checkoutId } as const;
    const span = { startsAt: paidAt, endsAt: null, isSuspended: isTakenBack };
    granted = (await followSource(tx, { ...source, entitlementIds: product.entitlementIds, span, now })) || granted;
  }
  const paidBefore = await listKnownPayments(tx, memberId);
  await savePayments(tx, memberId, { customer, priced });
  await recordPayments(tx, ctx, memberId, paidBefore);
  await saveCounted(tx, memberId, customer.refunds);
  await saveCompleted(tx, customer.completedCheckouts, new Date(now));
  await saveHandled(tx, events, new Date(now));
  if (granted) await refreshStanding(tx, memberId, now);
  const isOpen =
    customer.subscriptions.some(({ status, priceId }) => priced.has(priceId) && !isFinal(status)) ||
    (await isOpenElsewhere(tx, memberId));
  const flagged = await saveManageBilling(tx, memberId, isOpen);
  // also when nothing has changed, so that a concurrent call does not store the older state that it has read
  await saveRevision(tx, account);
  for (const subscription of memberships) await mailFailedPayment(tx, ctx, memberId, subscription);
  await mailMoney(tx, ctx, memberId, { customer, priced, before, revision: account.revision });
  return changed || granted || flagged;
}

/** Whether a subscription of another customer goes on, which an account had that was merged into the member's. */
async function isOpenElsewhere(tx: Tx, memberId: string): Promise<boolean> {
  if ((await listFormerCustomers(tx, memberId)).length === 0) return false;
  return [...(await listStates(tx, memberId)).values()].some(({ status }) => !isFinal(status));
}
