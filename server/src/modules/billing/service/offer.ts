import { isOffered, mayGetOffer } from '@atrium/domain/billing/cancelOffer.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import type { Payments } from '../../../ports/payments.ts';
import { findAccount } from '../store/accounts.ts';
import {
  addAcceptedOffer,
  findAcceptedOffer,
  findMadeOffer,
  saveApplied,
  savePreview,
  type MadeOffer,
  type StoredOffer,
} from '../store/offers.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { AcceptedOffer, DiscountOffer } from '../types.ts';
import { askProvider } from './payments.ts';
import { cancelConfigId } from './portal.ts';
import { syncCustomer } from './syncCustomer.ts';

/** How long a preview of the next invoice counts while nothing of the account changes: the coupon itself may go. */
const previewLifetime = day;

/**
 * What the caller is offered instead of canceling (BIL-02, D44), with the prices of the provider's preview of the next
 * invoice (decision 132). Refuses with FORBIDDEN without manageBilling or the flag, with INVALID_OFFER where there is
 * no offer, and with PAYMENT_PROVIDER_FAILED.
 */
export async function getDiscountOffer(ctx: MemberContext): Promise<Result<DiscountOffer>> {
  if (!mayGetOffer(ctx.viewer)) return refuse('FORBIDDEN', { reason: 'MANAGE_BILLING' });
  const offer = await findLiveOffer(ctx);
  if (offer === null) return refuse('INVALID_OFFER');
  const { preview } = offer;
  if (preview !== null && ctx.now - preview.at < previewLifetime) return ok(toDiscountOffer(offer, preview));
  return askProvider(ctx, async (payments) => ok(toDiscountOffer(offer, await readPreview(ctx, payments, offer))));
}

function toDiscountOffer(offer: MadeOffer, { normal, reduced }: Prices): DiscountOffer {
  const { coupon: couponCode, name, headline, subheadline, acceptCta, rejectCta } = offer;
  const words = { headline, subheadline, acceptCta, rejectCta, offer: name };
  return { newPrice: reduced, normalPrice: normal, cancelConfigId, couponCode, ...words };
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
    const offer = await findLiveOffer(ctx);
    if (offer?.coupon !== coupon) return refuse('INVALID_OFFER');
    return askProvider(ctx, async (payments) => applyCoupon(ctx, payments, await storeAccepted(ctx, payments, offer)));
  });
}

/** The offer that the caller accepted last, for the confirmation, which shows no figures but these (BIL-03, THR-56). */
export async function findAccepted({ db, viewer }: MemberContext): Promise<AcceptedOffer | null> {
  const accepted = await findAcceptedOffer(db, viewer.memberId);
  return accepted?.isApplied === true ? toAcceptedOffer(accepted) : null;
}

async function findLiveOffer(ctx: MemberContext): Promise<MadeOffer | null> {
  const offer = await findMadeOffer(ctx, ctx.viewer.memberId, new Date(ctx.now));
  return offer !== null && isOffered({ ...offer, endsWithPeriod: offer.cancelAt !== null }, ctx.now) ? offer : null;
}

type Prices = Omit<NonNullable<MadeOffer['preview']>, 'at'>;

/** Asks the provider for the prices, and keeps its answer, so that the member is shown what holds now. */
async function readPreview({ db, now }: MemberContext, payments: Payments, offer: MadeOffer): Promise<Prices> {
  const { subtotal: normal, total: reduced } = await payments.previewInvoice(offer.subscriptionId, offer.coupon);
  await savePreview(db, offer, { at: now, normal, reduced });
  return { normal, reduced };
}

/** Stores the decision first, so that a coupon whose answer is lost can be asked for again. */
async function storeAccepted(ctx: MemberContext, payments: Payments, offer: MadeOffer): Promise<StoredOffer> {
  const { db, viewer, now: acceptedAt } = ctx;
  const { coupon, subscriptionId, periodEnd } = offer;
  const { normal, reduced } = await readPreview(ctx, payments, offer);
  const prices = { currentPrice: normal, discountPrice: normal - reduced };
  return transaction(db, async (tx) => {
    await addAcceptedOffer(tx, viewer.memberId, { coupon, subscriptionId, periodEnd, ...prices, acceptedAt });
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
  // first what the provider says: a call that is sent again may have been carried out long before
  const account = await findAccount(db, viewer.memberId);
  if (account !== null) await syncCustomer(ctx, account.providerCustomerId);
  await saveApplied(db, viewer.memberId, periodEnd, new Date(now));
  return ok(toAcceptedOffer(stored));
}

function toAcceptedOffer({ periodEnd, currentPrice, discountPrice }: StoredOffer): AcceptedOffer {
  return { currentPeriodEnd: String(periodEnd), currentPrice, discountPrice };
}
