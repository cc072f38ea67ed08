import type { Tx } from '../../../base/sql/db.ts';
import type { RealmRow } from './realms.ts';

// What staff enters about the sign-in of a customer's people.

export async function findCustomerName(tx: Tx, customerId: string): Promise<string | null> {
  const found = await tx.selectFrom('customer').select('name').where('customer_id', '=', customerId).executeTakeFirst();
  return found?.name ?? null;
}

/** The name of a company; null for none, and for a business of the academy itself. */
export async function findCompanyName(tx: Tx, companyId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('customer')
    .select('name')
    .where('customer_id', '=', companyId)
    .where('type', '=', 'ENTERPRISE')
    .executeTakeFirst();
  return found?.name ?? null;
}

/** The customer whose provider has this name; null when none has. */
export async function findOwnerOfIssuer(tx: Tx, issuer: string): Promise<string | null> {
  const found = await tx
    .selectFrom('identity_realm')
    .select('customer_id as customerId')
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return found?.customerId ?? null;
}

/** Adds a realm or replaces what is known of it. */
export async function saveRealm(tx: Tx, realm: RealmRow & { readonly byLink: boolean }): Promise<void> {
  const values = {
    customer_id: realm.customerId,
    kind: realm.kind,
    issuer: realm.issuer,
    client_id: realm.clientId,
    sealed_client_secret: realm.sealedClientSecret,
    sso_url: realm.ssoUrl,
    certificates: [...realm.certificates],
    by_link: realm.byLink,
    public_only: realm.isPublicOnly,
    on_since: realm.onSince,
  };
  await tx
    .insertInto('identity_realm')
    .values({ realm_id: realm.realmId, ...values })
    .onConflict((conflict) => conflict.column('realm_id').doUpdateSet(values))
    .execute();
}

/** The secrets of the clients of OpenID Connect, as they are stored. */
export function listSealedClientSecrets(tx: Tx): Promise<{ realmId: string; sealed: Buffer | null }[]> {
  return tx
    .selectFrom('identity_realm')
    .select(['realm_id as realmId', 'sealed_client_secret as sealed'])
    .where('sealed_client_secret', 'is not', null)
    .execute();
}

export async function saveSealedClientSecret(tx: Tx, realmId: string, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('identity_realm')
    .set({ sealed_client_secret: sealed })
    .where('realm_id', '=', realmId)
    .execute();
}

export async function isByLink(tx: Tx, realmId: string): Promise<boolean | null> {
  const found = await tx
    .selectFrom('identity_realm')
    .select('by_link as byLink')
    .where('realm_id', '=', realmId)
    .executeTakeFirst();
  return found?.byLink ?? null;
}

export async function removeRealm(tx: Tx, realmId: string): Promise<void> {
  await tx.deleteFrom('identity_realm').where('realm_id', '=', realmId).execute();
}

export interface DomainRow {
  readonly domain: string;
  readonly customerId: string;
  readonly isVerified: boolean;
}

export async function findDomain(tx: Tx, domain: string): Promise<DomainRow | null> {
  const found = await tx
    .selectFrom('email_domain')
    .select(['domain', 'customer_id as customerId', 'verified_at as verifiedAt'])
    .where('domain', '=', domain)
    .executeTakeFirst();
  return found === undefined
    ? null
    : { domain: found.domain, customerId: found.customerId, isVerified: found.verifiedAt !== null };
}

/** Adds a domain that staff has verified, or verifies one that was not. */
export async function saveVerifiedDomain(tx: Tx, domain: string, customerId: string, at: Date): Promise<void> {
  const verified = { verified_at: at, verified_by: 'STAFF' as const };
  await tx
    .insertInto('email_domain')
    .values({ domain, customer_id: customerId, ...verified })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(verified))
    .execute();
}

export async function removeDomain(tx: Tx, domain: string): Promise<void> {
  await tx.deleteFrom('email_domain').where('domain', '=', domain).execute();
}

export interface LearningSystemRow {
  readonly providerKey: string;
  /** Null: entered by a command without one. */
  readonly customerId: string | null;
  readonly realmId: string | null;
  readonly redirectUrl: string | null;
  readonly passShortCode: string | null;
}

export async function saveLearningSystem(tx: Tx, system: LearningSystemRow): Promise<void> {
  const values = {
    customer_id: system.customerId,
    realm_id: system.realmId,
    redirect_url: system.redirectUrl,
    pass_short_code: system.passShortCode,
  };
  await tx
    .insertInto('lms_provider')
    .values({ provider_key: system.providerKey, ...values })
    .onConflict((conflict) => conflict.column('provider_key').doUpdateSet(values))
    .execute();
}

export async function removeLearningSystem(tx: Tx, providerKey: string): Promise<void> {
  await tx.deleteFrom('lms_provider').where('provider_key', '=', providerKey).execute();
}

/** Every realm by its id. */
export async function listRealmIds(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('identity_realm').select('realm_id as realmId').orderBy('realm_id').execute();
  return rows.map(({ realmId }) => realmId);
}

export async function listDomains(tx: Tx): Promise<DomainRow[]> {
  const rows = await tx
    .selectFrom('email_domain')
    .select(['domain', 'customer_id as customerId', 'verified_at as verifiedAt'])
    .orderBy('domain')
    .execute();
  return rows.map(({ verifiedAt, ...row }) => ({ ...row, isVerified: verifiedAt !== null }));
}

export async function listLearningSystems(tx: Tx): Promise<LearningSystemRow[]> {
  return tx
    .selectFrom('lms_provider')
    .select([
      'provider_key as providerKey',
      'customer_id as customerId',
      'realm_id as realmId',
      'redirect_url as redirectUrl',
      'pass_short_code as passShortCode',
    ])
    .orderBy('provider_key')
    .execute();
}
