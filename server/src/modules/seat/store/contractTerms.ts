import { contractStates } from '@atrium/domain/company/contractState.ts';
import type { ContractTerms } from '@atrium/domain/company/contractTerms.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { boolean, json, number, oneOf, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { CompanyContract } from '../types.ts';

const shared = statement(
  { name: text, timeZone: text },
  ({ customerId }: { customerId: string }) => sql`
    select name, time_zone as "timeZone" from customer
    where customer_id = ${customerId} and type = 'ENTERPRISE' for share`,
);

/** The name of a company and its zone, which stays so until the transaction ends; null for none. */
export async function findSharedCompany(
  tx: Tx,
  customerId: string,
): Promise<{ readonly name: string; readonly timeZone: string } | null> {
  return (await shared.rows(tx, { customerId }))[0] ?? null;
}

const personOf = statement(
  { memberId: text, displayName: text },
  ({ customerId, email, memberId }: { customerId: string; email: string | null; memberId: string | null }) => sql`
    select m.member_id as "memberId", m.display_name as "displayName" from member m
    where m.customer_id = ${customerId} and (m.email = ${email}::citext or m.member_id = ${memberId}::text)`,
);

/** Somebody of a company by their address or their id; null for nobody there. */
export async function findPersonOf(
  tx: Tx,
  customerId: string,
  by: { readonly email: string | null; readonly memberId: string | null },
): Promise<{ readonly memberId: string; readonly displayName: string } | null> {
  return (await personOf.rows(tx, { customerId, ...by }))[0] ?? null;
}

const links = json(z.array(z.object({ title: z.string(), url: z.string() })));

const ofCompany = statement(
  {
    contractId: text,
    version: number,
    startsOn: text,
    endsOn: text,
    overAt: number,
    state: oneOf(...contractStates),
    totalSeats: number,
    overage: boolean,
    assignedSeats: number,
    usedSeats: number,
    entitlementIds: texts,
    links,
  },
  ({ customerId, now }: { customerId: string; now: Date }) => sql`
    select k.contract_id as "contractId", k.version, (k.starts_at at time zone c.time_zone)::date::text as "startsOn",
      (k.ends_at at time zone c.time_zone)::date::text as "endsOn",
      (extract(epoch from contract_end(k.ends_at, c.time_zone)) * 1000)::float8 as "overAt",
      case when contract_end(k.ends_at, c.time_zone) <= ${now}::timestamptz then 'ENDED'
        when k.starts_at > ${now}::timestamptz then 'TO_COME' else 'IN_FORCE' end as state,
      k.total_seats as "totalSeats", k.overage, coalesce(n.assigned, 0) as "assignedSeats",
      coalesce(n.used, 0) as "usedSeats", k.entitlement_ids as "entitlementIds", k.important_links as links
    from contract k join customer c using (customer_id) left join seat_count n using (contract_id)
    where k.customer_id = ${customerId}
    order by k.ends_at desc, k.contract_id`,
);

/** Every contract of a company, the one that ends last first; in a transaction that names it. */
export function listContracts(tx: Tx, customerId: string, now: Date): Promise<CompanyContract[]> {
  return ofCompany.rows(tx, { customerId, now });
}

interface Term {
  readonly startsAt: Date;
  readonly endsAt: Date;
}
type Written = Pick<ContractTerms, 'totalSeats' | 'overage' | 'entitlementIds' | 'links'>;

const columnsOf = ({ totalSeats, overage, entitlementIds, links: shown }: Written) => ({
  total_seats: totalSeats,
  overage,
  entitlement_ids: [...entitlementIds],
  important_links: JSON.stringify(shown),
});

