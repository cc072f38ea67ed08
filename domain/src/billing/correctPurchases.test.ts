import { expect, test } from 'vitest';
import { correctPurchases, type MembershipFacts, type PurchaseFacts, type UpgradeFacts } from './correctPurchases.ts';

const start = Date.UTC(2026, 0, 5);
const payment = (paymentId: string, amount = 99_500) => ({ paymentId, amount });
const membership = (subscriptionId: string, given: Partial<MembershipFacts> = {}): MembershipFacts => ({
  subscriptionId,
  productId: 'unlimited',
  status: 'active',
  startedAt: start,
  currentPeriodStart: start,
  currentPeriodEnd: start + 365,
  cancelAt: null,
  endedAt: null,
  firstFailedAt: null,
  hasBegun: true,
  isTakenBack: false,
  isGranted: false,
  payment: payment(`pi_${subscriptionId}`),
  ...given,
});
const upgrade = (checkoutId: string, given: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  checkoutId,
  upgrades: 'sub',
  paidAt: start + 10,
  isTakenBack: false,
  payment: payment(`pi_${checkoutId}`, 250),
  from: 'ai-ondemand',
  to: 'unlimited',
  ...given,
});
const surplusOf = (memberships: MembershipFacts[], upgrades: UpgradeFacts[] = []) =>
  correctPurchases(memberships, upgrades).surplus.map(({ surplusId }) => surplusId);

test('[BIL-05] of several memberships the first that opens something stays, and the others are given back', () => {
  const first = membership('sub_b', { startedAt: start });
  const later = membership('sub_a', { startedAt: start + 1 });
  expect(surplusOf([first])).toEqual([]);
  expect(correctPurchases([later, first], [])).toEqual({
    surplus: [{ surplusId: 'sub_a', kind: 'MEMBERSHIP', payment: payment('pi_sub_a') }],
    changes: [],
  });
  // at the same instant the granted one stays, or the ids decide, so that every reading decides alike
  expect(surplusOf([membership('sub_2'), membership('sub_1'), membership('sub_3')])).toEqual(['sub_2', 'sub_3']);
  const granted = membership('sub_2', { isGranted: true });
  expect(surplusOf([granted, membership('sub_1'), membership('sub_3')])).toEqual(['sub_1', 'sub_3']);
  expect(surplusOf([granted, membership('sub_1', { startedAt: start - 1 })])).toEqual(['sub_2']);
  expect(surplusOf([membership('sub_a', { status: 'canceled' }), first])).toEqual([]);
  expect(surplusOf([membership('sub_a', { status: 'incomplete_expired' }), first])).toEqual([]);
  for (const given of [{ status: 'unpaid' }, { isTakenBack: true }, { hasBegun: false }] as const) {
    expect(surplusOf([membership('sub_0', { startedAt: start - 1, ...given }), first]), JSON.stringify(given)).toEqual([
      'sub_0',
    ]);
  }
});

test('[BIL-05] what a bank or a refund has taken back already is not given back again', () => {
  const [found] = correctPurchases(
    [membership('sub_1'), membership('sub_2', { startedAt: start + 1, isTakenBack: true })],
    [],
  ).surplus;
  expect(found).toEqual({ surplusId: 'sub_2', kind: 'MEMBERSHIP', payment: null });
});

test('[BIL-04] the first upgrade of a term changes the plan, the next ones are given back', () => {
  const basic = membership('sub', { productId: 'ai-ondemand' });
  const better = membership('sub', { productId: 'unlimited' });
  const two = [upgrade('cs_2', { paidAt: start + 20 }), upgrade('cs_1')];
  const change = [{ subscriptionId: 'sub', productId: 'unlimited' }];
  expect(correctPurchases([basic], [upgrade('cs_1')])).toEqual({ surplus: [], changes: change });
  expect(correctPurchases([better], [upgrade('cs_1')])).toEqual({ surplus: [], changes: [] });
  expect(correctPurchases([basic], two)).toMatchObject({ surplus: [{ surplusId: 'cs_2' }], changes: change });
  expect(correctPurchases([better], two)).toMatchObject({ surplus: [{ surplusId: 'cs_2' }], changes: [] });
  expect(correctPurchases([basic], [upgrade('cs_1', { upgrades: 'sub_other' })]).changes).toEqual([]);
});

