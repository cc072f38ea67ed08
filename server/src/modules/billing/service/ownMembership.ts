import { isUnpaid } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findPaidMembership } from '../store/memberships.ts';
import type { FailedPayment, ScheduledSubscription } from '../types.ts';

/** What the caller pays for, and when it renews or ends (ACT-01); null without a subscription that has not ended. */
export async function findScheduled(ctx: MemberContext): Promise<ScheduledSubscription | null> {
  const membership = await findPaidMembership(ctx, ctx.viewer.memberId);
  if (membership === null) return null;
  const { name, amount, status, isDiscounted, offCents, cancelAt, hasChangeScheduled } = membership;
  const { nextName, nextAmount } = membership;
  return {
    isScheduled: cancelAt !== null || hasChangeScheduled,
    cancelAt: textOf(cancelAt),
    currentPeriodEnd: String(membership.currentPeriodEnd),
    productName: name,
    price: amount,
    isDiscounted,
    discountPrice: isDiscounted ? offCents : null,
    isTrialing: status === 'trialing',
    nextPlan: nextName === null || nextAmount === null ? null : { productName: nextName, price: nextAmount },
    failedPayment: isUnpaid(status) ? { opensUntil: textOf(membership.opensUntil) } : null,
  };
}

/** The caller's payment that did not go through, for the home page; null without one (D41). */
export async function findFailedPayment(ctx: MemberContext): Promise<FailedPayment | null> {
  // somebody without billing of their own has nothing to pay
  return ctx.viewer.manageBilling ? ((await findScheduled(ctx))?.failedPayment ?? null) : null;
}

const textOf = (instant: number | null): string | null => (instant === null ? null : String(instant));
