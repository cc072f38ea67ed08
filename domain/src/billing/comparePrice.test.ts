import { expect, test } from 'vitest';
import { compareCoupon, comparePrice, priceToCreate, priceWords } from './comparePrice.ts';

const here = { amount: 49_500, currency: 'usd', interval: 'year', lookupKey: 'key' } as const;

test('[PAY-01] a price is the same, or each difference is a sentence', () => {
  expect(comparePrice(here, { ...here })).toEqual([]);
  expect(comparePrice(here, null)).toEqual(['Stripe has no active price with the lookup key key.']);
  expect(comparePrice(here, { ...here, amount: 50_000 })).toEqual(['It costs $500 at Stripe, and $495 here.']);
  expect(comparePrice(here, { amount: 1, currency: 'eur', interval: null })).toEqual([
    'The currency is EUR at Stripe, and USD here.',
    'It is paid once at Stripe, and each year here.',
  ]);
});

test('[PAY-01] what is to be created says amount, currency and lookup key', () => {
  expect(priceToCreate({ ...here, name: 'On Demand' })).toBe(
    'In Stripe, create a price of $495 a year in USD for “On Demand”, with the lookup key key.',
  );
  expect(priceWords({ amount: 100, currency: 'eur', interval: '3 month' })).toBe('EUR 1.00 every 3 month');
});

test('[PAY-01] a coupon fits its promotion, or the reason says why not', () => {
  const promotion = { code: 'LESS', amountOff: 2500 };
  expect(compareCoupon(promotion, { amountOff: 2500, currency: 'usd', isValid: true })).toBeNull();
  expect(compareCoupon(promotion, null)).toBe('Stripe has no coupon LESS. Create one there that takes $25 off.');
  expect(compareCoupon(promotion, { amountOff: 2500, currency: 'usd', isValid: false })).toMatch(/used up or over/);
  expect(compareCoupon(promotion, { amountOff: 900, currency: 'usd', isValid: true })).toMatch(
    /takes \$9 off at Stripe/,
  );
  expect(compareCoupon(promotion, { amountOff: null, currency: null, isValid: true })).toMatch(/takes a part off/);
});