/** Adds a contract; false when there is one with this id, whoever's it is. */
export async function addContract(
  tx: Tx,
  { contractId, customerId, startsAt, endsAt, ...terms }: Written & Term & { contractId: string; customerId: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('contract')
    .values({
      contract_id: contractId,
      customer_id: customerId,
      starts_at: startsAt,
      ends_at: endsAt,
      ...columnsOf(terms),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contract_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a contract, whose version is another then; a day that is null stays. */
export async function saveContractTerms(
  tx: Tx,
  contractId: string,
  { startsAt, endsAt, ...terms }: Written & { readonly [Key in keyof Term]: Date | null },
): Promise<void> {
  await tx
    .updateTable('contract')
    .set((eb) => ({
      ...columnsOf(terms),
      ...(startsAt !== null && { starts_at: startsAt }),
      ...(endsAt !== null && { ends_at: endsAt }),
      version: eb('version', '+', 1),
    }))
    .where('contract_id', '=', contractId)
    .execute();
}

/** Changes when a contract ends. */
export async function saveContractEnd(tx: Tx, contractId: string, endsAt: Date): Promise<void> {
  await tx
    .updateTable('contract')
    .set((eb) => ({ ends_at: endsAt, version: eb('version', '+', 1) }))
    .where('contract_id', '=', contractId)
    .execute();
}

/** Removes a contract that never began, under which nobody holds or held a seat. */
export async function removeContract(tx: Tx, contractId: string): Promise<void> {
  await tx.deleteFrom('contract').where('contract_id', '=', contractId).execute();
}

const takenAway = statement(
  { isTakenAway: boolean },
  ({ customerId, contractId }: { customerId: string; contractId: string }) => sql`
    select exists (
      select from audit_entry
      where subject = 'contract/' || ${contractId}::text and action = 'CONTRACT_ENDED'
        and before ->> 'companyId' = ${customerId} and after = 'null'::jsonb) as "isTakenAway"`,
);

/** Whether a contract of a company that is not there was taken away before it began, as the audit log has it. */
export async function isTakenAway(
  tx: Tx,
  of: { readonly customerId: string; readonly contractId: string },
): Promise<boolean> {
  return (await takenAway.rows(tx, of))[0]?.isTakenAway === true;
}

const losing = statement(
  { people: number, losing: number },
  ({ contractId, endsAt }: { contractId: string; endsAt: Date }) => sql`
    select count(*)::integer as people, (count(*) filter (where not exists (
      select from entitlement_grant g join entitlement e using (entitlement_id)
      where g.member_id = s.member_id and g.revoked_at is null and g.starts_at <= ${endsAt}::timestamptz
        and (g.ends_at is null or g.ends_at > ${endsAt}::timestamptz)
        and not (g.source = 'CONTRACT' and g.source_ref in (s.seat_id, ${contractId}))
        and g.source <> 'FREEMIUM' and not (e.type = 'AREA' and e.label in ('enterprise-dashboard', 'mc-limited'))
        and not (g.source in ('PASS', 'TRIAL') and exists (
          select from pass p where p.customer_id = s.customer_id and p.takes_seat and 'pass-' || p.short_code = g.source_ref))
    )))::integer as losing
    from seat s where s.contract_id = ${contractId} and s.revoked_at is null`,
);

/**
 * How many people hold a seat of a contract, and how many of them have nothing to learn from when it ends at this
 * instant, because neither a purchase nor another pass, contract or gift of the team opens anything.
 */
export async function countLosing(
  tx: Tx,
  contractId: string,
  endsAt: Date,
): Promise<{ readonly people: number; readonly losing: number }> {
  const [row] = await losing.rows(tx, { contractId, endsAt });
  return row ?? { people: 0, losing: 0 };
}

const choices = statement(
  { entitlementId: text, name: text },
  ({ customerId }: { customerId: string }) => sql`
    select e.entitlement_id as "entitlementId", e.name from entitlement e
    where e.type = 'AREA' and e.label <> 'enterprise-dashboard'
      and (e.entitlement_id = 'area-' || e.label and e.label not in ('mc-limited', 'mc-transactional')
        or e.entitlement_id in (select unnest(k.entitlement_ids) from contract k where k.customer_id = ${customerId}))
    order by e.precedence desc, e.name, e.entitlement_id`,
);

/**
 * What a seat of a company may open: every area that is sold to companies, and what a contract of it names; in a
 * transaction that names it.
 */
export function listSeatAreas(tx: Tx, customerId: string): Promise<{ entitlementId: string; name: string }[]> {
  return choices.rows(tx, { customerId });
}
