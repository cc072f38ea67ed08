import { expect, test } from 'vitest';
import { eventTitle, mayReplay, webhookState } from './webhookState.ts';

test.each([
  ['HANDLED', new Date(1), 'GIVEN_UP'],
  ['FAILED', null, 'FAILING'],
  ['FAILED', null, 'GIVEN_UP'],
  ['FAILED', null, 'STOPPED'],
  ['WAITING', null, 'RUNNING'],
  ['WAITING', null, 'WAITING'],
  ['FAILED', null, null],
] as const)('[RUN-01] an event is %s', (state, handledAt, job) => {
  expect(webhookState(handledAt, job)).toBe(state);
});

test('[RUN-01] what waits, and what concerns nothing, is not handled once more', () => {
  const replayed = (['WAITING', 'FAILED', 'HANDLED'] as const).filter((state) => mayReplay({ state, about: 'cus_1' }));
  expect(replayed).toEqual(['FAILED', 'HANDLED']);
  expect(mayReplay({ state: 'HANDLED', about: null })).toBe(false);
});

test('[RUN-01] the type of an event is said in words', () => {
  expect(eventTitle('invoice.payment_failed')).toBe('Invoice, payment failed');
  expect(eventTitle('customer.subscription.updated')).toBe('Customer, subscription, updated');
});
