import { sql } from 'kysely';
import type { Tx } from '../../base/db.ts';

export interface MemberRow {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  readonly manageBilling: boolean;
  readonly registrationDate: string;
  readonly trialEndDate: string | null;
  readonly customer: CustomerRow;
}
export interface CustomerRow {
  readonly customerId: string;
  readonly name: string;
  readonly type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  readonly logoUrl: string | null;
  readonly accentColor: string | null;
  readonly timeZone: string;
}

/** One member with the own customer and the end of the running trial; null when there is none. */
export async function findMember(tx: Tx, memberId: string, now: Date): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    select m.member_id as "userId", m.email::text as email, m.first_name as "firstName", m.last_name as "lastName",
      m.display_name as "displayName", m.profile_image_url as "profileImageUrl", m.job_role as "jobRole",
      m.manage_billing as "manageBilling", millis(m.registered_at) as "registrationDate",
      (select millis(max(g.ends_at)) from entitlement_grant g where g.member_id = m.member_id and g.source = 'TRIAL'
        and g.revoked_at is null and g.starts_at <= ${now} and g.ends_at > ${now}) as "trialEndDate",
      json_build_object('customerId', c.customer_id, 'name', c.name, 'type', c.type, 'logoUrl', c.logo_url,
        'accentColor', c.accent_color, 'hideMemberProfile', c.hide_member_profile,
        'disableAIFeatures', c.disable_ai_features, 'enableProfAI', c.enable_prof_ai, 'timeZone', c.time_zone) as customer
    from member m join customer c using (customer_id) where m.member_id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

export interface MemberCardRow {
  readonly userId: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly jobRole: string | null;
  readonly profileImageUrl: string | null;
  readonly registrationDate: string;
}

export interface Listing {
  /** Folded words that name or job role must contain; empty for all. */
  readonly filter: string;
  readonly count: number;
  /** Zero-based. */
  readonly page: number;
}

/** One page of the people who may be listed, and how many there are (D65): never of a customer that hides its people. */
export async function listListedMembers(tx: Tx, listing: Listing): Promise<{ total: number; list: MemberCardRow[] }> {
  const pattern = `%${listing.filter.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const matches =
    listing.filter === ''
      ? sql`true`
      : sql`(fold(m.display_name) like fold(${pattern}) or fold(coalesce(m.job_role, '')) like fold(${pattern}))`;
  const { rows } = await sql<{ total: number; list: MemberCardRow[] }>`
    with listed as not materialized (
      select m.* from member m
      where m.listed and not m.test_data and ${matches}
        and exists (select from customer c where c.customer_id = m.customer_id and not c.hide_member_profile)
        and exists (select from member_standing s where s.member_id = m.member_id and s.account_type in ('MEMBER', 'TRIAL', 'EMPLOYEE'))
    )
    select (select count(*) from listed) as total, coalesce((
      select json_agg(json_build_object('userId', p.member_id, 'displayName', p.display_name, 'firstName', p.first_name,
        'lastName', p.last_name, 'company', p.company_name, 'jobRole', p.job_role, 'profileImageUrl', p.profile_image_url,
        'registrationDate', millis(p.registered_at)))
      from (select * from listed order by (profile_image_url is null), registered_at desc, member_id
        limit ${listing.count} offset ${listing.count * listing.page}) p
    ), '[]') as list`.execute(tx);
  return rows[0] ?? { total: 0, list: [] };
}
