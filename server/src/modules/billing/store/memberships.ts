import { finalStatuses, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';

/** What a member pays for. Amounts are whole cents, instants epoch milliseconds. */
export interface PaidMembership {
  readonly name: string;
  /** A year's price: that of the subscription, which may be an earlier one of the plan. */
  readonly amount: number;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: number;
  /** When it is going to end by itself; null while it renews. */
  readonly cancelAt: number | null;
  readonly hasChangeScheduled: boolean;
  /** The name of the plan to which it changes, and its price for a year; null without one. */
  readonly nextName: string | null;
  readonly nextAmount: number | null;
  readonly isDiscounted: boolean;
  /** What an accepted offer takes off the next payment; null without one of this period. */
  readonly offCents: number | null;
  /** Until when it opens what was bought; null when that is suspended. */
  readonly opensUntil: number | null;
}

const paidMembership = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_product as p', 'p.product_id', 's.product_id')
    .leftJoin('billing_product as n', 'n.product_id', 's.next_product_id')
    .leftJoin('accepted_offer as o', (join) =>
      join
        .onRef('o.member_id', '=', 's.member_id')
        .onRef('o.subscription_id', '=', 's.subscription_id')
        .onRef('o.period_end', '=', 's.current_period_end')
        .on('o.applied_at', 'is not', null),
    )
    .select((eb) => [
      'p.name',
      eb.fn.coalesce('s.amount', 'p.amount').as('amount'),
      's.status',
      epochMillis(eb.ref('s.current_period_end')).as('currentPeriodEnd'),
      epochMillis(eb.ref('s.cancel_at')).as('cancelAt'),
      's.change_scheduled as hasChangeScheduled',
      'n.name as nextName',
      'n.amount as nextAmount',
      's.discounted as isDiscounted',
      'o.discount_price as offCents',
      eb
        .selectFrom('entitlement_grant as g')
        .select((grant) => epochMillis(grant.ref('g.ends_at')).as('endsAt'))
        .whereRef('g.member_id', '=', 's.member_id')
        .where('g.source', '=', 'SUBSCRIPTION')
        .whereRef('g.source_ref', '=', 's.subscription_id')
        .where('g.revoked_at', 'is', null)
        .orderBy('g.ends_at', 'desc')
        .limit(1)
        .as('opensUntil'),
    ])
    .where('s.member_id', '=', memberId)
    .where('p.kind', '=', 'MEMBERSHIP')
    .where('s.status', 'not in', finalStatuses)
    .orderBy('s.current_period_start', 'desc')
    .limit(1),
);

/** The membership of a member that has not ended, as they pay for it; null without one. */
export async function findPaidMembership(reader: Reader, memberId: string): Promise<PaidMembership | null> {
  const [row] = await paidMembership.prepared(reader, { memberId });
  return row ?? null;
}
