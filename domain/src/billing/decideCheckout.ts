import { isLapsed, isOnDemandOnly } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';
import { ok, refuse, type Result } from '../errors.ts';
import { hour } from '../time.ts';

/** MEMBERSHIP: paid yearly; UPGRADE: changes a membership; PURCHASE: paid once, and kept. */
export type ProductKind = 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';

export type Order = {
  readonly productId: string;
  /** The paid change from the membership that the buyer has to this one (`platform_upgrade`). */
  readonly isUpgrade: boolean;
};

/** What the product table and the payment provider know before an order. */
export type OrderFacts = {
  /** What the product is; null when the product table does not have it, or has no upgrade to it. */
  readonly kind: ProductKind | null;
  /** Whether it is for sale at present. */
  readonly isSold: boolean;
  /** The membership of the buyer's own subscription that has not ended; null without one. */
  readonly subscribedTo: string | null;
  /** The membership that an upgrade changes; null for other products. */
  readonly upgradesFrom: string | null;
  /** Whether the buyer has bought this product, a purchase, and keeps it. */
  readonly isBought: boolean;
};

/** How many pages of the payment provider a member may open; asking for one that is still open counts as none. */
export const checkoutLimit = { most: 20, window: hour } as const;

/**
 * Whether members may buy a membership for themselves here. Staff need none, and people of a company are asked to
 * contact support, or to buy with another address (BIL-06).
 */
export function mayBuyMembership({ accountType, customer }: Pick<Viewer, 'accountType' | 'customer'>): boolean {
  return accountType !== 'EMPLOYEE' && customer?.type !== 'ENTERPRISE';
}

/** Whether a subscription is there that nobody has paid for: it is paid, not bought again (BIL-06). */
export function owesPayment(viewer: Viewer): boolean {
  return viewer.manageBilling && isLapsed(viewer);
}

/**
 * Whether a viewer may pay the upgrade from On Demand: it changes a subscription of their own, so On Demand by a pass
 * or a company cannot be upgraded (D47, THR-52).
 */
export function mayPayUpgrade(viewer: Viewer): boolean {
  return viewer.manageBilling && isOnDemandOnly(viewer);
}

/**
 * Whether this order may go to checkout (D46, D47; BIL-05, THR-52). Refuses with PRODUCT_NOT_FOUND for a product that
 * does not exist, and with PRODUCT_NOT_SELLABLE for one that this buyer cannot buy: a second membership, a purchase
 * a second time (D42), or an upgrade without On Demand: an upgraded subscription is not to On Demand any more (D47).
 */
export function decideCheckout(viewer: Viewer, order: Order, facts: OrderFacts): Result<null> {
  if (facts.kind === null) return refuse('PRODUCT_NOT_FOUND');
  const fits = order.isUpgrade ? mayOrderUpgrade(viewer, facts) : mayOrder(viewer, facts);
  return facts.isSold && fits ? ok(null) : refuse('PRODUCT_NOT_SELLABLE');
}

function mayOrderUpgrade(viewer: Viewer, { kind, upgradesFrom, subscribedTo }: OrderFacts): boolean {
  return kind === 'UPGRADE' && mayPayUpgrade(viewer) && upgradesFrom !== null && subscribedTo === upgradesFrom;
}

function mayOrder(viewer: Viewer, { kind, subscribedTo, isBought }: OrderFacts): boolean {
  return kind === 'MEMBERSHIP' ? mayBuyMembership(viewer) && subscribedTo === null : kind === 'PURCHASE' && !isBought;
}
