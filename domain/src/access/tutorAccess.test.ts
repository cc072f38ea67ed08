import { expect, test } from 'vitest';
import { isTutorAllowed } from './tutorAccess.ts';
import { aViewer } from './viewer.fixture.ts';
import type { CustomerType } from './viewer.ts';

const base = {
  customerId: 'c',
  name: 'C',
  hideMemberProfile: false,
  disableAIFeatures: false,
  enableProfAI: false,
  logoUrl: null,
};

test('[TUT-01] an enterprise must have the tutor enabled and AI features not disabled; others have no say', () => {
  const outcome = (type: CustomerType, enableProfAI: boolean, disableAIFeatures: boolean): boolean =>
    isTutorAllowed(aViewer({ customer: { ...base, type, enableProfAI, disableAIFeatures } }));
  expect(outcome('ENTERPRISE', true, false)).toBe(true);
  expect(outcome('ENTERPRISE', false, false)).toBe(false);
  expect(outcome('ENTERPRISE', true, true)).toBe(false);
  expect(outcome('ENTERPRISE', false, true)).toBe(false);
  for (const type of ['CONSUMER', 'INTERNAL'] as const) {
    expect([outcome(type, false, false), outcome(type, false, true)]).toEqual([true, true]);
  }
  expect(isTutorAllowed({ customer: null })).toBe(true);
});
