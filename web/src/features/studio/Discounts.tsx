import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { DiscountList } from './DiscountList.tsx';
import { promotedWords } from './discountWords.ts';
import { OfferDialog } from './OfferDialog.tsx';
import type { SoldCatalogue, SoldOffer, SoldPromotion } from './productsQuery.ts';
import { PromotionDialog } from './PromotionDialog.tsx';

type Question =
  | { readonly what: 'promotion'; readonly promotion: SoldPromotion | null }
  | { readonly what: 'offer'; readonly offer: SoldOffer | null }
  | { readonly what: 'coupon'; readonly code: string; readonly amountOff: number | null };

export interface DiscountsProps {
  sold: SoldCatalogue;
  zone: string;
  mayWrite: boolean;
}

/** Promotions, and what members who cancel are offered, each with its coupon at Stripe (PAY-01). */
export const Discounts = ({ sold: { promotions, cancelOffers }, zone, mayWrite }: DiscountsProps) => {
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => {
    setAsked(null);
  };
  const ask = (question: Question) => () => {
    setAsked(question);
  };
  const day = (at: string) => formatDay(Number(at), zone);
  if (!mayWrite && promotions.length + cancelOffers.length === 0) return null;
  return (
    <>
      <DiscountList
        title="Promotions"
        about="Less money off the first payment, for one kind of accounts."
        another="New promotion"
        onAdd={mayWrite ? ask({ what: 'promotion', promotion: null }) : null}
        lines={promotions.map((promotion) => {
          const { code, usableBy, amountOff, startsAt, endsAt, difference, isMissing } = promotion;
          return {
            code,
            words: `${formatCents(amountOff)} off. ${promotedWords[usableBy] ?? usableBy}.`,
            span: `${day(startsAt)} to ${day(endsAt)}`,
            difference,
            isMissing,
            onChange: ask({ what: 'promotion', promotion }),
            onCreate: ask({ what: 'coupon', code, amountOff }),
          };
        })}
      />
      <DiscountList
        title="Instead of canceling"
        about="What a member who cancels is offered, once in twelve months. The newest that runs is taken."
        another="New offer"
        onAdd={mayWrite ? ask({ what: 'offer', offer: null }) : null}
        lines={cancelOffers.map((offer) => {
          const { coupon: code, name: words, startsAt, endsAt, difference, isMissing } = offer;
          return {
            code,
            words,
            span: `From ${day(startsAt)}${endsAt === null ? '' : ` to ${day(endsAt)}`}`,
            difference,
            isMissing,
            onChange: ask({ what: 'offer', offer }),
            onCreate: ask({ what: 'coupon', code, amountOff: null }),
          };
        })}
      />
      {asked?.what === 'promotion' ? <PromotionDialog promotion={asked.promotion} zone={zone} onClose={close} /> : null}
      {asked?.what === 'offer' ? <OfferDialog offer={asked.offer} zone={zone} onClose={close} /> : null}
      {asked?.what === 'coupon' ? <CouponDialog code={asked.code} amountOff={asked.amountOff} onClose={close} /> : null}
    </>
  );
};
