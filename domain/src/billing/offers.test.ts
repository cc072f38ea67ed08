import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { day } from '../time.ts';
import { billingCards } from './billingCards.ts';
import { isSameResult, readCouponResult, shownPrice } from './couponResult.ts';
import { findPromotion, promotions } from './promotions.ts';
import { isOffered, mayGetOffer, type CancelOfferFacts } from './cancelOffer.ts';

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

test('[BIL-03] [THR-56] a result is three whole numbers, and the price shown is their difference without its cents', () => {
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
  expect(shownPrice(result)).toBe('499');
  expect(shownPrice({ ...result, discountPrice: 99_450 })).toBe('0');
  expect(isSameResult(result, { ...result })).toBe(true);
  expect(isSameResult(result, { ...result, currentPrice: 1 })).toBe(false);
});

test('[BIL-06] [THR-54] ALLSTARS25 takes $250 off for post-trial accounts within its dates, and for nobody else', () => {
  const [{ startsAt, endsAt } = { startsAt: 0, endsAt: 0 }] = promotions;
  const at = (accountType: 'POST_TRIAL' | 'ALUMNI' | 'LIMITED' | 'TRIAL', when: number) =>
    findPromotion({ accountType }, when);
  expect(at('POST_TRIAL', now)).toMatchObject({ code: 'ALLSTARS25', amountOffCents: 25_000 });
  expect(at('POST_TRIAL', startsAt)).not.toBeNull();
  expect([at('POST_TRIAL', startsAt - 1), at('POST_TRIAL', endsAt)]).toEqual([null, null]);
  expect([at('ALUMNI', now), at('LIMITED', now), at('TRIAL', now)]).toEqual([null, null, null]);
});
