import { expect, test } from 'vitest';
import { deriveAccountType, parseAccountType, type GrantHistoryItem } from './accountType.ts';
import { activeGrants, type Grant } from './entitlement.ts';

const now = 1_000;

function grant(given: Partial<GrantHistoryItem>): GrantHistoryItem {
  return { key: 'area/ai-academy', source: 'SUBSCRIPTION', startsAt: 0, endsAt: null, revokedAt: null, ...given };
}

test('account types are read in any case', () => {
  expect(parseAccountType('post_trial')).toBe('POST_TRIAL');
  expect(parseAccountType(' Member ')).toBe('MEMBER');
  expect(parseAccountType('admin')).toBeUndefined();
});

test('the account type follows from the grants: paid, trial, trial ended, formerly paid, none', () => {
  const over = { endsAt: 500 };
  const cases: [string, GrantHistoryItem[], boolean][] = [
    ['EMPLOYEE', [], true],
    ['LIMITED', [], false],
    ['LIMITED', [grant({ source: 'FREEMIUM' }), grant({ source: 'STAFF' })], false],
    ['MEMBER', [grant({})], false],
    ['MEMBER', [grant({ source: 'PASS' }), grant({ source: 'TRIAL', ...over })], false],
    ['MEMBER', [grant({ source: 'CONTRACT' })], false],
    ['TRIAL', [grant({ source: 'TRIAL' }), grant({ ...over })], false],
    ['TRIAL', [grant({ source: 'PASS', trial: true })], false],
    ['POST_TRIAL', [grant({ source: 'TRIAL', ...over })], false],
    ['ALUMNI', [grant({ source: 'TRIAL', ...over }), grant({ source: 'PURCHASE', ...over })], false],
    ['ALUMNI', [grant({ revokedAt: 700 })], false],
    ['LIMITED', [grant({ key: 'area/business-archive' })], false],
    ['LIMITED', [grant({ startsAt: 2_000 })], false],
    ['MEMBER', [grant({ startsAt: now })], false],
    ['LIMITED', [grant({ startsAt: 800, revokedAt: 700 })], false],
    // revoked at the instant of its start: never held
    ['LIMITED', [grant({ startsAt: 700, revokedAt: 700 })], false],
    ['ALUMNI', [grant({ endsAt: now })], false],
  ];
  for (const [wanted, history, staff] of cases)
    expect(deriveAccountType(history, staff, now), JSON.stringify(history)).toBe(wanted);
});

test('[ACC-01] active entitlements are those of grants started, not ended, not revoked, as type/label', () => {
  const base: Grant = {
    id: 'g',
    memberId: 'm',
    entitlementId: 'e1',
    source: 'STAFF',
    sourceRef: 'r',
    startsAt: 0,
    endsAt: null,
    revokedAt: null,
    reason: '',
  };
  const grants: Grant[] = [
    { ...base, id: 'a' },
    { ...base, id: 'a2' },
    { ...base, id: 'b', entitlementId: 'e2', endsAt: now },
    { ...base, id: 'c', entitlementId: 'e3', startsAt: now },
    { ...base, id: 'd', entitlementId: 'e4', revokedAt: 5 },
  ];
  expect(activeGrants(grants, now).map((grant) => grant.id)).toEqual(['a', 'a2', 'c']);
});
