import { sql } from 'kysely';
import { boolean, nullable, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';

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
  /** Whether it is asked at addresses of the Internet alone (THR-73). */
  readonly isPublicOnly: boolean;
  /** When a page switched it on; null for one that was entered by a command. */
  readonly onSince: Date | null;
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
      'public_only as isPublicOnly',
      'on_since as onSince',
    ])
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, kind: found.kind === 'OIDC' ? 'OIDC' : 'SAML' };
}

export interface CorporateDomain {
  readonly hasRunningContract: boolean;
  readonly realm: { readonly realmId: string; readonly byLink: boolean } | null;
}

const corporate = statement(
  { realmId: nullable(text), byLink: nullable(boolean), hasRunningContract: boolean },
  ({ domain, now }: { domain: string; now: Date }) => sql`
    select r.realm_id as "realmId", r.by_link as "byLink",
      has_running_contract(d.customer_id, ${now}) as "hasRunningContract"
    from email_domain d left join identity_realm r using (customer_id)
    where d.domain = ${domain} and d.verified_at is not null`,
);

/** What is arranged with the customer of a verified domain; null for any other domain (D11). */
export async function findCorporateDomain(tx: Tx, domain: string, now: Date): Promise<CorporateDomain | null> {
  const [found] = await corporate.rows(tx, { domain, now });
  if (found === undefined) return null;
  const { realmId, byLink, hasRunningContract } = found;
  const realm = realmId === null ? null : { realmId, byLink: byLink === true };
  return { hasRunningContract, realm };
}

/** Whether a customer has proved this domain, or has a provider for its people. */
export async function isClaimedDomain(tx: Tx, domain: string): Promise<boolean> {
  const found = await tx
    .selectFrom('email_domain as d')
    .leftJoin('identity_realm as r', 'r.customer_id', 'd.customer_id')
    .select('d.domain')
    .where('d.domain', '=', domain)
    .where((eb) => eb.or([eb('d.verified_at', 'is not', null), eb('r.realm_id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How the people of a single-sign-on pass sign in. */
export interface PassRealm {
  readonly code: string;
  /** Null: the customer has no identity provider. */
  readonly realmId: string | null;
  readonly redirectUrl: string | null;
  readonly closesAt: Date | null;
}

const passRealm = query((db, { code }: { code: string }) =>
  db
    .selectFrom('pass as p')
    .leftJoin('identity_realm as r', 'r.customer_id', 'p.customer_id')
    .select([
      'p.short_code as code',
      'r.realm_id as realmId',
      'p.redirect_url as redirectUrl',
      'p.closes_at as closesAt',
      'p.uses_sso as usesSSO',
    ])
    .where('p.short_code', '=', code),
);

/** The realm of a pass with single sign-on; null for any other code. */
export async function findPassRealm(tx: Tx, code: string): Promise<PassRealm | null> {
  const [found] = await passRealm.rows(tx, { code });
  return found?.usesSSO === true ? found : null;
}

/** The same of any pass, for its pages; null when no pass has this code. */
export async function findRealmForPage(
  reader: Reader,
  code: string,
): Promise<{ readonly realm: PassRealm | null } | null> {
  const [found] = await passRealm.prepared(reader, { code });
  return found === undefined ? null : { realm: found.usesSSO ? found : null };
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
