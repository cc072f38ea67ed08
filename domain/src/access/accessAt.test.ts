import { expect, test } from 'vitest';
import { accessAt, type LedgerGrant } from './accessAt.ts';

const now = Date.UTC(2026, 10, 2);
const aGrant = (facts: Partial<LedgerGrant>): LedgerGrant => ({
  source: 'CONTRACT',
  startsAt: now,
  endsAt: null,
  revokedAt: null,
  entitlementId: 'e1',
  type: 'product',
  label: 'bundle',
  name: 'Bundle',
  precedence: 1,
  areas: [],
  courseIds: [],
  sessionIds: [],
  certificateIds: [],
  customizations: {},
  ...facts,
});
const keysAt = (at: number, ...grants: LedgerGrant[]): readonly string[] =>
  accessAt({ grants, isStaff: false, customer: { logoUrl: null } }, at).entitlements;

test('a grant in force gives its own key, and those of the areas, courses, sessions and certificates that it opens', () => {
  const bundle = aGrant({ areas: ['bootcamps'], courseIds: ['c1'], sessionIds: ['s1'], certificateIds: ['k1', 'k2'] });
  const keys = ['product/bundle', 'area/bootcamps', 'course/c1', 'session/s1', 'certificate/k1', 'certificate/k2'];
  expect(keysAt(now, bundle)).toEqual(keys);
  expect(keysAt(now - 1, bundle)).toEqual([]);
  const second = aGrant({ label: 'other', certificateIds: ['k1', 'k3'] });
  expect(keysAt(now, bundle, second)).toEqual([...keys, 'product/other', 'certificate/k3']);
});
