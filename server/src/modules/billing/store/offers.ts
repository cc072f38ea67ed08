import { finalStatuses, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, isSet } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';

/** The texts of what is offered to members who want to cancel. */
interface CancelOffer {
  readonly coupon: string;
  readonly name: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly acceptCta: string;
  readonly rejectCta: string;
}

/** An open membership, and what is offered at present to its member. Prices are whole cents, instants epoch millis. */
export interface MadeOffer extends CancelOffer {
  readonly subscriptionId: string;
  readonly status: SubscriptionStatus;
  readonly hasPaid: boolean;
  readonly isDiscounted: boolean;
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  /** When the member accepted an offer last that the provider has carried out; null for never. */
  readonly lastAcceptedAt: number | null;
  /** Of the member's account: it rises with each state that is stored. */
  readonly revision: number;
  /** What the provider said of the next invoice since the account had this revision; null for nothing. */
  readonly preview: { readonly at: number; readonly normal: number; readonly reduced: number } | null;
}

const madeOffer = query((db, { memberId, now }: { memberId: string; now: Date }) =>
  db
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_product as p', 'p.product_id', 's.product_id')
    .innerJoin('billing_account as b', 'b.member_id', 's.member_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('cancel_offer as made')
          .selectAll()
          .where('made.starts_at', '<=', now)
          .where((of) => of.or([of('made.ends_at', 'is', null), of('made.ends_at', '>', now)]))
          .orderBy('made.starts_at', 'desc')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('accepted_offer as given')
          .select(['given.accepted_at', 'given.applied_at'])
          .whereRef('given.member_id', '=', 's.member_id')
          .orderBy('given.accepted_at', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoin('billing_subscription as v', (join) =>
      join
        .onRef('v.subscription_id', '=', 's.subscription_id')
        .onRef('v.preview_revision', '=', 'b.revision')
        .onRef('v.preview_coupon', '=', 'o.coupon'),
    )
    .select((eb) => [
      's.subscription_id as subscriptionId',
      's.status',
      's.paid as hasPaid',
      's.discounted as isDiscounted',
      epochMillis(eb.ref('s.current_period_end')).as('periodEnd'),
      epochMillis(eb.ref('s.cancel_at')).as('cancelAt'),
      'b.revision',
      'o.coupon',
      'o.name',
      'o.headline',
      'o.subheadline',
      'o.accept_cta as acceptCta',
      'o.reject_cta as rejectCta',
      epochMillis(eb.ref('a.accepted_at')).as('acceptedAt'),
      isSet(eb.ref('a.applied_at')).as('isApplied'),
      epochMillis(eb.ref('v.preview_at')).as('previewAt'),
      'v.preview_normal as normal',
      'v.preview_reduced as reduced',
    ])
    .where('s.member_id', '=', memberId)
    .where('p.kind', '=', 'MEMBERSHIP')
    .where('s.status', 'not in', finalStatuses)
    .orderBy('s.current_period_start', 'desc')
    .limit(1),
);

/** The offer that is made at present to a member with an open membership; null without either. */
export async function findMadeOffer(reader: Reader, memberId: string, now: Date): Promise<MadeOffer | null> {
  const [row] = await madeOffer.prepared(reader, { memberId, now });
  if (row === undefined) return null;
  const { acceptedAt, isApplied, previewAt, normal, reduced, ...offer } = row;
  const hasPreview = previewAt !== null && normal !== null && reduced !== null;
  return {
    ...offer,
    lastAcceptedAt: isApplied ? acceptedAt : null,
    preview: hasPreview ? { at: previewAt, normal, reduced } : null,
  };
}

/** Saves what the provider said of the next invoice of a subscription, asked when its account had that revision. */
export async function savePreview(
  tx: Tx,
  { subscriptionId, coupon, revision }: Pick<MadeOffer, 'subscriptionId' | 'coupon' | 'revision'>,
  { at, normal, reduced }: NonNullable<MadeOffer['preview']>,
): Promise<void> {
  await tx
    .updateTable('billing_subscription')
    .set({ preview_coupon: coupon, preview_revision: revision, preview_at: new Date(at) })
    .set({ preview_normal: normal, preview_reduced: reduced })
    .where('subscription_id', '=', subscriptionId)
    .execute();
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

/** How much earlier than here an instant at the provider may be, whose clock is another and counts whole seconds. */
const clockSkew = 5 * minute;

/** Notes since when an accepted offer discounts a subscription, as the provider says itself. */
export async function saveAppliedThere(
  tx: Tx,
  { memberId, subscriptionId }: { readonly memberId: string; readonly subscriptionId: string },
  { coupon, startedAt }: { readonly coupon: string; readonly startedAt: number },
): Promise<void> {
  await tx
    .updateTable('accepted_offer')
    .set({ applied_at: new Date(startedAt) })
    .where('member_id', '=', memberId)
    .where('subscription_id', '=', subscriptionId)
    .where('coupon', '=', coupon)
    .where('applied_at', 'is', null)
    // not by an earlier use of the same coupon
    .where('accepted_at', '<=', new Date(startedAt + clockSkew))
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
