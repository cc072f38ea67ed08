import { isFinal, subscriptionGrant, type SubscriptionFacts } from './subscriptionGrant.ts';

/** A payment at the provider. `amount`: what of it was not given back yet, in cents. */
export type Payment = {
  readonly paymentId: string;
  readonly amount: number;
};

/** A member's subscription to a membership. */
export type MembershipFacts = SubscriptionFacts & {
  readonly subscriptionId: string;
  readonly productId: string;
  /** Whether it is the one that the member was granted before. */
  readonly isGranted: boolean;
  /** Of the running period; null where nothing was paid for it. */
  readonly payment: Payment | null;
};

/** A payment for an upgrade or a purchase. */
type PaidOnce = {
  readonly checkoutId: string;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  /** Refunded in full, or disputed by the bank and not won. */
  readonly isTakenBack: boolean;
  readonly payment: Payment | null;
};

/** A payment for an upgrade. */
export type UpgradeFacts = PaidOnce & {
  /** The subscription; null where the page did not say. */
  readonly upgrades: string | null;
  /** The membership that it changes, and to which. */
  readonly from: string;
  readonly to: string;
};

/** A payment for a purchase: a product that is paid once, and kept. */
export type PurchaseFacts = PaidOnce & {
  readonly productId: string;
  /** Whether it is the one that the member was granted before. */
  readonly isGranted: boolean;
};

/** A membership that is to be ended, and a payment that is to be given back. */
export type Surplus = {
  /** The subscription, or the page on which the upgrade or the product was paid. */
  readonly surplusId: string;
  readonly kind: 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';
  readonly payment: Payment | null;
};

/** A subscription that is to be to another membership. */
export type PlanChange = {
  readonly subscriptionId: string;
  readonly productId: string;
};

/**
 * What must be changed at the payment provider, so that a member has at most one membership (D46, BIL-05), and the plan
 * of a subscription is the one that is paid for: the larger one while an upgrade of the running term is paid, and the
 * first again when it is given back in full (D41, D47). A purchase opens for good (D42), so of several payments for it
 * the first stays. It follows from the state there, so a repeated call after the change finds nothing; of two
 * memberships of the same second, the smallest time there, and of two payments for the same purchase, the one that was
 * granted stays.
 */
export function correctPurchases(
  memberships: readonly MembershipFacts[],
  upgrades: readonly UpgradeFacts[],
  purchases: readonly PurchaseFacts[] = [],
): { readonly surplus: readonly Surplus[]; readonly changes: readonly PlanChange[] } {
  const ended = listSecondMemberships(memberships);
  const surplus: Surplus[] = ended.map(({ subscriptionId: surplusId, isTakenBack, payment }) => {
    return { surplusId, kind: 'MEMBERSHIP', payment: isTakenBack ? null : payment };
  });
  const changes: PlanChange[] = [];
  for (const membership of memberships) {
    const { subscriptionId, productId } = membership;
    const own = upgrades.filter((upgrade) => {
      return upgrade.upgrades === subscriptionId && upgrade.paidAt >= membership.currentPeriodStart;
    });
    const paid = own.filter(({ isTakenBack }) => !isTakenBack).toSorted(byTime);
    // an upgrade of a subscription that had ended before was never carried out
    const isLate = isFinal(membership.status) && productId === paid[0]?.from;
    for (const { checkoutId: surplusId, payment } of isLate ? paid : paid.slice(1))
      if (payment !== null) surplus.push({ surplusId, kind: 'UPGRADE', payment });
    if (own.length === 0 || isFinal(membership.status) || ended.includes(membership)) continue;
    const [first] = paid;
    if (first?.from === productId) changes.push({ subscriptionId, productId: first.to });
    const takenBack = first === undefined ? own.find(({ to }) => to === productId) : undefined;
    if (takenBack !== undefined) changes.push({ subscriptionId, productId: takenBack.from });
  }
  for (const { checkoutId: surplusId, payment } of listSecondPurchases(purchases))
    if (payment !== null) surplus.push({ surplusId, kind: 'PURCHASE', payment });
  return { surplus, changes };
}

/** All but the first payment for each product. */
function listSecondPurchases(purchases: readonly PurchaseFacts[]): readonly PurchaseFacts[] {
  const bought = new Set<string>();
  return purchases
    .filter(({ isTakenBack }) => !isTakenBack)
    .toSorted((one, other) => {
      const byGrant = Number(other.isGranted) - Number(one.isGranted);
      return one.paidAt - other.paidAt || byGrant || compare(one.checkoutId, other.checkoutId);
    })
    .filter(({ productId }) => bought.size === bought.add(productId).size);
}

/** All but one of the memberships that have not ended: the first that opens something stays. */
function listSecondMemberships(memberships: readonly MembershipFacts[]): readonly MembershipFacts[] {
  const opens = (membership: MembershipFacts): number => {
    const grant = subscriptionGrant(membership);
    return grant === null || grant.isSuspended ? 1 : 0;
  };
  return memberships
    .filter(({ status }) => !isFinal(status))
    .toSorted((one, other) => {
      return (
        opens(one) - opens(other) ||
        one.startedAt - other.startedAt ||
        Number(other.isGranted) - Number(one.isGranted) ||
        compare(one.subscriptionId, other.subscriptionId)
      );
    })
    .slice(1);
}

function byTime(one: PaidOnce, other: PaidOnce): number {
  return one.paidAt - other.paidAt || compare(one.checkoutId, other.checkoutId);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
