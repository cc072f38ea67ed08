import { minute } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { readResourceLink, resourceLink } from './service/resourceLinks.ts';

const secret = 'a secret of the installation';
const now = Date.UTC(2026, 10, 24);
const claims = { memberId: 'm1', resourceId: 'stopping rule', kind: 'PDF', expiresAt: now + 10 * minute } as const;

test('[RES-02] a link is read until the instant at which it expires, by the installation that signed it', () => {
  const link = new URL(resourceLink(secret, claims), 'https://atrium.test');
  expect(link.pathname).toBe('/files/resources/stopping%20rule/pdf');
  const of = { resourceId: 'stopping rule', kind: 'pdf' };
  const read = (at: number, by = secret) => readResourceLink(by, of, link.searchParams, at);
  expect(read(now)).toEqual(claims);
  expect(read(claims.expiresAt - 1)).toEqual(claims);
  expect(read(claims.expiresAt)).toBeNull();
  expect(read(now, 'another secret')).toBeNull();
  for (const kind of ['copy', 'PDF', 'exe']) {
    expect([kind, readResourceLink(secret, { ...of, kind }, link.searchParams, now)]).toEqual([kind, null]);
  }
});
