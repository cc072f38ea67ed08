import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { useState } from 'react';
import { formatDay } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { promotedWords } from './discountWords.ts';
import { OfferDialog } from './OfferDialog.tsx';
import type { SoldCatalogue, SoldOffer, SoldPromotion } from './productsQuery.ts';
import { PromotionDialog } from './PromotionDialog.tsx';
import styles from './ListPage.module.css';

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
      <Section title="Promotions">
        <Stack>
          <p className={look.muted}>Less money off the first payment, for one kind of accounts.</p>
          <ul className={styles.plain}>
            {promotions.map((promotion) => {
              const { code, usableBy, amountOff, startsAt, endsAt, difference, isMissing } = promotion;
              return (
                <li key={code}>
                  <Stack gap={8}>
                    <div>
                      <strong>{code}</strong>: {formatCents(amountOff)} off. {promotedWords[usableBy] ?? usableBy}.
                      <small className={styles.under}>
                        {day(startsAt)} to {day(endsAt)}
                      </small>
                      {difference === null ? null : <span className={styles.failed}>{difference}</span>}
                    </div>
                    {mayWrite ? (
                      <Row>
                        <Button size="s" variant="line" onClick={ask({ what: 'promotion', promotion })}>
                          Change {code}
                        </Button>
                        {isMissing ? (
                          <Button size="s" variant="line" onClick={ask({ what: 'coupon', code, amountOff })}>
                            Create the coupon {code}
                          </Button>
                        ) : null}
                      </Row>
                    ) : null}
                  </Stack>
                </li>
              );
            })}
          </ul>
          {mayWrite ? (
            <Row>
              <Button size="s" variant="line" onClick={ask({ what: 'promotion', promotion: null })}>
                New promotion
              </Button>
            </Row>
          ) : null}
        </Stack>
      </Section>
      <Section title="Instead of canceling">
        <Stack>
          <p className={look.muted}>
            What a member who cancels is offered, once in twelve months. The newest that runs is taken.
          </p>
          <ul className={styles.plain}>
            {cancelOffers.map((offer) => {
              const { coupon, name, startsAt, endsAt, difference, isMissing } = offer;
              return (
                <li key={coupon}>
                  <Stack gap={8}>
                    <div>
                      <strong>{coupon}</strong>: {name}
                      <small className={styles.under}>
                        From {day(startsAt)}
                        {endsAt === null ? '' : ` to ${day(endsAt)}`}
                      </small>
                      {difference === null ? null : <span className={styles.failed}>{difference}</span>}
                    </div>
                    {mayWrite ? (
                      <Row>
                        <Button size="s" variant="line" onClick={ask({ what: 'offer', offer })}>
                          Change {coupon}
                        </Button>
                        {isMissing ? (
                          <Button
                            size="s"
                            variant="line"
                            onClick={ask({ what: 'coupon', code: coupon, amountOff: null })}
                          >
                            Create the coupon {coupon}
                          </Button>
                        ) : null}
                      </Row>
                    ) : null}
                  </Stack>
                </li>
              );
            })}
          </ul>
          {mayWrite ? (
            <Row>
              <Button size="s" variant="line" onClick={ask({ what: 'offer', offer: null })}>
                New offer
              </Button>
            </Row>
          ) : null}
        </Stack>
      </Section>
      {asked?.what === 'promotion' ? <PromotionDialog promotion={asked.promotion} zone={zone} onClose={close} /> : null}
      {asked?.what === 'offer' ? <OfferDialog offer={asked.offer} zone={zone} onClose={close} /> : null}
      {asked?.what === 'coupon' ? <CouponDialog code={asked.code} amountOff={asked.amountOff} onClose={close} /> : null}
    </>
  );
};
