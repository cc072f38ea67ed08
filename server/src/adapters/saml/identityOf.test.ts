import type { Profile } from '@node-saml/node-saml';
import { expect, test } from 'vitest';
import { identityOf } from './identityOf.ts';

const issuer = 'https://id.example/saml';
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const mailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

const profileOf = (attributes: Readonly<Record<string, unknown>>, nameIDFormat = persistent): Profile => ({
  issuer,
  nameID: 'ann@id.example',
  nameIDFormat,
  attributes,
});

test.each([
  ['plain names', { mail: 'ann@acme.example', givenName: 'Ann', sn: 'Okafor' }],
  [
    'object identifiers',
    {
      'urn:oid:0.9.2342.19200300.100.1.3': 'ann@acme.example',
      'urn:oid:2.5.4.42': 'Ann',
      'urn:oid:2.5.4.4': 'Okafor',
    },
  ],
  [
    'the addresses of claims',
    {
      [`${claims}/emailaddress`]: 'ann@acme.example',
      [`${claims}/givenname`]: 'Ann',
      [`${claims}/surname`]: 'Okafor',
    },
  ],
  [
    'several values, of which the first counts',
    { email: ['ann@acme.example', 'a.okafor@acme.example'], firstName: ['Ann', 'Anna'], lastName: ['Okafor'] },
  ],
  [
    'an empty one before the one that is filled',
    { email: ' ', mail: ' ann@acme.example ', givenName: 'Ann', sn: 'Okafor' },
  ],
])('[SSO-08] address and names are read from %s', (_what, attributes) => {
  expect(identityOf(profileOf(attributes))).toMatchObject({
    issuer,
    subject: 'ann@id.example',
    email: 'ann@acme.example',
    givenName: 'Ann',
    familyName: 'Okafor',
  });
});

test('[SSO-01] a provider that sends no attributes is understood when it names people by their address', () => {
  expect(identityOf(profileOf({}, mailFormat))?.email).toBe('ann@id.example');
  // any other name that looks like an address is none
  expect(identityOf(profileOf({}))?.email).toBeNull();
});

test('[SSO-01] a person who has another id at each sign-in is nobody', () => {
  expect(identityOf(profileOf({}, 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'))).toBeNull();
});
