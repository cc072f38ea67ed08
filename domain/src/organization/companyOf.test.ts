import { expect, test } from 'vitest';
import type { ViewerCustomer } from '../access/viewer.ts';
import { companyOf } from './companyOf.ts';

const own = 'acme';
const acme: ViewerCustomer = {
  customerId: own,
  name: 'Acme',
  type: 'ENTERPRISE',
  hideMemberProfile: false,
  disableAIFeatures: false,
  enableProfAI: true,
  logoUrl: null,
};

test('[ORG-10] [THR-26] a viewer sees the own company, our staff any that they name', () => {
  const cases = [
    ['MEMBER', acme, null, own],
    ['MEMBER', acme, own, own],
    ['MEMBER', acme, 'another', null],
    ['MEMBER', acme, '', null],
    ['MEMBER', null, null, null],
    ['MEMBER', null, 'another', null],
    ['EMPLOYEE', acme, null, own],
    ['EMPLOYEE', acme, 'another', 'another'],
    ['EMPLOYEE', null, 'another', 'another'],
    ['EMPLOYEE', null, null, null],
  ] as const;
  for (const [accountType, customer, named, company] of cases) {
    expect(companyOf({ accountType, customer }, named), `${accountType} ${String(named)}`).toBe(company);
  }
});
