import type { Profile } from '@node-saml/node-saml';
import type { FederatedIdentity } from '../../ports/identityProviders.ts';

// the names under which common providers send an attribute
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const names = {
  email: ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}emailaddress`],
  givenName: ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}givenname`],
  familyName: ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${claims}surname`],
  name: ['displayName', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3', `${claims}name`],
} as const;
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/**
 * The person in a verified assertion. Null when the provider names people by another id at each sign-in, by which
 * nobody could be recognized.
 */
export function identityOf(profile: Profile): Omit<FederatedIdentity, 'once'> | null {
  const { nameID, nameIDFormat } = profile as Partial<Profile>;
  if (typeof nameID !== 'string' || nameID.trim() === '' || nameIDFormat === transientFormat) return null;
  const attributes = (profile['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
  const first = (wanted: readonly string[]): string | null => {
    for (const name of wanted) {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      const text: unknown = Array.isArray(value) ? value[0] : value;
      if (typeof text === 'string' && text.trim() !== '') return text.trim();
    }
    return null;
  };
  return {
    issuer: profile.issuer,
    subject: nameID,
    email: first(names.email) ?? (nameIDFormat === emailFormat ? nameID : null),
    emailVerified: null,
    hostedDomain: null,
    givenName: first(names.givenName),
    familyName: first(names.familyName),
    name: first(names.name),
  };
}
