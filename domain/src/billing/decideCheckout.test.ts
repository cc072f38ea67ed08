import { expect, test } from 'vitest';
import { aViewer } from '../access/viewer.fixture.ts';
import type { Viewer } from '../access/viewer.ts';
import { checkoutErrorOf, checkoutMessage } from './checkoutErrors.ts';
import { decideCheckout, type OrderFacts } from './decideCheckout.ts';

const company = (type: 'CONSUMER' | 'ENTERPRISE') => ({
  customerId: 'c1',
  name: 'Acme',
  type,
  hideMemberProfile: false,
  disableAIFeatures: false,
  enableProfAI: true,
  logoUrl: null,
});
const facts: OrderFacts = { kind: 'MEMBERSHIP', isSold: true, subscribedTo: null, upgradesFrom: null, isBought: false };
const limited = aViewer({ accountType: 'LIMITED', customer: company('CONSUMER') });
const onDemand = aViewer({ entitlements: ['area/ai-ondemand'], manageBilling: true });

const verdict = (viewer: Viewer, productId: string, isUpgrade: boolean, given: Partial<OrderFacts> = {}) => {
  const decided = decideCheckout(viewer, { productId, isUpgrade }, { ...facts, ...given });
  return decided.ok ? 'ok' : checkoutErrorOf(decided.refusal.code, isUpgrade);
};

test('[BIL-05] [THR-52] a membership is sold once, and not to staff or people of a company', () => {
  expect(verdict(limited, 'unlimited', false)).toBe('ok');
  expect(verdict(aViewer({ accountType: 'TRIAL' }), 'ai-academy', false)).toBe('ok');
  expect(verdict(aViewer({ accountType: 'ALUMNI' }), 'ai-ondemand', false)).toBe('ok');
  expect(verdict(limited, 'gold', false, { kind: null })).toBe('pnf');
  expect(verdict(limited, 'unlimited', false, { isSold: false })).toBe('pns');
  expect(verdict(onDemand, 'unlimited', false, { subscribedTo: 'ai-ondemand' })).toBe('pns');
  expect(verdict(aViewer({ accountType: 'EMPLOYEE' }), 'unlimited', false)).toBe('pns');
  const former = aViewer({ accountType: 'ALUMNI', customer: company('ENTERPRISE') });
  expect(verdict(former, 'unlimited', false)).toBe('pns');
});

test('[BIL-05] what is bought once is sold beside a membership', () => {
  const purchase = { kind: 'PURCHASE', subscribedTo: 'ai-ondemand' } as const;
  expect(verdict(onDemand, 'mini-mba-ai-1', false, purchase)).toBe('ok');
  expect(verdict(onDemand, 'mini-mba-ai-1', false, { ...purchase, isBought: true })).toBe('pns');
});

test('[BIL-04] [THR-52] the upgrade is sold to subscribers of On Demand, once in a term, and to nobody else', () => {
  const own = { kind: 'UPGRADE', upgradesFrom: 'ai-ondemand', subscribedTo: 'ai-ondemand' } as const;
  expect(verdict(onDemand, 'unlimited', true, own)).toBe('ok');
  expect(verdict(onDemand, 'unlimited', true, { ...own, subscribedTo: 'unlimited' })).toBe('pns');
  expect(verdict(onDemand, 'ai-academy', true, { ...own, kind: 'MEMBERSHIP' })).toBe('pns');
  expect(verdict(onDemand, 'unlimited', true, { ...own, kind: null })).toBe('pnf');
  expect(verdict(onDemand, 'unlimited', true, { ...own, subscribedTo: 'ai-academy' })).toBe('pns');
  expect(verdict(onDemand, 'unlimited', true, { ...own, subscribedTo: null, upgradesFrom: null })).toBe('pns');
  expect(verdict(limited, 'unlimited', true, own)).toBe('pns');
  const byPass = aViewer({ entitlements: ['area/ai-ondemand'] });
  expect(verdict(byPass, 'unlimited', true, own)).toBe('pns');
});

test('[BIL-05] each code of a checkout that failed has its sentence', () => {
  expect(['pnf', 'pns', 'scf', 'scfu', 'uc', 'zz', 'toString'].map(checkoutMessage)).toEqual([
    'This product is not available for purchase.',
    'This product is not available for purchase.',
    'Our e-commerce provider is having trouble at the moment.',
    'Our e-commerce provider is having trouble at the moment.',
    'Checkout cancelled.',
    'The checkout process failed, please try again later.',
    'The checkout process failed, please try again later.',
  ]);
  expect([undefined, ''].map(checkoutMessage)).toEqual([null, null]);
  expect(checkoutErrorOf('PAYMENT_PROVIDER_FAILED', true)).toBe('scfu');
  expect(checkoutErrorOf('PAYMENT_PROVIDER_FAILED', false)).toBe('scf');
  expect(checkoutErrorOf('RATE_LIMITED', false)).toBe('other');
});
