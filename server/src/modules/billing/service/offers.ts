import { isOnDemandOnly } from '@atrium/domain/access/derived.ts';
import { entitlementKey } from '@atrium/domain/access/entitlement.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { mayBuyMembership } from '@atrium/domain/billing/decideCheckout.ts';
import { planSetFor, type Plan } from '@atrium/domain/billing/plans.ts';
import { findPromotion } from '@atrium/domain/billing/promotions.ts';
import type { MemberContext } from '../../../base/context.ts';
import { isPromoUsed } from '../store/checkouts.ts';
import { listOffered, type OfferedProduct } from '../store/plans.ts';
import { listPromotions } from '../store/promotions.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { MembershipOffers } from '../types.ts';

const nothing: MembershipOffers = { plans: [], upgrade: null, promotion: null };

/**
 * What is offered to the caller (PAY-01, D99): the plans of their set, the upgrade of on-demand-only members, and the
 * promotion of their kind of account. Nothing without a payment provider, and no product without a price there.
 */
export async function findOffers(ctx: MemberContext): Promise<MembershipOffers> {
  const { viewer } = ctx;
  if (ctx.ports.payments === null) return nothing;
  const offered = await listOffered(ctx);
  const plans = plansOf(viewer, offered);
  const mayBuy = mayBuyMembership(viewer);
  return {
    plans: mayBuy ? plans : [],
    upgrade: isOnDemandOnly(viewer) ? await findUpgradeTo(ctx, plans, offered) : null,
    promotion: mayBuy && plans.length > 0 ? await findOwnPromotion(ctx) : null,
  };
}

/** The largest plan that is offered to the caller, the last one that their page shows (BIL-06); null without one. */
export async function findLargestPlan(ctx: MemberContext): Promise<string | null> {
  return plansOf(ctx.viewer, await listOffered(ctx)).at(-1)?.productId ?? null;
}

/** The plans of somebody's set, in the order in which they are shown. */
function plansOf(viewer: Viewer, offered: readonly OfferedProduct[]): readonly Plan[] {
  const planSet = planSetFor(viewer);
  return offered.filter(({ kind, planSets }) => kind === 'MEMBERSHIP' && planSets.includes(planSet)).map(planOf);
}

/** The upgrade of the membership that is paid, else any: others are shown what it opens, and cannot buy it. */
async function findUpgradeTo(
  { db, viewer }: MemberContext,
  plans: readonly Plan[],
  offered: readonly OfferedProduct[],
): Promise<MembershipOffers['upgrade']> {
  const membership = viewer.manageBilling ? await findOpenMembership(db, viewer.memberId) : null;
  for (const { kind, upgradesFrom, upgradesTo, price } of offered) {
    const plan = plans.find(({ productId }) => productId === upgradesTo);
    const fits = membership === null || membership.productId === upgradesFrom;
    if (kind === 'UPGRADE' && plan !== undefined && fits) return { plan, price };
  }
  return null;
}

/** The promotion that the caller may use, and has not used yet; null without one. */
export async function findOwnPromotion({ db, viewer, now }: MemberContext): Promise<MembershipOffers['promotion']> {
  const confirmed = (await listPromotions(db)).filter(({ isConfirmed }) => isConfirmed);
  const promotion = findPromotion(viewer, confirmed, now);
  if (promotion === null || (await isPromoUsed(db, viewer.memberId, promotion.code))) return null;
  return { code: promotion.code, amountOff: promotion.amountOff };
}

function planOf({ productId, name, about, features, price, grants }: OfferedProduct): Plan {
  return { productId, name, about, features, price, grants: grants.map(entitlementKey) };
}
