import { expect, test } from 'vitest';
import type { StaffStanding } from '../access/staffOperations.ts';
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

const holding = (role: StaffStanding['roles'][number]): StaffStanding => ({
  roles: [role],
  customerIds: ['another'],
  courseIds: [],
});

test('[ORG-10] [STF-01] [THR-26] a viewer sees the own company, staff one that their role reaches', () => {
  const cases = [
    [null, acme, null, own],
    [null, acme, own, own],
    [null, acme, 'another', null],
    [null, acme, '', null],
    [null, null, null, null],
    [null, null, 'another', null],
    ['owner', acme, null, own],
    ['owner', acme, 'third', 'third'],
    ['owner', null, 'third', 'third'],
    ['owner', null, null, null],
    ['success', null, 'another', 'another'],
    ['success', null, 'third', null],
    ['instructor', null, 'another', null],
  ] as const;
  for (const [role, customer, named, company] of cases) {
    const viewer = { staff: role === null ? null : holding(role), customer };
    expect(companyOf(viewer, named, 'seat.write'), `${String(role)} ${String(named)}`).toBe(company);
  }
  const auditor = { staff: holding('auditor'), customer: null };
  expect(companyOf(auditor, 'third', 'company.read')).toBe('third');
  expect(companyOf(auditor, 'third', 'seat.write')).toBeNull();
});
