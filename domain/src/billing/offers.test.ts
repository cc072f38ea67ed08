import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { day } from '../time.ts';
import { billingCards } from './billingCards.ts';
import { isOffered, mayGetOffer, type CancelOfferFacts } from './cancelOffer.ts';
import { isSameResult, readCouponResult, shownPrice } from './couponResult.ts';
import { findPromotion } from './promotions.ts';

const now = Date.UTC(2026, 10, 22);

test('[ACT-01] billing cards with manageBilling, and an upgrade card for those with on-demand only', () => {
  const cards = (manageBilling: boolean, ...entitlements: string[]) =>
    billingCards(aViewer({ manageBilling, entitlements })).join(' ');
  expect(cards(false, 'area/ai-ondemand')).toBe('');
  expect(cards(true, 'area/mcsc-unlimited')).toBe('update cancel contact');
  expect(cards(true, 'area/ai-ondemand')).toBe('upgrade update cancel contact');
  expect(cards(true, 'area/ai-ondemand', 'area/ai-academy')).toBe('update cancel contact');
});

test('[BIL-02] [BIL-03] the pages of the offer need manageBilling and the flag', () => {
  const may = (manageBilling: boolean, cancelMembershipCopy: boolean) =>
    mayGetOffer({ manageBilling, flags: { ...defaultFlags, cancelMembershipCopy } });
  expect([may(true, true), may(true, false), may(false, true), may(false, false)]).toEqual([true, false, false, false]);
});

test('[BIL-02] the offer is for paid, active subscriptions without a discount, an end, or an offer in the last year', () => {
  const fit: CancelOfferFacts = {
    status: 'active',
    hasPaid: true,
    isDiscounted: false,
    endsWithPeriod: false,
    lastAcceptedAt: null,
  };
  const offered = (given: Partial<CancelOfferFacts>) => isOffered({ ...fit, ...given }, now);
  expect(offered({})).toBe(true);
  expect(offered({ lastAcceptedAt: now - 365 * day })).toBe(true);
  for (const given of [
    { status: 'trialing' },
    { status: 'past_due' },
    { hasPaid: false },
    { isDiscounted: true },
    { endsWithPeriod: true },
    { lastAcceptedAt: now - 365 * day + 1 },
  ])
    expect(offered(given), JSON.stringify(given)).toBe(false);
});

test('[BIL-03] [PAY-03] [THR-56] a result is three whole numbers; the price shown is their difference, without cents that are zeros', () => {
  const result = { currentPeriodEnd: now, currentPrice: 99_500, discountPrice: 49_550 };
  expect(readCouponResult({ ...result, more: 1 })).toEqual(result);
  for (const wrong of [
    null,
    'text',
    [],
    {},
    { ...result, currentPrice: '99500' },
    { ...result, discountPrice: 1.5 },
    { ...result, discountPrice: -1 },
    { ...result, currentPeriodEnd: null },
  ])
    expect(readCouponResult(wrong), JSON.stringify(wrong)).toBeNull();
  const shown = (discountPrice: number) => shownPrice({ ...result, discountPrice });
  expect([0, 19_900, 24_875, 49_550].map(shown)).toEqual(['995', '796', '746.25', '499.50']);
  expect([99_395, 99_450, 99_495, 99_500].map(shown)).toEqual(['1.05', '0.50', '0.05', '0']);
  expect(isSameResult(result, { ...result })).toBe(true);
  expect(isSameResult(result, { ...result, currentPrice: 1 })).toBe(false);
});

test('[BIL-06] [THR-54] a promotion is for its kind of account within its dates, and for nobody else', () => {
  const [startsAt, endsAt] = [now - 10 * day, now + 10 * day];
  const promotion = { code: 'LESS', amountOff: 25_000, accountType: 'POST_TRIAL', startsAt, endsAt } as const;
  const promotions = [promotion, { ...promotion, code: 'LEAST', amountOff: 100 }];
  const at = (accountType: 'POST_TRIAL' | 'ALUMNI' | 'LIMITED' | 'TRIAL', when: number) =>
    findPromotion({ accountType }, promotions, when);
  expect(at('POST_TRIAL', now)).toBe(promotion);
  expect(at('POST_TRIAL', startsAt)).not.toBeNull();
  expect([at('POST_TRIAL', startsAt - 1), at('POST_TRIAL', endsAt)]).toEqual([null, null]);
  expect([at('ALUMNI', now), at('LIMITED', now), at('TRIAL', now)]).toEqual([null, null, null]);
});
