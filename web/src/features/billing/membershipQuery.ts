import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';

const document = graphql(`
  query ScheduledSubscription {
    checkIfStripeScheduledSubscription {
      isScheduled
      cancelAt
      currentPeriodEnd
      productName
      price
      isDiscounted
      discountPrice
      isTrialing
      nextPlan {
        productName
        price
      }
      failedPayment {
        opensUntil
      }
    }
  }
`);

/** What the viewer pays for, and when it renews or ends (ACT-01). Instants are epoch milliseconds, prices US cents. */
export const membershipQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ checkIfStripeScheduledSubscription: found }) => ({
    membership: found && {
      ...found,
      endsAt: instantOf(found.cancelAt),
      periodEnd: Number(found.currentPeriodEnd),
      failed: found.failedPayment && { opensUntil: instantOf(found.failedPayment.opensUntil) },
    },
  }),
  changesAt: ({ membership }, after) =>
    membership && firstAfter(after, [membership.periodEnd, membership.endsAt, membership.failed?.opensUntil ?? null]),
  tags: ['billing'],
});

const instantOf = (text: string | null): number | null => (text === null ? null : Number(text));

export type OwnMembership = NonNullable<Awaited<ReturnType<typeof membershipQuery.load>>>['membership'];
