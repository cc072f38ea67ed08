import type { Authority } from '@atrium/domain/access/federatedSignIn.ts';
import { unseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { OidcConnection, SamlConnection } from '../../../ports/identityProviders.ts';
import { listVerifiedDomains } from '../../member/service/listVerifiedDomains.ts';
import { findRealm, type RealmRow } from '../store/realms.ts';
import type { FederationDeps } from './openFederation.ts';

/** The realm of Google, which belongs to no customer. */
export const googleRealm = 'google';
/** What Google calls itself in what it says of people. */
export const googleIssuer = 'https://accounts.google.com';
/** Google speaks for its own domains and those that it hosts. */
export const googleAuthority: Authority = { customerId: null, domains: [] };
/** The purpose for which the secrets of OpenID Connect clients are encrypted. */
export const clientSecretPurpose = 'client secret';

/** How to reach a realm's provider; null when there is none. `origin`: ours, as this browser sees it. */
export async function findConnection(
  deps: FederationDeps,
  realmId: string,
  origin: string,
): Promise<OidcConnection | SamlConnection | null> {
  if (realmId === googleRealm) return deps.identityProviders.google;
  const realm = await findRealm(deps.db, realmId);
  if (realm === null) return null;
  return connectionOf(deps, realm, origin);
}

/** What is known of a provider, as far as it has to be reached. */
export type KnownProvider = Pick<
  RealmRow,
  'kind' | 'issuer' | 'clientId' | 'sealedClientSecret' | 'ssoUrl' | 'certificates' | 'isPublicOnly'
>;

/** How to reach a provider that is known like this; null when its secret cannot be read. */
export async function connectionOf(
  deps: Pick<FederationDeps, 'secret' | 'samlSelf'>,
  realm: KnownProvider,
  origin: string,
): Promise<OidcConnection | SamlConnection | null> {
  const { issuer, clientId, sealedClientSecret, ssoUrl, certificates, isPublicOnly } = realm;
  if (realm.kind === 'SAML') {
    if (ssoUrl === null) return null;
    // the stand-in of the demo is on this site, whose port is not known when its rows are written
    return { kind: 'SAML', issuer, ssoUrl: new URL(ssoUrl, origin).href, certificates, self: await deps.samlSelf() };
  }
  const clientSecret = sealedClientSecret && unseal(sealedClientSecret, deps.secret, clientSecretPurpose);
  if (clientId === null || clientSecret === null) return null;
  return { kind: 'OIDC', issuer, clientId, clientSecret, isPublicOnly };
}

/** For which people a realm's provider may speak (THR-09); null when the realm was removed. */
export async function findAuthority(tx: Tx, realmId: string): Promise<Authority | null> {
  if (realmId === googleRealm) return googleAuthority;
  const realm = await findRealm(tx, realmId);
  if (realm === null) return null;
  return { customerId: realm.customerId, domains: await listVerifiedDomains(tx, realm.customerId) };
}
