import type { WantedPromotion } from '@atrium/domain/billing/discounts.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

const promote = graphql(`
  mutation SavePromotionOfSale(
    $code: String!
    $usableBy: String!
    $amountOff: Int!
    $startsAt: String!
    $endsAt: String!
    $reason: String
    $dryRun: Boolean
  ) {
    saveSoldPromotion(
      code: $code
      usableBy: $usableBy
      amountOff: $amountOff
      startsAt: $startsAt
      endsAt: $endsAt
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
/** Takes something off the first payment of a kind of accounts, from now on (PAY-01). `amountOff`: whole cents. */
export const savePromotionAct: Act<WantedPromotion & { readonly amountOff: number }> = {
  name: 'saveSoldPromotion',
  send: async ({ accountType: usableBy, ...input }) =>
    accepted((await execute(promote, { ...input, usableBy })).saveSoldPromotion),
  changes: () => ['products'],
};

const offer = graphql(`
  mutation SaveOfferOfSale(
    $coupon: String!
    $name: String!
    $headline: String!
    $subheadline: String!
    $acceptCta: String!
    $rejectCta: String!
    $startsAt: String!
    $endsAt: String
    $reason: String
    $dryRun: Boolean
  ) {
    saveSoldOffer(
      coupon: $coupon
      name: $name
      headline: $headline
      subheadline: $subheadline
      acceptCta: $acceptCta
      rejectCta: $rejectCta
      startsAt: $startsAt
      endsAt: $endsAt
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
/** Offers something to members who cancel, from now on (PAY-01, BIL-02). */
export const saveOfferAct: Act<ProductFile['cancelOffers'][number]> = {
  name: 'saveSoldOffer',
  send: async (input) => accepted((await execute(offer, input)).saveSoldOffer),
  changes: () => ['products'],
};

const create = graphql(`
  mutation AddStripeCoupon($code: String!, $amountOff: Int!, $reason: String, $dryRun: Boolean) {
    addProviderCoupon(code: $code, amountOff: $amountOff, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes a coupon at Stripe (PAY-01). `amountOff`: whole cents. */
export const addCouponAct: Act<{ readonly code: string; readonly amountOff: number }> = {
  name: 'addProviderCoupon',
  send: async (input) => accepted((await execute(create, input)).addProviderCoupon),
  changes: () => ['products'],
};
