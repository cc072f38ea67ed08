import { second } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query DiscountOffer {
    checkStripeSubscriptionDiscountOffer {
      newPrice
      normalPrice
      cancelConfigId
      couponCode
      acceptCta
      rejectCta
      headline
      subheadline
      offer
    }
  }
`);

/** What the viewer is offered instead of canceling; refused when there is no offer (BIL-02, D44). */
export const offerQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ checkStripeSubscriptionDiscountOffer }) => checkStripeSubscriptionDiscountOffer,
  tags: ['billing'],
  freshFor: 30 * second,
});

export type Offer = NonNullable<Awaited<ReturnType<typeof offerQuery.load>>>;
