import { expect, test } from 'vitest';
import { paymentState } from './paymentState.ts';

test.each([
  ['UNPAID', { isPaid: false, refunded: 0, dispute: null }],
  ['PAID', { isPaid: true, refunded: 0, dispute: null }],
  ['PAID', { isPaid: true, refunded: 0, dispute: 'WON' }],
  ['DISPUTED', { isPaid: true, refunded: 50, dispute: 'OPEN' }],
  ['LOST', { isPaid: true, refunded: 0, dispute: 'LOST' }],
  ['PARTLY_REFUNDED', { isPaid: true, refunded: 50, dispute: null }],
  ['REFUNDED', { isPaid: true, refunded: 100, dispute: 'WON' }],
] as const)('[PAY-04] a payment is %s by what is known of it', (state, facts) => {
  expect(paymentState({ amount: 100, ...facts })).toBe(state);
});
