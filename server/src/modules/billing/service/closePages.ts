import { onDemandUpgrade } from '@atrium/domain/billing/memberships.ts';
import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { listKept, listOpenPages, saveExpired, type OpenPage } from '../store/checkouts.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { Product } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

/** An order as a page of the provider shows it. */
export type PageOrder = Pick<OpenPage, 'productId' | 'promoCode' | 'returnUrl' | 'cancelUrl'>;

/** The open pages of a member on which the same thing could be paid as by an order (D46, D47). */
export async function listRivals(ctx: Ctx, memberId: string, product: Product): Promise<readonly OpenPage[]> {
  const pages = await listOpenPages(ctx.db, memberId, new Date(ctx.now));
  // memberships and upgrades exclude each other; what is bought once excludes itself
  return pages.filter(({ kind, productId }) =>
    product.kind === 'PURCHASE' ? productId === product.productId : kind !== 'PURCHASE',
  );
}

/** The page of the same order, as long as something can be paid there; null without one. */
export async function findSamePage(
  payments: Payments,
  pages: readonly OpenPage[],
  order: PageOrder,
): Promise<OpenPage | null> {
  const parts = ({ productId, promoCode, returnUrl, cancelUrl }: PageOrder) =>
    JSON.stringify([productId, promoCode, returnUrl, cancelUrl]);
  const page = pages.find((item) => parts(item) === parts(order));
  if (page === undefined) return null;
  return (await payments.findCheckout(page.checkoutId))?.state === 'open' ? page : null;
}

/** Closes pages; returns whether any of them turned out to be paid. */
export async function closePages(
  { db, now }: Ctx,
  payments: Payments,
  pages: readonly Pick<OpenPage, 'checkoutId'>[],
): Promise<boolean> {
  let isPaid = false;
  for (const { checkoutId } of pages) {
    isPaid = (await payments.expireCheckout(checkoutId))?.state === 'complete' || isPaid;
    await saveExpired(db, checkoutId, new Date(now));
  }
  return isPaid;
}

/**
 * Closes the open pages on which a member would pay for what they have by now: a second membership or upgrade, or again for
 * what is bought once.
 */
export async function closeNeedless(ctx: Ctx, payments: Payments, memberId: string): Promise<void> {
  const pages = await listOpenPages(ctx.db, memberId, new Date(ctx.now));
  if (pages.length === 0) return;
  const membership = await findOpenMembership(ctx.db, memberId);
  const kept = await listKept(ctx.db, memberId);
  const bought = new Set(kept.map((page) => page.productId));
  const needless = pages.filter(
    ({ kind, productId }) =>
      (kind === 'PURCHASE' && bought.has(productId)) ||
      (kind === 'MEMBERSHIP' && membership !== null) ||
      (kind === 'UPGRADE' && membership?.productId !== onDemandUpgrade.from),
  );
  await closePages(ctx, payments, needless);
}
