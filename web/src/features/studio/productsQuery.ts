import { graphql } from '#lib/gql/gql.ts';
import type { StudioProductsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type SoldCatalogue = NonNullable<StudioProductsQuery['compareProducts']>;
export type SoldProduct = SoldCatalogue['products'][number];
export type SoldPromotion = SoldCatalogue['promotions'][number];
export type SoldOffer = SoldCatalogue['cancelOffers'][number];

/** What is sold beside what Stripe has, which the server asks each time (PAY-01). */
export const productsQuery = pageQuery({
  document: graphql(`
    query StudioProducts {
      compareProducts {
        state
        products {
          productId
          name
          about
          features
          kind
          lookupKey
          amount
          currency
          interval
          planSets
          sellable
          isOffered
          there {
            priceId
            amount
            currency
            interval
            taxBehavior
          }
          differences
          toCreate
          payers {
            amount
            members
          }
        }
        promotions {
          code
          usableBy
          amountOff
          startsAt
          endsAt
          isOffered
          difference
          isMissing
        }
        cancelOffers {
          coupon
          name
          headline
          subheadline
          acceptCta
          rejectCta
          startsAt
          endsAt
          difference
          isMissing
        }
      }
    }
  `),
  variables: () => ({}),
  read: ({ compareProducts }) => compareProducts,
  tags: ['products'],
});

const save = graphql(`
  mutation SaveSoldProduct(
    $product: String!
    $name: String!
    $about: String!
    $features: [String!]!
    $amount: Int!
    $sellable: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    saveProductTerms(
      product: $product
      name: $name
      about: $about
      features: $features
      amount: $amount
      sellable: $sellable
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** What the dialog of a product sends. `amount`: whole cents. */
export interface ProductInput {
  readonly product: string;
  readonly name: string;
  readonly about: string;
  readonly features: readonly string[];
  readonly amount: number;
  readonly sellable: boolean;
}
/** Changes what a product is called, says and costs (PAY-01). */
export const saveProductAct: Act<ProductInput> = {
  name: 'saveProductTerms',
  send: async ({ features, ...input }) =>
    accepted((await execute(save, { ...input, features: [...features] })).saveProductTerms),
  changes: () => ['products'],
};

const sell = graphql(`
  mutation AddSoldMembership(
    $product: String!
    $name: String!
    $about: String!
    $features: [String!]!
    $amount: Int!
    $areas: [String!]!
    $planSets: [Int!]!
    $reason: String
    $dryRun: Boolean
  ) {
    addMembershipProduct(
      product: $product
      name: $name
      about: $about
      features: $features
      amount: $amount
      areas: $areas
      planSets: $planSets
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** What the dialog of a new membership sends. `amount`: whole cents. */
export interface MembershipInput extends Omit<ProductInput, 'sellable'> {
  readonly areas: readonly string[];
  readonly planSets: readonly number[];
}
/** Sells a membership from now on (PAY-01). */
export const addMembershipAct: Act<MembershipInput> = {
  name: 'addMembershipProduct',
  send: async ({ features, areas, planSets, ...input }) => {
    const lists = { features: [...features], areas: [...areas], planSets: [...planSets] };
    return accepted((await execute(sell, { ...input, ...lists })).addMembershipProduct);
  },
  changes: () => ['products'],
};

const add = graphql(`
  mutation AddStripePrice($product: String!, $reason: String, $dryRun: Boolean) {
    addProviderPrice(product: $product, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes the price of a product at Stripe (PAY-01). */
export const addPriceAct: Act<{ readonly product: string }> = {
  name: 'addProviderPrice',
  send: async (input) => accepted((await execute(add, input)).addProviderPrice),
  changes: () => ['products'],
};
