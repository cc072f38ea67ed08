import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';

/** The texts of what is offered to members who want to cancel. */
export interface CancelOffer {
  readonly coupon: string;
  readonly name: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly acceptCta: string;
  readonly rejectCta: string;
}

/** The offer that is made at present; null without one. */
export async function findCancelOffer(tx: Tx, now: Date): Promise<CancelOffer | null> {
  const row = await tx
    .selectFrom('cancel_offer')
    .select(['coupon', 'name', 'headline', 'subheadline', 'accept_cta as acceptCta', 'reject_cta as rejectCta'])
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An offer that was accepted. Prices are whole cents, instants epoch milliseconds. */
export interface StoredOffer {
  readonly coupon: string;
  readonly subscriptionId: string;
  readonly periodEnd: number;
  readonly currentPrice: number;
  readonly discountPrice: number;
  readonly acceptedAt: number;
  /** Whether the provider is known to have discounted the subscription. */
  readonly isApplied: boolean;
}

/** The offer that a member accepted last; null for none. */
export async function findAcceptedOffer(tx: Tx, memberId: string): Promise<StoredOffer | null> {
  const row = await tx
    .selectFrom('accepted_offer')
    .select((eb) => [
      'coupon',
      'subscription_id as subscriptionId',
      epochMillis(eb.ref('period_end')).as('periodEnd'),
      'current_price as currentPrice',
      'discount_price as discountPrice',
      epochMillis(eb.ref('accepted_at')).as('acceptedAt'),
      isSet(eb.ref('applied_at')).as('isApplied'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds an accepted offer; the one of the same period stays as it is. */
export async function addAcceptedOffer(tx: Tx, memberId: string, offer: Omit<StoredOffer, 'isApplied'>): Promise<void> {
  await tx
    .insertInto('accepted_offer')
    .values({
      member_id: memberId,
      coupon: offer.coupon,
      subscription_id: offer.subscriptionId,
      period_end: new Date(offer.periodEnd),
      current_price: offer.currentPrice,
      discount_price: offer.discountPrice,
      accepted_at: new Date(offer.acceptedAt),
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'period_end']).doNothing())
    .execute();
}

/** Notes that the provider has discounted the subscription. */
export async function saveApplied(tx: Tx, memberId: string, periodEnd: number, now: Date): Promise<void> {
  await tx
    .updateTable('accepted_offer')
    .set({ applied_at: now })
    .where('member_id', '=', memberId)
    .where('period_end', '=', new Date(periodEnd))
    .where('applied_at', 'is', null)
    .execute();
}
