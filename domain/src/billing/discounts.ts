import { parseInstant } from '../parseInstant.ts';
import { formatCents } from './formatCents.ts';
import { cancelOfferForm, promotionForm, type ProductFile } from './productForm.ts';

type Promotion = ProductFile['promotions'][number];
type CancelOffer = ProductFile['cancelOffers'][number];

/** A promotion as a page asks for it. `amountOff`: whole US cents; null for text that is no amount. */
export type WantedPromotion = Omit<Promotion, 'accountType' | 'amountOff'> & {
  readonly accountType: string;
  readonly amountOff: number | null;
};

export interface DiscountFault {
  readonly field: string;
  readonly reason: string;
}

/** What is wrong with a promotion, at the first field that is (PAY-01); null when it can be saved. */
export function refusePromotion(promotion: WantedPromotion): DiscountFault | null {
  return faultOf(promotionForm, promotion) ?? refuseDates(promotion);
}

/** What is wrong with what is offered instead of canceling, at the first field that is (PAY-01); null for nothing. */
export function refuseCancelOffer(offer: CancelOffer): DiscountFault | null {
  return faultOf(cancelOfferForm, offer) ?? refuseDates(offer);
}

function faultOf(form: typeof promotionForm | typeof cancelOfferForm, value: unknown): DiscountFault | null {
  const [first] = form.safeParse(value).error?.issues ?? [];
  return first === undefined ? null : { field: String(first.path[0]), reason: first.message };
}

function refuseDates({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): DiscountFault | null {
  if (endsAt === null || parseInstant(endsAt) > parseInstant(startsAt)) return null;
  return { field: 'endsAt', reason: 'It would end before it begins.' };
}

/** A coupon that somebody creates at the payment provider. `amountOff`: whole US cents off one payment. */
export interface CouponTerms {
  readonly code: string;
  readonly amountOff: number;
}

/** What somebody creates at Stripe, so that a discount can be given. */
export function couponToCreate({ code, amountOff }: CouponTerms): string {
  return `In Stripe, create a coupon with the id ${code} that takes ${formatCents(amountOff)} off once, in USD.`;
}
