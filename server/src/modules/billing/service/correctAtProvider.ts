import { correctPurchases, type PlanChange } from '@atrium/domain/billing/correctPurchases.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { ProviderCustomer } from '../../../ports/providerCustomer.ts';
import { lockAccount } from '../store/accounts.ts';
import { listKept } from '../store/checkouts.ts';
import { addRefunds, listSurplus } from '../store/refunds.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { Account, Priced } from '../types.ts';
import { findPrice } from './prices.ts';
import { refundSurplus } from './refundSurplus.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'log' | 'site'>;

/**
 * Changes at the provider what a customer may not have there (D46, D47): a second membership is ended; what was paid
 * for it, for a second upgrade or for the same purchase again is given back; the plan becomes the one that is paid for.
 * Returns whether the customer is to be read again.
 */
export async function correctAtProvider(
  ctx: Ctx,
  payments: Payments,
  account: Account,
  {
    customer,
    priced,
  }: {
    readonly customer: ProviderCustomer;
    readonly priced: Priced;
  },
): Promise<boolean> {
  const granted = await findOpenMembership(ctx.db, account.memberId);
  const memberships = customer.subscriptions.flatMap((subscription) => {
    const product = priced.get(subscription.priceId);
    const isGranted = subscription.subscriptionId === granted?.subscriptionId;
    return product?.kind === 'MEMBERSHIP' ? { ...subscription, productId: product.productId, isGranted } : [];
  });
  const upgrades = customer.purchases.flatMap((purchase) => {
    const { upgradesFrom: from, upgradesTo: to } = priced.get(purchase.priceId) ?? { upgradesFrom: null };
    return typeof from === 'string' && typeof to === 'string' ? { ...purchase, from, to } : [];
  });
  const kept = await listKept(ctx.db, account.memberId);
  const bought = customer.purchases.flatMap((purchase) => {
    const product = priced.get(purchase.priceId);
    const isGranted = kept.some(({ checkoutId }) => checkoutId === purchase.checkoutId);
    return product?.kind === 'PURCHASE' ? { ...purchase, productId: product.productId, isGranted } : [];
  });
  const { surplus, changes } = correctPurchases(memberships, upgrades, bought);
  for (const change of changes) await changePlan(ctx, payments, change);
  const known = await listSurplus(
    ctx.db,
    surplus.map(({ surplusId }) => surplusId),
  );
  const added = surplus.filter(({ surplusId }) => !known.has(surplusId));
  if (added.length > 0) {
    // nothing is ended because of a state that another one has overtaken
    const isCurrent = await transaction(ctx.db, async (tx) => {
      if (!(await lockAccount(tx, account))) return false;
      await addRefunds(tx, account.memberId, added, new Date(ctx.now));
      return true;
    });
    if (!isCurrent) return true;
  }
  const refunded = await refundSurplus(ctx, payments, account.memberId);
  return refunded || changes.length > 0;
}

async function changePlan(ctx: Ctx, payments: Payments, { subscriptionId, productId }: PlanChange): Promise<void> {
  const price = await findPrice(ctx, payments, productId);
  // what else the customer has is stored all the same
  if (price === null) ctx.log.error({ subscriptionId, productId }, 'a plan to change to has no price');
  else await payments.changePrice(subscriptionId, price);
}
