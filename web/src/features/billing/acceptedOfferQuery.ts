import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query AcceptedDiscountOffer {
    getAcceptedDiscountOffer {
      currentPeriodEnd
      currentPrice
      discountPrice
    }
  }
`);

/** The figures of the offer that the viewer accepted last, as the server has stored them; null without one (D45). */
export const acceptedOfferQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getAcceptedDiscountOffer: stored }) => ({
    stored: stored && { ...stored, currentPeriodEnd: Number(stored.currentPeriodEnd) },
  }),
  tags: ['billing'],
});
