import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { listKept, listOpenCheckouts, saveExpired, type OpenCheckout } from '../store/checkouts.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { Product } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

/** What makes two checkouts one order. A checkout is a page of the provider on which something is paid. */
export type CheckoutOrder = Pick<OpenCheckout, 'productId' | 'priceId' | 'promoCode' | 'returnUrl' | 'cancelUrl'>;

/** Whether the same thing could be paid in a checkout as by an order of this product (D46, D47). */
export function competes({ kind, productId }: OpenCheckout, product: Product): boolean {
  // memberships and upgrades exclude each other; a purchase excludes itself
  return product.kind === 'PURCHASE' ? productId === product.productId : kind !== 'PURCHASE';
}

/** The checkout of the same order, as long as something can be paid there; null without one. */
export async function findSameCheckout(
  payments: Payments,
  checkouts: readonly OpenCheckout[],
  order: CheckoutOrder,
): Promise<OpenCheckout | null> {
  const parts = ({ productId, priceId, promoCode, returnUrl, cancelUrl }: CheckoutOrder) =>
    JSON.stringify([productId, priceId, promoCode, returnUrl, cancelUrl]);
  const same = checkouts.find((checkout) => parts(checkout) === parts(order));
  if (same === undefined) return null;
  return (await payments.findCheckout(same.checkoutId))?.state === 'open' ? same : null;
}

/** Closes checkouts; returns whether any of them turned out to be paid. */
export async function closeCheckouts(
  { db, now }: Ctx,
  payments: Payments,
  checkouts: readonly Pick<OpenCheckout, 'checkoutId'>[],
): Promise<boolean> {
  let isPaid = false;
  for (const { checkoutId } of checkouts) {
    isPaid = (await payments.expireCheckout(checkoutId))?.state === 'complete' || isPaid;
    await saveExpired(db, checkoutId, new Date(now));
  }
  return isPaid;
}

/**
 * Closes the open checkouts in which a member would pay for what they have by now: a second membership or upgrade, or
 * the same purchase again.
 */
export async function closeNeedlessCheckouts(ctx: Ctx, payments: Payments, memberId: string): Promise<void> {
  const checkouts = await listOpenCheckouts(ctx.db, memberId, new Date(ctx.now));
  if (checkouts.length === 0) return;
  const membership = await findOpenMembership(ctx.db, memberId);
  const kept = await listKept(ctx.db, memberId);
  const bought = new Set(kept.map(({ productId }) => productId));
  const needless = checkouts.filter(
    ({ kind, productId, upgradesFrom }) =>
      (kind === 'PURCHASE' && bought.has(productId)) ||
      (kind === 'MEMBERSHIP' && membership !== null) ||
      (kind === 'UPGRADE' && membership?.productId !== upgradesFrom),
  );
  await closeCheckouts(ctx, payments, needless);
}
