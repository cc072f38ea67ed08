import { readCouponResult, type CouponResult } from '@atrium/domain/billing/couponResult.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation UpdateExistingStripeSubscription($coupon: String!) {
    updateExistingStripeSubscription(coupon: $coupon) {
      currentPeriodEnd
      currentPrice
      discountPrice
      error {
        ...FaultFields
      }
    }
  }
`);

/** Applies the coupon of the viewer's offer (BIL-02). */
export const acceptOfferSpec: SaveSpec<string, CouponResult> = {
  send: async (coupon) => {
    const payload = accepted((await execute(document, { coupon })).updateExistingStripeSubscription);
    const result = readCouponResult({ ...payload, currentPeriodEnd: Number(payload.currentPeriodEnd) });
    if (result === null) throw new Error('the answer has neither figures nor an error');
    return result;
  },
  changes: () => ['billing'],
};
