import { expect, test } from 'vitest';
import { offerSignup } from './service/signupTicket.ts';

const attempt = { context: 'signup', realmId: 'google', expectedEmail: null, passCode: null } as const;
const said = { issuer: 'https://id.example', subject: '1', email: 'Robin@Demo.example', emailVerified: true } as const;
const google = { customerId: null, domains: [] };

const offered = (names: { givenName?: string; familyName?: string; name?: string }) => {
  const none = { hostedDomain: null, givenName: null, familyName: null, name: null };
  return offerSignup(attempt, { ...said, ...none, ...names }, google);
};

test('[SSO-08] names that a provider gives are offered, but for what would make a mail of ours an advertisement', () => {
  expect(offered({ givenName: 'Robin', familyName: 'van der Berg' })).toMatchObject({
    email: 'robin@demo.example',
    firstName: 'Robin',
    lastName: 'van der Berg',
  });
  const { firstName: nobody } = offered({}) ?? {};
  expect(nobody).not.toBe('');
  for (const text of ['Win at www.evil.example', 'Call 0800 123 4567', '<b>Robin</b>', 'https://evil.example']) {
    expect(offered({ givenName: text, familyName: 'Berg' })).toMatchObject({ firstName: nobody, lastName: 'Berg' });
    expect(offered({ name: text })).toMatchObject({ firstName: nobody });
  }
});

test('[THR-09] an account is offered only for an address that is verified, and by a pass only at a domain of the company', () => {
  const named = { ...said, hostedDomain: null, givenName: 'Robin', familyName: 'Berg', name: null };
  for (const emailVerified of [null, false])
    expect(offerSignup(attempt, { ...named, emailVerified }, google)).toBeNull();
  const byPass = { ...attempt, context: 'pass', realmId: 'demo', passCode: 'JOIN' } as const;
  const offeredBy = (domain: string) =>
    offerSignup(byPass, { ...named, emailVerified: null }, { customerId: 'demo', domains: [domain] });
  expect(offeredBy('demo.example')).toMatchObject({ email: 'robin@demo.example' });
  expect(offeredBy('another.example')).toBeNull();
});
