import type { Profile } from '@node-saml/node-saml';
import type { AnsweredIdentity } from '../../ports/identityProviders.ts';

// the names under which common providers send an attribute
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const names = {
  email: ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}emailaddress`],
  givenName: ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}givenname`],
  familyName: ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${claims}surname`],
  name: ['displayName', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241', 'urn:oid:2.5.4.3', `${claims}name`],
} as const;
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const unspecifiedFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/**
 * The person in a verified assertion. A name that is an address is one however a directory spells it (D88): its format
 * says so, or none is said and it is the person's address. Null when the provider names people by another id at each
 * sign-in, by which nobody could be recognized.
 */
export function identityOf(profile: Profile): Omit<AnsweredIdentity, 'once'> | null {
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
  const email = first(names.email);
  const isSame = email !== null && email.toLowerCase() === nameID.trim().toLowerCase();
  const isAddress = nameIDFormat === emailFormat || (isSame && isUnspecified(nameIDFormat));
  return {
    issuer: profile.issuer,
    subject: isAddress ? nameID.trim().toLowerCase() : nameID.trim(),
    email: email ?? (nameIDFormat === emailFormat ? nameID.trim() : null),
    emailVerified: null,
    hostedDomain: null,
    givenName: first(names.givenName),
    familyName: first(names.familyName),
    name: first(names.name),
    claims: claimsOf(nameID.trim(), attributes),
  };
}

/** The name and all attributes, of several values the first. */
function claimsOf(nameId: string, attributes: Readonly<Record<string, unknown>>): AnsweredIdentity['claims'] {
  const texts = Object.entries(attributes).map(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return { name, value: typeof first === 'string' ? first.trim() : JSON.stringify(first ?? null) };
  });
  return [{ name: 'NameID', value: nameId }, ...texts];
}

function isUnspecified(format: string | undefined): boolean {
  return format === undefined || format === '' || format === unspecifiedFormat;
}
