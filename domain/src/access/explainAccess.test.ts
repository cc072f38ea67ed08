import { expect, test } from 'vitest';
import { refusal } from '../errors.ts';
import { accessAt, type LedgerGrant } from './accessAt.ts';
import { explainAccess } from './explainAccess.ts';
import { aViewer } from './viewer.fixture.ts';

const at = Date.UTC(2026, 10, 2);
const grant = (name: string, label: string, facts: Partial<LedgerGrant> = {}): LedgerGrant => ({
  name,
  label,
  type: 'AREA',
  entitlementId: name,
  precedence: 1,
  source: 'SUBSCRIPTION',
  startsAt: 0,
  endsAt: null,
  revokedAt: null,
  areas: [],
  courseIds: [],
  sessionIds: [],
  certificateIds: [],
  customizations: {},
  ...facts,
});

test('what opens a page is named by the grants that are in force, the oldest first, then by precedence', () => {
  const ledger = [
    grant('Later', 'ai-ondemand', { startsAt: 20 }),
    grant('Small', 'ai-academy', { startsAt: 10, precedence: 2 }),
    grant('Large', 'mcsc-unlimited', { startsAt: 10, precedence: 7 }),
    grant('Over', 'crash-courses', { endsAt: at }),
    grant('Elsewhere', 'enterprise-dashboard'),
  ];
  const { entitlements } = accessAt({ grants: ledger, isStaff: false, customer: { logoUrl: null } }, at);
  const explained = explainAccess(aViewer({ entitlements }), ledger, { address: '/courses', at });
  expect(explained).toMatchObject({ opens: true, sentence: 'Opened by Large, Small, and Later.' });
  expect(explained.grants.map(({ name, inForce, opens }) => [name, inForce, opens])).toEqual([
    ['Elsewhere', true, false],
    ['Over', false, true],
    ['Large', true, true],
    ['Small', true, true],
    ['Later', true, true],
  ]);
});

test('an entitlement that two grants give is named once', () => {
  const ledger = [grant('Academy', 'ai-academy'), grant('Academy', 'ai-academy', { source: 'PURCHASE', startsAt: 10 })];
  const viewer = aViewer({ entitlements: ['area/ai-academy'] });
  expect(explainAccess(viewer, ledger, { address: '/courses', at }).sentence).toBe('Opened by Academy.');
});

test('a page for visitors opens without an entitlement, whatever a member holds', () => {
  const viewer = aViewer({ entitlements: ['area/ai-academy'] });
  expect(explainAccess(viewer, [grant('Academy', 'ai-academy')], { address: '/preview/WELCOME30', at })).toMatchObject({
    opens: true,
    keys: [],
    sentence: 'Open without an entitlement.',
    grants: [
      {
        name: 'Academy',
        opens: false,
      },
    ],
  });
});

test('[STF-07] what the page meets decides: a refusal with its keys, or the address to which it leads', () => {
  const viewer = aViewer({ entitlements: ['area/ai-academy'] });
  const asked = { address: '/courses/session/s1', at };
  const refused = refusal('NO_ON_DEMAND_ACCESS', { reason: 'ENTITLEMENT', unlock: ['area/mcsc-unlimited'] });
  const ledger = [grant('Large', 'mcsc-unlimited', { endsAt: at })];
  expect(explainAccess(viewer, ledger, { ...asked, answered: { refusal: refused } })).toMatchObject({
    opens: false,
    reason: 'ENTITLEMENT',
    keys: ['area/mcsc-unlimited'],
    leadsTo: null,
    grants: [
      {
        name: 'Large',
        inForce: false,
        opens: true,
      },
    ],
  });
  expect(explainAccess(viewer, [], { ...asked, answered: { leadsTo: '/' } })).toMatchObject({
    opens: false,
    reason: 'ELSEWHERE',
    leadsTo: '/',
    sentence: 'This page leads to /.',
  });
  expect(explainAccess(viewer, [], { address: '/sprints', at })).toMatchObject({ opens: false, leadsTo: '/courses' });
  expect(explainAccess(viewer, [], { address: '/upgrade', at })).toMatchObject({ opens: false, leadsTo: '/' });
  expect(explainAccess(viewer, [], { address: '/cancel-offer', at })).toMatchObject({ reason: 'NOT_FOUND' });
});
