import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { isTested, judgeClaims, signOnFaultWords, signOnFaults } from './signOnTest.ts';

const said = { email: 'ann@acme.example', emailVerified: null, hostedDomain: null };

test.each([
  ['nothing', said, ['acme.example'], null],
  ['no address', { ...said, email: null }, ['acme.example'], 'NO_EMAIL'],
  ['what is no address', { ...said, email: 'ann' }, ['acme.example'], 'NO_EMAIL'],
  ['one that is not verified', { ...said, emailVerified: false }, ['acme.example'], 'NOT_VERIFIED'],
  ['a company without a domain', said, [], 'NO_DOMAIN'],
  ['another domain', said, ['acme-labs.example'], 'WRONG_DOMAIN'],
] as const)('[COM-01] what stops a sign-in: %s', (_what, asserted, domains, fault) => {
  expect(judgeClaims(asserted, 'acme', domains)).toBe(fault);
});

test('[COM-01] a missing address names the claim that has one', () => {
  const facts = { email: null, domains: [], reason: null };
  const claims = [
    { name: 'given_name', value: 'Nora' },
    { name: 'upn', value: 'nora@acme.example' },
  ];
  expect(signOnFaultWords('NO_EMAIL', { ...facts, claims })).toContain('it sends an address as upn');
  expect(signOnFaultWords('NO_EMAIL', { ...facts, claims: claims.slice(0, 1) })).toContain('it sends given_name.');
  expect(signOnFaultWords('NO_EMAIL', { ...facts, claims: [] })).toContain('nor anything else');
});

test('[COM-01] each fault has a sentence, and what a library says is translated where it is known', () => {
  const facts = { claims: [], email: 'ann@acme.example', domains: ['acme.example'], reason: 'odd' };
  for (const fault of signOnFaults) expect(signOnFaultWords(fault, facts)).toMatch(/[.]$/);
  const words = (reason: string) => signOnFaultWords('NOT_ACCEPTED', { ...facts, reason });
  expect(words('invalid_client')).toContain('client id');
  expect(words('SAML assertion audience mismatch')).toContain('entity id');
  expect(words('Invalid signature')).toContain('certificate');
  expect(words('odd')).toContain('not accepted: odd.');
});

test('[COM-01] a test counts for a day, and only when it passed', () => {
  expect(isTested({ testedAt: 0, fault: null }, day - 1)).toBe(true);
  expect(isTested({ testedAt: 0, fault: null }, day)).toBe(false);
  expect(isTested({ testedAt: 0, fault: 'NO_EMAIL' }, 1)).toBe(false);
  expect(isTested({ testedAt: null, fault: null }, 1)).toBe(false);
});
