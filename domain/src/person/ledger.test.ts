import { expect, test } from 'vitest';
import { grantSources } from '../access/entitlement.ts';
import { grantState, keptBy, mayEnd, teamRef } from './ledger.ts';

const now = 1000;
test.each([
  ['IN_FORCE', { startsAt: 1000, endsAt: null, revokedAt: null }],
  ['IN_FORCE', { startsAt: 0, endsAt: 1001, revokedAt: null }],
  ['LATER', { startsAt: 1001, endsAt: 2000, revokedAt: null }],
  ['OVER', { startsAt: 0, endsAt: 1000, revokedAt: null }],
  ['ENDED', { startsAt: 0, endsAt: 2000, revokedAt: 500 }],
  ['ENDED', { startsAt: 2000, endsAt: null, revokedAt: 900 }],
] as const)('[PEO-01] a grant is %s', (state, span) => {
  expect(grantState(span, now)).toBe(state);
});

test('[PEO-01] what follows a payment, a contract or the team is ended there, everything else here', () => {
  const here = grantSources.filter((source) => keptBy({ source, sourceRef: 'any' }) === null);
  expect(here).toEqual(['PASS', 'TRIAL', 'FREEMIUM', 'STAFF']);
  expect(keptBy({ source: 'STAFF', sourceRef: teamRef })).toMatch(/team/);
  const pass = { source: 'PASS', sourceRef: 'pass-X' } as const;
  expect((['IN_FORCE', 'LATER', 'OVER', 'ENDED'] as const).filter((state) => mayEnd(pass, state))).toEqual([
    'IN_FORCE',
    'LATER',
  ]);
});