test('[BIL-04] an upgrade that is given back in full, or disputed, brings the plan back; that of an earlier term does not', () => {
  const basic = membership('sub', { productId: 'ai-ondemand' });
  const better = membership('sub', { productId: 'unlimited' });
  const back = upgrade('cs_1', { isTakenBack: true });
  expect(correctPurchases([better], [back]).changes).toEqual([{ subscriptionId: 'sub', productId: 'ai-ondemand' }]);
  expect(correctPurchases([basic], [back]).changes).toEqual([]);
  expect(correctPurchases([better], [back, upgrade('cs_2')]).changes).toEqual([]);
  expect(correctPurchases([better], [{ ...back, paidAt: start - 1 }]).changes).toEqual([]);
  // paid in the instant in which the term began
  expect(correctPurchases([basic], [upgrade('cs_1', { paidAt: start })]).changes).toEqual([
    { subscriptionId: 'sub', productId: 'unlimited' },
  ]);
  // renewed to On Demand, it was paid for the term before
  expect(correctPurchases([basic], [upgrade('cs_1', { paidAt: start - 1 })]).changes).toEqual([]);
});

test('[BIL-04] an upgrade is given back when its subscription had ended, and kept when it was carried out before', () => {
  const ended = { status: 'canceled', endedAt: start + 15 } as const;
  expect(surplusOf([membership('sub', { productId: 'ai-ondemand', ...ended })], [upgrade('cs_1')])).toEqual(['cs_1']);
  // one that a bank or a refund has taken back meanwhile is not given back a second time
  const basic = membership('sub', { productId: 'ai-ondemand', ...ended });
  expect(surplusOf([basic], [upgrade('cs_1', { isTakenBack: true }), upgrade('cs_2')])).toEqual(['cs_2']);
  expect(surplusOf([membership('sub', ended)], [upgrade('cs_1')])).toEqual([]);
  expect(surplusOf([membership('sub', ended)], [upgrade('cs_1'), upgrade('cs_2')])).toEqual(['cs_2']);
});

test('[BIL-05] [BIL-04] a membership that is ended is not upgraded any more', () => {
  const second = membership('sub', { productId: 'ai-ondemand', startedAt: start + 1 });
  expect(correctPurchases([membership('sub_1'), second], [upgrade('cs_1')]).changes).toEqual([]);
});

test('[BIL-05] of several payments for what is bought once the first stays, and each other product has its own', () => {
  const bought = (checkoutId: string, given: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
    checkoutId,
    productId: 'mini-mba',
    paidAt: start,
    isTakenBack: false,
    isGranted: false,
    payment: payment(`pi_${checkoutId}`),
    ...given,
  });
  const surplus = (...purchases: PurchaseFacts[]) => correctPurchases([], [], purchases).surplus;
  expect(surplus(bought('cs_1'))).toEqual([]);
  expect(surplus(bought('cs_1'), bought('cs_2', { productId: 'crash-courses' }))).toEqual([]);
  expect(surplus(bought('cs_1', { paidAt: start + 1 }), bought('cs_2'))).toEqual([
    { surplusId: 'cs_1', kind: 'PURCHASE', payment: payment('pi_cs_1') },
  ]);
  // at the same instant the ids decide, so that every reading decides alike
  expect(surplus(bought('cs_3'), bought('cs_1'), bought('cs_2')).map(({ surplusId }) => surplusId)).toEqual([
    'cs_2',
    'cs_3',
  ]);
  const granted = surplus(bought('cs_1'), bought('cs_2', { isGranted: true }));
  expect(granted.map(({ surplusId }) => surplusId)).toEqual(['cs_1']);
  // what was given back before does not count, and it may be bought again
  expect(surplus(bought('cs_1', { isTakenBack: true }), bought('cs_2'))).toEqual([]);
  // and nothing goes back where nothing was paid
  expect(surplus(bought('cs_1'), bought('cs_2', { payment: null }))).toEqual([]);
});
