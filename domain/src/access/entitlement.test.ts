import { expect, test } from 'vitest';
import { formerGrants } from './entitlement.ts';

const now = 1_000;
const held = (entitlementId: string, span: { startsAt?: number; endsAt?: number | null; revokedAt?: number } = {}) => ({
  entitlementId,
  startsAt: 0,
  endsAt: null,
  revokedAt: null,
  ...span,
});

test('[BIL-06] a former entitlement was held and is no longer, from the instant of its end; the last to end is first', () => {
  const former = formerGrants(
    [
      held('ended', { endsAt: 400 }),
      held('revoked', { endsAt: 900, revokedAt: 500 }),
      held('ends now', { endsAt: now }),
      held('ends next', { endsAt: now + 1 }),
      held('twice', { endsAt: 300 }),
      held('twice', { startsAt: 350, endsAt: 700 }),
      held('again', { endsAt: 300 }),
      held('again', { startsAt: 800 }),
      // never held: revoked before its start, or at that instant
      held('never', { startsAt: 600, revokedAt: 500 }),
      held('not at all', { startsAt: 600, revokedAt: 600 }),
    ],
    now,
  );
  expect(former.map(({ entitlementId, endedAt }) => [entitlementId, endedAt])).toEqual([
    ['ends now', now],
    ['twice', 700],
    ['revoked', 500],
    ['ended', 400],
  ]);
});
