import { expect, test } from 'vitest';
import { defaultFlags } from './flags.ts';
import { isTutorAllowed, mayOpenTutor, seesTutorBanner, tutorBannerNote } from './tutorAccess.ts';
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

const on = { ...defaultFlags, profAimcBanner: true };
const company = (enableProfAI: boolean, disableAIFeatures: boolean) =>
  ({ ...base, type: 'ENTERPRISE', enableProfAI, disableAIFeatures }) as const;

test.each<[string, boolean, Partial<Parameters<typeof aViewer>[0]>]>([
  ['a member with unlimited', true, { entitlements: ['area/mcsc-unlimited'] }],
  ['a member of the academy', true, { entitlements: ['area/ai-academy'] }],
  ['an employee', true, { accountType: 'EMPLOYEE', entitlements: ['area/ai-academy'] }],
  ['without the flag', false, { entitlements: ['area/mcsc-unlimited'], flags: defaultFlags }],
  ['a trial', false, { accountType: 'TRIAL', entitlements: ['area/mcsc-unlimited'] }],
  ['a member on demand', false, { entitlements: ['area/ai-ondemand'] }],
  ['a member with both', false, { entitlements: ['area/mcsc-unlimited', 'area/ai-ondemand'] }],
  ['a member without a standard area', false, { entitlements: ['area/mc-transactional'] }],
  [
    'on demand in a company with the tutor',
    true,
    { entitlements: ['area/ai-ondemand'], customer: company(true, false) },
  ],
  ['a company with AI features off', false, { entitlements: ['area/ai-academy'], customer: company(true, true) }],
  ['a company without the tutor', false, { entitlements: ['area/ai-academy'], customer: company(false, false) }],
])('[CAT-11] [TUT-01] the banner, for %s: %s', (_who, shown, given) => {
  expect(seesTutorBanner(aViewer({ flags: on, ...given }))).toBe(shown);
});

test('[TUT-01] the tutor opens for all who hold a standard area, on demand as well, and for nobody else', () => {
  const opens = (given: Partial<Parameters<typeof aViewer>[0]>) => mayOpenTutor(aViewer({ flags: on, ...given }));
  expect(opens({ entitlements: ['area/ai-ondemand'] })).toBe(true);
  expect(opens({ entitlements: ['area/mcsc-unlimited'] })).toBe(true);
  expect(opens({ entitlements: ['area/mc-transactional'] })).toBe(false);
  expect(opens({ entitlements: ['area/ai-ondemand'], customer: company(false, false) })).toBe(false);
  expect(opens({ entitlements: ['area/ai-ondemand'], flags: defaultFlags })).toBe(false);
});

test("[CAT-11] '6 MONTH BETA ACCESS' for all but the people of a company", () => {
  expect(tutorBannerNote(aViewer({ customer: company(true, false) }))).toBeNull();
  expect(tutorBannerNote(aViewer({ customer: { ...base, type: 'INTERNAL' } }))).toBe('6 MONTH BETA ACCESS');
  expect(tutorBannerNote({ customer: null })).toBe('6 MONTH BETA ACCESS');
});
