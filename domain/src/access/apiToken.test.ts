import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { apiTokenForm, tokenEnd, tokenRoles, tokenState } from './apiToken.ts';
import { staffReach } from './staffOperations.ts';

test('[API-07] a token lasts 30, 90 or 365 days and no other time', () => {
  expect([30, 90, 365].map((days) => tokenEnd(0, days))).toEqual([30 * day, 90 * day, 365 * day]);
  expect([0, -1, 31, 366, 3650, Number.NaN].map((days) => tokenEnd(0, days))).toEqual(Array(6).fill(null));
});

test('[API-07] no token is an owner or has things of its own', () => {
  expect(tokenRoles).toEqual(['auditor', 'editor', 'support', 'commerce']);
  for (const role of tokenRoles)
    expect(staffReach({ roles: [role], customerIds: [], courseIds: [] }, 'token.write')).toBeNull();
});

test('[API-07] a token ends with its last instant, and one that was ended stays so', () => {
  expect(tokenState({ expiresAt: 10, endedAt: null }, 9)).toBe('ACTIVE');
  expect(tokenState({ expiresAt: 10, endedAt: null }, 10)).toBe('EXPIRED');
  expect(tokenState({ expiresAt: 10, endedAt: 5 }, 9)).toBe('ENDED');
});

test('[API-07] a token has a name of at most 80 characters', () => {
  expect(apiTokenForm.name({ name: '  ' })).toHaveLength(1);
  expect(apiTokenForm.name({ name: 'x'.repeat(81) })).toHaveLength(1);
  expect(apiTokenForm.name({ name: 'CRM' })).toEqual([]);
});
