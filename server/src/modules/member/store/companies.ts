import type { Tx } from '../../../base/sql/db.ts';

/** The facts of a company that its page has. */
export interface CompanyFacts {
  readonly name: string;
  readonly timeZone: string;
  /** Whether its people are in no directory. */
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
}

const columnsOf = ({ name, timeZone, hideMemberProfile, disableAIFeatures, enableProfAI }: CompanyFacts) => ({
  name,
  time_zone: timeZone,
  hide_member_profile: hideMemberProfile,
  disable_ai_features: disableAIFeatures,
  enable_prof_ai: enableProfAI,
});

/** Adds a company; false when the id is taken. */
export async function addCompany(tx: Tx, customerId: string, facts: CompanyFacts): Promise<boolean> {
  const added = await tx
    .insertInto('customer')
    .values({ customer_id: customerId, type: 'ENTERPRISE', ...columnsOf(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The facts of a company, locked until the end of the transaction; null for none. */
export async function lockCompany(
  tx: Tx,
  customerId: string,
): Promise<(CompanyFacts & { readonly version: number }) | null> {
  const found = await tx
    .selectFrom('customer')
    .select([
      'name',
      'time_zone as timeZone',
      'hide_member_profile as hideMemberProfile',
      'disable_ai_features as disableAIFeatures',
      'enable_prof_ai as enableProfAI',
      'version',
    ])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'ENTERPRISE')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Saves the facts of a company, whose version is another then. */
export async function saveCompanyFacts(tx: Tx, customerId: string, facts: CompanyFacts): Promise<void> {
  await tx
    .updateTable('customer')
    .set((eb) => ({ ...columnsOf(facts), version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .execute();
}

/** How many people belong to a company. */
export async function countPeople(tx: Tx, customerId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('member')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How a company looks, locked until the end of the transaction; null for none. */
export async function lockBrand(
  tx: Tx,
  customerId: string,
): Promise<{ readonly logoUrl: string; readonly accentColor: string; readonly version: number } | null> {
  const found = await tx
    .selectFrom('customer')
    .select(['logo_url as logoUrl', 'accent_color as accentColor', 'version'])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'ENTERPRISE')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found === undefined ? null : { ...found, logoUrl: found.logoUrl ?? '', accentColor: found.accentColor ?? '' };
}

/** Saves how a company looks, whose version is another then. */
export async function saveBrand(
  tx: Tx,
  customerId: string,
  { logoUrl, accentColor }: { readonly logoUrl: string; readonly accentColor: string },
): Promise<void> {
  await tx
    .updateTable('customer')
    .set((eb) => ({
      logo_url: logoUrl === '' ? null : logoUrl,
      accent_color: accentColor === '' ? null : accentColor,
      version: eb('version', '+', 1),
    }))
    .where('customer_id', '=', customerId)
    .execute();
}
