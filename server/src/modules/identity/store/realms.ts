import type { Tx } from '../../../base/sql/db.ts';
import { isAny } from '../../../base/sql/fragments.ts';

/** A customer's identity provider. */
export interface RealmRow {
  readonly realmId: string;
  readonly customerId: string;
  readonly kind: 'OIDC' | 'SAML';
  readonly issuer: string;
  readonly clientId: string | null;
  readonly sealedClientSecret: Buffer | null;
  readonly ssoUrl: string | null;
  readonly certificates: readonly string[];
}

export async function findRealm(tx: Tx, realmId: string): Promise<RealmRow | null> {
  const found = await tx
    .selectFrom('identity_realm')
    .select([
      'realm_id as realmId',
      'customer_id as customerId',
      'kind',
      'issuer',
      'client_id as clientId',
      'sealed_client_secret as sealedClientSecret',
      'sso_url as ssoUrl',
      'certificates',
    ])
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, kind: found.kind === 'OIDC' ? 'OIDC' : 'SAML' };
}

/** The domains that a customer has proved to be its own. */
export async function listVerifiedDomains(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('email_domain')
    .select('domain')
    .where('customer_id', '=', customerId)
    .where('verified_at', 'is not', null)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain.toLowerCase());
}

export interface CorporateDomain {
  readonly hasRunningContract: boolean;
  readonly realm: { readonly realmId: string; readonly byLink: boolean } | null;
}

/** What is arranged with the customer of a verified domain; null for any other domain (D11). */
export async function findCorporateDomain(tx: Tx, domain: string, now: Date): Promise<CorporateDomain | null> {
  const found = await tx
    .selectFrom('email_domain as d')
    .leftJoin('identity_realm as r', 'r.customer_id', 'd.customer_id')
    .select((eb) => [
      'r.realm_id as realmId',
      'r.by_link as byLink',
      isAny(
        eb
          .selectFrom('contract as c')
          .select('c.contract_id')
          .whereRef('c.customer_id', '=', 'd.customer_id')
          .where('c.starts_at', '<=', now)
          .where('c.ends_at', '>', now),
      ).as('hasRunningContract'),
    ])
    .where('d.domain', '=', domain)
    .where('d.verified_at', 'is not', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { realmId, byLink, hasRunningContract } = found;
  const realm = realmId === null ? null : { realmId, byLink: byLink === true };
  return { hasRunningContract, realm };
}

export interface LmsProvider {
  readonly realmId: string | null;
  readonly redirectUrl: string | null;
  readonly passShortCode: string | null;
}

export async function findLmsProvider(tx: Tx, providerKey: string): Promise<LmsProvider | null> {
  const found = await tx
    .selectFrom('lms_provider')
    .select(['realm_id as realmId', 'redirect_url as redirectUrl', 'pass_short_code as passShortCode'])
    .where('provider_key', '=', providerKey)
    .executeTakeFirst();
  return found ?? null;
}
