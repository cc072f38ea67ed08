import { expect, test } from 'vitest';
import { centsOf, refundable, refundLimit, refuseRefund, supportRefundLimit, type RefundFacts } from './refundRule.ts';

const facts = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  amount: 99_500,
  isPaid: true,
  givenBack: 0,
  isDisputed: false,
  limit: null,
  ...more,
});

test('[PAY-04] no more is given back than was paid, with what is on its way', () => {
  expect(refuseRefund(facts(), 99_500)).toBeNull();
  expect(refuseRefund(facts(), 99_501)).toBe('Only $995 of this payment is left.');
  expect(refuseRefund(facts({ givenBack: 90_000 }), 9_500)).toBeNull();
  expect(refuseRefund(facts({ givenBack: 90_000 }), 9_501)).toBe('Only $95 of this payment is left.');
  expect(refuseRefund(facts({ givenBack: 99_500 }), 1)).toBe('All of it was given back.');
  for (const wanted of [0, -1, 0.5, Number.NaN]) expect(refuseRefund(facts(), wanted)).toMatch(/^Enter an amount/);
});

test('[PAY-04] nothing is given back of what is not paid, or is disputed', () => {
  for (const more of [{ isPaid: false }, { isDisputed: true }]) {
    expect(refuseRefund(facts(more), 100)).not.toBeNull();
    expect(refundable(facts(more))).toBe(0);
  }
});

test('[PAY-04] support gives back up to its limit of one payment in all, others all of it', () => {
  expect(refundLimit({ roles: ['support', 'editor'] })).toBe(supportRefundLimit);
  expect(refundLimit({ roles: ['support', 'commerce'] })).toBeNull();
  expect(refundLimit({ roles: ['owner'] })).toBeNull();
  const limited = { limit: supportRefundLimit };
  expect(refuseRefund(facts(limited), supportRefundLimit)).toBeNull();
  expect(refuseRefund(facts(limited), supportRefundLimit + 1)).toMatch(/^Your role gives back up to \$500/);
  expect(refuseRefund(facts({ ...limited, givenBack: 40_000 }), 10_001)).toMatch(/^Your role/);
  expect(refundable(facts({ ...limited, givenBack: 40_000 }))).toBe(10_000);
  expect(refundable(facts({ ...limited, amount: 19_500 }))).toBe(19_500);
});

test('an amount is read from a field, and other text is none', () => {
  const cases = { '240': 24_000, ' $240.5 ': 24_050, '1,240.05': 124_005, '0': 0 };
  for (const [text, cents] of Object.entries(cases)) expect(centsOf(text), text).toBe(cents);
  for (const text of ['', 'all', '-1', '1.234', '12,40', '1e3', '9999999']) expect(centsOf(text), text).toBeNull();
});
