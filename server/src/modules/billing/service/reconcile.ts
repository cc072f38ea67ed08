import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import type { OpenSubscription } from '../../../ports/providerCustomer.ts';
import { countOwed } from '../store/owed.ts';
import { listPriced } from '../store/products.ts';
import { listOwedCustomers } from '../store/refunds.ts';
import { listOpenSubscriptions, type KnownSubscription } from '../store/subscriptions.ts';
import { readPrices } from './prices.ts';
import { compareRefunds } from './reconcileRefunds.ts';
import { refundOwed } from './refundOwed.ts';
import { syncEach, syncWaiting, takeEvent } from './takeEvent.ts';

const lastRun = 'billing.reconciledAt';
/** How far back events are looked for that never arrived. */
const eventsSince = 3 * day;

/** What a reconciliation has found. */
export interface Reconciliation {
  /** The subscriptions that were compared. */
  readonly subscriptions: number;
  /** The events that had not arrived. */
  readonly lost: number;
  /** The refunds that were compared. */
  readonly refunds: number;
  /** The payments that were noted as given back here, but not at the provider. */
  readonly reopened: readonly string[];
  /** How many payments are still to be given back, because the provider refuses to. */
  readonly owed: number;
  /** The customers whose state was corrected here. */
  readonly healed: readonly string[];
}

/**
 * Takes the events of the last days that never arrived, compares every subscription that has not ended, here or at the
 * provider, and every refund of the last month with their state there, and corrects what is different (D40, THR-51).
 * What erased members are still owed is given back. The log says what was corrected. Throws a `PaymentsFailure` when
 * the provider does not answer.
 */
export async function reconcile(ctx: Context): Promise<Reconciliation> {
  const { payments } = ctx.ports;
  if (payments === null) return { subscriptions: 0, lost: 0, refunds: 0, reopened: [], owed: 0, healed: [] };
  await readPrices(ctx, payments);
  let lost = 0;
  for (const event of await payments.listEvents(ctx.now - eventsSince)) if (await takeEvent(ctx, event)) lost += 1;
  await syncWaiting(ctx);
  const there = await payments.listOpenSubscriptions();
  const { refunds, reopened, customers } = await compareRefunds(ctx, payments);
  await refundOwed(ctx, payments);
  const owed = await listOwedCustomers(ctx.db);
  const changed = new Set(await syncEach(ctx, new Set([...(await listDifferent(ctx, there)), ...customers])));
  const stillOwed = await listOwedCustomers(ctx.db);
  for (const providerCustomerId of owed) if (!stillOwed.has(providerCustomerId)) changed.add(providerCustomerId);
  const found = {
    subscriptions: there.length,
    lost,
    refunds,
    reopened,
    owed: await countOwed(ctx.db),
    healed: [...changed],
  };
  if (lost > 0 || reopened.length > 0 || found.healed.length > 0)
    ctx.log.warn(found, 'the payment provider was reconciled with differences');
  else ctx.log.info(found, 'the payment provider was reconciled');
  return found;
}

/** The customers of subscriptions that are not the same in both lists. */
async function listDifferent(ctx: Context, there: readonly OpenSubscription[]): Promise<ReadonlySet<string>> {
  const prices = there.flatMap(({ priceId, nextPriceId }) => (nextPriceId === null ? priceId : [priceId, nextPriceId]));
  const priced = await listPriced(ctx.db, [...new Set(prices)]);
  const different = new Map<string, string>();
  for (const { priceId, nextPriceId, ...subscription } of there) {
    const product = priced.get(priceId);
    // somebody else's product at the same provider
    if (product === undefined) continue;
    const nextProductId = priced.get(nextPriceId ?? '')?.productId ?? null;
    const key = keyOf({ ...subscription, productId: product.productId, nextProductId });
    different.set(key, subscription.providerCustomerId);
  }
  for (const subscription of await listOpenSubscriptions(ctx.db)) {
    const key = keyOf(subscription);
    if (!different.delete(key)) different.set(key, subscription.providerCustomerId);
  }
  return new Set(different.values());
}

function keyOf(row: KnownSubscription): string {
  const {
    subscriptionId,
    providerCustomerId,
    productId,
    status,
    currentPeriodEnd,
    cancelAt,
    hasChangeScheduled,
    nextProductId,
    isDiscounted,
  } = row;
  return JSON.stringify([
    subscriptionId,
    providerCustomerId,
    productId,
    status,
    currentPeriodEnd,
    cancelAt,
    hasChangeScheduled,
    nextProductId,
    isDiscounted,
  ]);
}

/** Reconciles once in each night, by the calendar of UTC; again in the next minute when the provider did not answer. */
export async function reconcileNightly(ctx: Context): Promise<void> {
  if (ctx.ports.payments === null) return;
  const tonight = Math.floor(ctx.now / day) * day;
  const last = await findSetting(ctx.db, lastRun);
  if (last !== null && last >= tonight) return;
  await saveSetting(ctx.db, lastRun, ctx.now);
  // the first day of an installation has nothing to compare
  if (last === null) return;
  try {
    await reconcile(ctx);
  } catch (error) {
    await saveSetting(ctx.db, lastRun, last);
    throw error;
  }
}
