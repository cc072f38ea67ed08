import type { Db, Tx } from '../../../base/sql/db.ts';

/** A learning system of a company. */
export interface CompanyLearningSystemRow {
  readonly providerKey: string;
  readonly customerId: string | null;
  readonly realmId: string | null;
  readonly redirectUrl: string | null;
  readonly passShortCode: string | null;
}

function systems(db: Db) {
  return db
    .selectFrom('lms_provider')
    .select([
      'provider_key as providerKey',
      'customer_id as customerId',
      'realm_id as realmId',
      'redirect_url as redirectUrl',
      'pass_short_code as passShortCode',
    ]);
}

/** A learning system by its key; null for one that nobody has entered. */
export async function findLearningSystem(tx: Tx, providerKey: string): Promise<CompanyLearningSystemRow | null> {
  return (await systems(tx).where('provider_key', '=', providerKey).executeTakeFirst()) ?? null;
}

/** The learning systems of a company, by their keys. */
export function listCompanyLearningSystems(db: Db, customerId: string): Promise<CompanyLearningSystemRow[]> {
  return systems(db).where('customer_id', '=', customerId).orderBy('provider_key').execute();
}

/** The codes of the passes of a company by whose sign-on people register. */
export async function listSignOnPasses(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pass')
    .select('short_code as code')
    .where('customer_id', '=', customerId)
    .where('uses_sso', '=', true)
    .orderBy('short_code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Lets the learning systems of a company without an address of their own use its provider, which it has by now. */
export async function saveRealmOfSystems(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('lms_provider')
    .set({ realm_id: customerId })
    .where('customer_id', '=', customerId)
    .where('realm_id', 'is', null)
    .where('redirect_url', 'is', null)
    .execute();
}
