import { expect, test } from 'vitest';
import { domainOf } from '../account/emailAddress.ts';
import {
  federatedNames,
  isSameSubject,
  mayBelongToCustomer,
  mayGetSubject,
  mayMatchByEmail,
  maySignInBy,
} from './federatedSignIn.ts';

const acme = { customerId: 'acme', domains: ['acme.example'] };
const google = { customerId: null, domains: [] };
const said = (email: string | null, emailVerified: boolean | null = true, hostedDomain: string | null = null) => ({
  email,
  emailVerified,
  hostedDomain,
});

test('[SSO-08] without given and family name the full name is split at the last space', () => {
  const names = (givenName: string | null, familyName: string | null, name: string | null) => {
    const { firstName, lastName } = federatedNames({ givenName, familyName, name });
    return [firstName, lastName];
  };
  expect(names(null, null, 'Ana María de la Cruz')).toEqual(['Ana María de la', 'Cruz']);
  expect(names(null, null, '  Ana   Cruz ')).toEqual(['Ana', 'Cruz']);
  expect(names(null, null, 'Cher')).toEqual(['Cher', 'Last Student']);
  expect(names(null, null, null)).toEqual(['First Section', 'Last Student']);
  expect(names('  ', '', ' ')).toEqual(['First Section', 'Last Student']);
  expect(names('Ana', null, 'Ana Cruz')).toEqual(['Ana', 'Last Student']);
  expect(names(null, 'Cruz', 'Ana Cruz')).toEqual(['First Section', 'Cruz']);
  expect(names('Ana', 'Cruz', 'Somebody Else')).toEqual(['Ana', 'Cruz']);
});

test('[THR-09] a customer cannot own a mail provider, a name without a dot, or anything that is no domain', () => {
  for (const domain of ['acme.example', 'a-b.co.uk', 'xn--mnchen-3ya.example', 'notgmail.com', 'gmail.com.example'])
    expect(mayBelongToCustomer(domain)).toBe(true);
  for (const domain of [
    'gmail.com',
    'www.gmail.com',
    'outlook.com',
    'yahoo.co.uk',
    'example',
    '',
    '-a.example',
    'a-.example',
    'a b.example',
    '127.0.0.1',
    'Acme.example',
  ])
    expect(mayBelongToCustomer(domain)).toBe(false);
});

test("[THR-09] an address counts only when it is verified and its domain is the provider's", () => {
  expect(mayMatchByEmail(said('bob@acme.example', null), acme)).toBe(true);
  expect(mayMatchByEmail(said('Bob@ACME.example'), acme)).toBe(true);
  expect(mayMatchByEmail(said('bob@acme.example', false), acme)).toBe(false);
  expect(mayMatchByEmail(said('gil@globex.example'), acme)).toBe(false);
  expect(mayMatchByEmail(said('bob@sub.acme.example'), acme)).toBe(false);
  expect(mayMatchByEmail(said('bob@acme.example@globex.example'), acme)).toBe(false);
  expect(mayMatchByEmail(said(null), acme)).toBe(false);
  expect(mayMatchByEmail(said('ana@gmail.com'), google)).toBe(true);
  expect(mayMatchByEmail(said('ana@gmail.com', null), google)).toBe(false);
  expect(mayMatchByEmail(said('ana@demo.example', true, 'demo.example'), google)).toBe(true);
  expect(mayMatchByEmail(said('ana@demo.example', true, 'Demo.Example'), google)).toBe(true);
  expect(mayMatchByEmail(said('ana@demo.example', true, 'other.example'), google)).toBe(false);
  expect(mayMatchByEmail(said('ana@demo.example'), google)).toBe(false);
});

test('[THR-09] a provider signs in its own people only, and never an employee', () => {
  const bob = { customerId: 'acme', isStaff: false, hasOwnProvider: true };
  expect(maySignInBy(bob, acme)).toBe(true);
  expect(maySignInBy({ ...bob, isStaff: true }, acme)).toBe(false);
  expect(maySignInBy({ ...bob, customerId: 'globex' }, acme)).toBe(false);
  expect(maySignInBy(bob, google)).toBe(false);
  expect(maySignInBy({ customerId: 'consumer', isStaff: false, hasOwnProvider: false }, google)).toBe(true);
  expect(maySignInBy({ customerId: 'internal', isStaff: true, hasOwnProvider: false }, google)).toBe(false);
});

test('[THR-09] [D88] a member gets another kind of subject from the own provider, and no second one of a kind', () => {
  const [own, google] = [
    { customerId: 'acme', domains: [] },
    { customerId: null, domains: [] },
  ];
  const email = 'ann@acme.example';
  const may = (subject: string, known: string[], by = own as typeof own | typeof google) =>
    mayGetSubject({ subject, email }, known, by);
  expect([may('id-1', []), may(email, []), may('id-1', [], google)]).toEqual([true, true, true]);
  expect([may('id-1', [email]), may(email, ['id-1']), may('Ann@acme.example', ['id-1'])]).toEqual([true, true, true]);
  expect([may('id-2', ['id-1']), may('id-2', [email, 'id-1']), may(email, ['anna@acme.example'])]).toEqual([
    false,
    false,
    false,
  ]);
  expect([may('mallory@acme.example', ['id-1']), may('id-1', [email], google)]).toEqual([false, false]);
});

test('[D88] [THR-09] two subjects that are addresses are one name without case; ids are compared as they are', () => {
  expect(isSameSubject('Upn@Acme.example', 'upn@acme.example')).toBe(true);
  expect([isSameSubject('BOB', 'bob'), isSameSubject('a@acme.example', 'b@acme.example')]).toEqual([false, false]);
  const member = { subject: 'upn@acme.example', email: 'ann@acme.example' };
  expect(mayGetSubject(member, ['UPN@acme.example'], acme)).toBe(true);
  expect(mayGetSubject(member, ['UPN@acme.example'], google)).toBe(false);
  expect(mayGetSubject({ ...member, subject: 'bob' }, ['BOB'], acme)).toBe(false);
});

test('the domain of an address', () => {
  expect(domainOf(' bob@ACME.example ')).toBe('acme.example');
  expect(domainOf('"bob@home"@acme.example')).toBe('acme.example');
  for (const none of ['', 'bob', '@acme.example', 'bob@', 'a b@acme.example']) expect(domainOf(none)).toBeNull();
});
