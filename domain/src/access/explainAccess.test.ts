import { expect, test } from 'vitest';
import { accessAt, type LedgerGrant } from './accessAt.ts';
import { explainAccess } from './explainAccess.ts';
import { aViewer } from './viewer.fixture.ts';

const at = Date.UTC(2026, 10, 2);
const grant = (name: string, label: string, facts: Partial<LedgerGrant> = {}): LedgerGrant => ({
  ...{ name, label, type: 'AREA', entitlementId: name, precedence: 1, source: 'SUBSCRIPTION' },
  ...{ startsAt: 0, endsAt: null, revokedAt: null },
  ...{ areas: [], courseIds: [], sessionIds: [], certificateIds: [], customizations: {} },
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
    ...{ opens: true, keys: [], sentence: 'Open without an entitlement.' },
    grants: [{ name: 'Academy', opens: false }],
  });
});
