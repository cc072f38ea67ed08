import { expect, test } from 'vitest';
import { describeDifference, type ComparedSubscription } from './differences.ts';

const one: ComparedSubscription = {
  subscriptionId: 'sub_1',
  providerCustomerId: 'cus_1',
  productId: 'unlimited',
  status: 'active',
  currentPeriodEnd: Date.UTC(2027, 0, 1),
  cancelAt: null,
  hasChangeScheduled: false,
  nextProductId: null,
  isDiscounted: false,
};

test.each([
  [{}, []],
  [{ status: 'past_due' }, ['It is active here, and past due at Stripe.']],
  [{ productId: 'ai-academy' }, ['Its product is unlimited here, and ai-academy at Stripe.']],
  [{ providerCustomerId: 'cus_2' }, ['Its customer is cus_1 here, and cus_2 at Stripe.']],
  [
    { currentPeriodEnd: Date.UTC(2027, 0, 1, 1) },
    ['Its period ends January 1, 2027 (00:00:00 UTC) here, and January 1, 2027 (01:00:00 UTC) at Stripe.'],
  ],
  [{ cancelAt: 0 }, ['It ends by itself never here, and January 1, 1970 (00:00:00 UTC) at Stripe.']],
  [{ hasChangeScheduled: true }, ['Its change of plan is none here, and to nothing of ours at Stripe.']],
  [{ isDiscounted: true }, ['It is not discounted here, and discounted at Stripe.']],
] as const)('[PAY-05] a subscription that differs by %j is told in words', (other, expected) => {
  expect(describeDifference(one, { ...one, ...other })).toEqual(expected);
});

test('[PAY-05] one that is open on one side only is told as well', () => {
  expect(describeDifference(null, one)).toEqual(['It is active at Stripe, and not open here.']);
  expect(describeDifference(one, null)).toEqual(['It is active here, and not open at Stripe.']);
  expect(describeDifference(null, null)).toEqual([]);
});
