import { contractStates } from '@atrium/domain/company/contractState.ts';
import { proofFaults } from '@atrium/domain/company/domainProof.ts';
import { sql } from 'kysely';
import { boolean, instant, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { CompanyContracts, CompanyPage } from '../types.ts';

type CompanyFacts = Pick<
  CompanyPage,
  | 'companyId'
  | 'name'
  | 'logoUrl'
  | 'accentColor'
  | 'timeZone'
  | 'hideMemberProfile'
  | 'disableAIFeatures'
  | 'enableProfAI'
  | 'version'
  | 'signOn'
>;

/** The facts of a company; null for one that there is not, and for a business of the academy itself. */
export async function findFacts(db: Db, companyId: string): Promise<CompanyFacts | null> {
  const found = await db
    .selectFrom('customer as c')
    .leftJoin('identity_realm as r', 'r.customer_id', 'c.customer_id')
    .select([
      'c.customer_id as companyId',
      'c.name',
      'c.logo_url as logoUrl',
      'c.accent_color as accentColor',
      'c.time_zone as timeZone',
      'c.hide_member_profile as hideMemberProfile',
      'c.disable_ai_features as disableAIFeatures',
      'c.enable_prof_ai as enableProfAI',
      'c.version',
      'r.kind as signOn',
    ])
    .where('c.customer_id', '=', companyId)
    .where('c.type', '=', 'ENTERPRISE')
    .executeTakeFirst();
  return found ?? null;
}

/** How many accounts belong to a company. */
export async function countPeople(db: Db, companyId: string): Promise<number> {
  const { total } = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('customer_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const domains = statement(
  {
    domain: text,
    verifiedBy: nullable(oneOf('DNS', 'STAFF')),
    verifiedAt: nullable(instant),
    token: text,
    checkedAt: nullable(instant),
    fault: nullable(oneOf(...proofFaults)),
    saidBy: nullable(text),
    saidWhy: nullable(text),
  },
  ({ companyId }: { companyId: string }) => sql`
    select d.domain, d.verified_by as "verifiedBy", d.verified_at as "verifiedAt", d.proof_token as token,
      d.checked_at as "checkedAt", d.check_fault as fault, said.by as "saidBy", said.why as "saidWhy"
    from email_domain d
    left join lateral (
      select coalesce(m.display_name, a.actor_name) as by, a.reason as why
      from audit_entry a left join member m on m.member_id = a.actor_member_id
      where a.subject = 'domain/' || d.domain::text and a.action in ('DOMAIN_ADDED', 'DOMAIN_PROVED')
      order by a.at desc, a.audit_entry_id desc limit 1
    ) said on d.verified_by = 'STAFF'
    where d.customer_id = ${companyId}
    order by d.domain`,
);

/** Every domain of a company, verified or not, with who of the team has vouched for it. */
export function listDomains(tx: Tx, companyId: string) {
  return domains.rows(tx, { companyId });
}

/** Who of the team is there for the success of a company, by name. */
export function listSuccessManagers(db: Db, companyId: string) {
  return db
    .selectFrom('staff_customer as s')
    .innerJoin('member as m', 'm.member_id', 's.member_id')
    .select(['m.member_id as userId', 'm.display_name as displayName'])
    .where('s.customer_id', '=', companyId)
    .orderBy('m.display_name')
    .orderBy('m.member_id')
    .execute();
}

const administrators = statement(
  { userId: text, displayName: text, email: text },
  ({ companyId, now }: { companyId: string; now: Date }) => sql`
    select m.member_id as "userId", m.display_name as "displayName", m.email
    from member m
    -- offset 0: the grants of each of its people by their index, not the grants of everybody
    cross join lateral (
      select from entitlement_grant g join entitlement e using (entitlement_id)
      where g.member_id = m.member_id and e.type = 'AREA' and e.label = 'enterprise-dashboard'
        and g.revoked_at is null and g.starts_at <= ${now} and (g.ends_at is null or g.ends_at > ${now})
      limit 1 offset 0
    ) dashboard
    where m.customer_id = ${companyId}
    order by m.display_name, m.member_id`,
);

/** Who of a company holds its dashboard, by name. */
export function listAdministrators(tx: Tx, companyId: string, now: Date) {
  return administrators.rows(tx, { companyId, now });
}

const state = statement(
  {
    state: oneOf(...contractStates),
    startsOn: text,
    endsOn: text,
    totalSeats: number,
    assignedSeats: number,
    usedSeats: number,
    overage: boolean,
  },
  ({ companyId, now }: { companyId: string; now: Date }) => sql`
    select s.state, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.total_seats as "totalSeats",
      s.assigned_seats as "assignedSeats", s.used_seats as "usedSeats", s.overage
    from company_states(array[${companyId}::text], ${now}::timestamptz) s`,
);

/** What the contracts of a company are together; null before the first one. */
export async function findState(tx: Tx, companyId: string, now: Date): Promise<CompanyContracts | null> {
  const [row] = await state.rows(tx, { companyId, now });
  return row ?? null;
}
