import { isOffered, mayGetOffer } from '@atrium/domain/billing/cancelOffer.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { inTurn } from '../../../base/turns.ts';
import type { Payments } from '../../../ports/payments.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import {
  addAcceptedOffer,
  findAcceptedOffer,
  findCancelOffer,
  saveApplied,
  type CancelOffer,
  type StoredOffer,
} from '../store/offers.ts';
import { findAccount } from '../store/accounts.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { AcceptedOffer, DiscountOffer, Subscription } from '../types.ts';
import { askProvider } from './payments.ts';
import { cancelConfigId } from './portal.ts';
import { syncCustomer } from './syncCustomer.ts';

/**
 * What the caller is offered instead of canceling (BIL-02, D44), with the prices of the provider's preview of the next
 * invoice. Refuses with FORBIDDEN without manageBilling or the flag, with INVALID_OFFER where there is no offer, and
 * with PAYMENT_PROVIDER_FAILED.
 */
export async function getDiscountOffer(ctx: MemberContext): Promise<Result<DiscountOffer>> {
  if (!mayGetOffer(ctx.viewer)) return refuse('FORBIDDEN', { reason: 'MANAGE_BILLING' });
  const found = await findLiveOffer(ctx);
  if (found === null) return refuse('INVALID_OFFER');
  const { offer, membership } = found;
  return askProvider(ctx, async (payments) => {
    const { normal, reduced } = await previewPrices(payments, membership, offer);
    const { coupon: couponCode, name, headline, subheadline, acceptCta, rejectCta } = offer;
    const words = { headline, subheadline, acceptCta, rejectCta, offer: name };
    return ok({ newPrice: reduced, normalPrice: normal, cancelConfigId, couponCode, ...words });
  });
}

/**
 * Accepts the offer: the coupon of the caller's live offer, and no other, discounts the subscription once (BIL-02, D44,
 * THR-53). Repeated, it answers with the first result. Refuses as `getDiscountOffer` does.
 */
export async function acceptOffer(ctx: MemberContext, coupon: string): Promise<Result<AcceptedOffer>> {
  const { viewer } = ctx;
  if (!mayGetOffer(viewer)) return refuse('FORBIDDEN', { reason: 'MANAGE_BILLING' });
  return inTurn(`offer ${viewer.memberId}`, async () => {
    const membership = await findOpenMembership(ctx.db, viewer.memberId);
    const accepted = await findAcceptedOffer(ctx.db, viewer.memberId);
    const isSame = accepted?.coupon === coupon && accepted.periodEnd === membership?.currentPeriodEnd;
    if (accepted !== null && isSame) {
      return accepted.isApplied
        ? ok(toAcceptedOffer(accepted))
        : askProvider(ctx, (payments) => applyCoupon(ctx, payments, accepted));
    }
    const found = await findLiveOffer(ctx);
    if (found?.offer.coupon !== coupon) return refuse('INVALID_OFFER');
    return askProvider(ctx, async (payments) => applyCoupon(ctx, payments, await storeAccepted(ctx, payments, found)));
  });
}

/** The offer that the caller accepted last, for the confirmation, which shows no figures but these (BIL-03, THR-56). */
export async function findAccepted({ db, viewer }: MemberContext): Promise<AcceptedOffer | null> {
  const accepted = await findAcceptedOffer(db, viewer.memberId);
  return accepted?.isApplied === true ? toAcceptedOffer(accepted) : null;
}

interface LiveOffer {
  readonly offer: CancelOffer;
  readonly membership: Subscription;
}

async function findLiveOffer({ db, viewer, now }: MemberContext): Promise<LiveOffer | null> {
  const [membership, offer, accepted] = await Promise.all([
    findOpenMembership(db, viewer.memberId),
    findCancelOffer(db, new Date(now)),
    findAcceptedOffer(db, viewer.memberId),
  ]);
  if (membership === null || offer === null) return null;
  const { status, isPaid: hasPaid, isDiscounted, cancelAt } = membership;
  const facts = { status, hasPaid, isDiscounted, endsWithPeriod: cancelAt !== null };
  return isOffered({ ...facts, lastAcceptedAt: accepted?.isApplied === true ? accepted.acceptedAt : null }, now)
    ? { offer, membership }
    : null;
}

async function previewPrices(
  payments: Payments,
  { subscriptionId }: Subscription,
  { coupon }: CancelOffer,
): Promise<{ readonly normal: number; readonly reduced: number }> {
  const preview = await payments.previewInvoice(subscriptionId, coupon);
  return { normal: preview.subtotal, reduced: preview.total };
}

/** Stores the decision first, so that a coupon whose answer is lost can be asked for again. */
async function storeAccepted(ctx: MemberContext, payments: Payments, live: LiveOffer): Promise<StoredOffer> {
  const { db, viewer, now: acceptedAt } = ctx;
  const { offer, membership } = live;
  const { subscriptionId, currentPeriodEnd: periodEnd } = membership;
  const { normal, reduced } = await previewPrices(payments, membership, offer);
  const prices = { currentPrice: normal, discountPrice: normal - reduced };
  return transaction(db, async (tx) => {
    await addAcceptedOffer(tx, viewer.memberId, {
      coupon: offer.coupon,
      subscriptionId,
      periodEnd,
      ...prices,
      acceptedAt,
    });
    const stored = await findAcceptedOffer(tx, viewer.memberId);
    if (stored === null) throw new Error('an accepted offer was not stored');
    return stored;
  });
}

async function applyCoupon(
  ctx: MemberContext,
  payments: Payments,
  stored: StoredOffer,
): Promise<Result<AcceptedOffer>> {
  const { db, viewer, now } = ctx;
  const { coupon, subscriptionId, periodEnd } = stored;
  // sent by several processes at once, the provider carries it out once
  await payments.applyCoupon(subscriptionId, coupon, `offer/${viewer.memberId}/${coupon}/${String(periodEnd)}`);
  await saveApplied(db, viewer.memberId, periodEnd, new Date(now));
  const account = await findAccount(db, viewer.memberId);
  if (account !== null) await syncCustomer(ctx, account.providerCustomerId);
  return ok(toAcceptedOffer(stored));
}

function toAcceptedOffer({ periodEnd, currentPrice, discountPrice }: StoredOffer): AcceptedOffer {
  return { currentPeriodEnd: String(periodEnd), currentPrice, discountPrice };
}
