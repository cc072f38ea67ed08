import type { ProofFault } from '@atrium/domain/company/domainProof.ts';
import type { DomainUses } from '@atrium/domain/company/domainUses.ts';
import { sql } from 'kysely';
import { boolean, number } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';

/** A domain of a company with what proves it; instants in epoch milliseconds. */
export interface CompanyDomainRow {
  readonly domain: string;
  readonly companyId: string;
  readonly token: string;
  readonly verifiedBy: 'DNS' | 'STAFF' | null;
  /** Null: it is looked at only when somebody asks. */
  readonly addedAt: number | null;
  readonly checkedAt: number | null;
  readonly fault: ProofFault | null;
}

function domains(db: Db) {
  return db
    .selectFrom('email_domain')
    .select((eb) => [
      'domain',
      'customer_id as companyId',
      'proof_token as token',
      'verified_by as verifiedBy',
      epochMillis(eb.ref('added_at')).as('addedAt'),
      epochMillis(eb.ref('checked_at')).as('checkedAt'),
      'check_fault as fault',
    ]);
}

/** A domain; null for one that nobody has entered. */
export async function findCompanyDomain(db: Db, domain: string): Promise<CompanyDomainRow | null> {
  return (await domains(db).where('domain', '=', domain).executeTakeFirst()) ?? null;
}

/** Domains that are looked at by themselves, the one that waits longest first. */
export function listWatchedDomains(db: Db): Promise<CompanyDomainRow[]> {
  return domains(db)
    .where('added_at', 'is not', null)
    .where((eb) => eb.or([eb('verified_by', 'is', null), eb('verified_by', '=', 'DNS')]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('domain')
    .execute();
}

/** Adds a domain that nobody has proved yet. */
export async function addUnprovedDomain(tx: Tx, domain: string, companyId: string, at: Date): Promise<void> {
  await tx.insertInto('email_domain').values({ domain, customer_id: companyId, added_at: at }).execute();
}

/** Saves what a look at the DNS has found. */
export async function saveLook(tx: Tx, domain: string, fault: ProofFault | null, at: Date): Promise<void> {
  await tx
    .updateTable('email_domain')
    .set({ checked_at: at, check_fault: fault })
    .where('domain', '=', domain)
    .execute();
}

/** Saves who says that a domain is its company's. */
export async function saveProof(tx: Tx, domain: string, by: 'DNS' | 'STAFF', at: Date): Promise<void> {
  await tx.updateTable('email_domain').set({ verified_at: at, verified_by: by }).where('domain', '=', domain).execute();
}

const uses = statement(
  { people: number, strangers: number, passes: number, others: number, hasProvider: boolean },
  ({ companyId, domain, now }: { companyId: string; domain: string; now: Date }) => sql`
    with there as (
      select m.member_id from member m
      where m.customer_id = ${companyId} and substring(lower(m.email::text) from '[^@]*$') = ${domain}
    ), realm as (
      select issuer from identity_realm where customer_id = ${companyId}
    )
    select (select count(*) from there) as people,
      (select count(*) from there t where not exists (
        select from federated_identity f join realm r using (issuer) where f.member_id = t.member_id
      )) as strangers,
      (select count(*) from pass p where p.customer_id = ${companyId} and p.target_segment = 'ENTERPRISE'
        and p.allowed_domains = '{}' and (p.closes_at is null or p.closes_at > ${now})) as passes,
      (select count(*) from email_domain d where d.customer_id = ${companyId} and d.verified_at is not null
        and d.domain <> ${domain}) as others,
      exists (select from realm) as "hasProvider"`,
);

/** What a domain does for its company, or would once it is proved. */
export async function findUses(
  tx: Tx,
  of: { readonly companyId: string; readonly domain: string; readonly now: Date },
): Promise<DomainUses> {
  const [row] = await uses.rows(tx, of);
  if (row === undefined) throw new Error('a statement without a row');
  return row;
}
