import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { Customizations } from '@atrium/domain/access/customizations.ts';
import type { GrantSource } from '@atrium/domain/access/entitlement.ts';
import { sql } from 'kysely';
import type { Tx } from '../../base/db.ts';
import type { OwnCustomer } from '../member/service.ts';

/** One grant with what it holds; instants are epoch milliseconds. */
export interface HeldGrant {
  readonly source: GrantSource;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
  readonly entitlementId: string;
  readonly type: string;
  readonly label: string;
  readonly name: string;
  readonly precedence: number;
  readonly areas: readonly string[];
  readonly courseIds: readonly string[];
  readonly sessionIds: readonly string[];
  readonly certificateIds: readonly string[];
  readonly customizations: Customizations;
}

/** Everything a viewer is made of, in one row. */
export interface Person {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
  readonly isStaff: boolean;
  readonly manageBilling: boolean;
  readonly customer: OwnCustomer;
  readonly grants: readonly HeldGrant[];
}

const millis = (column: string): ReturnType<typeof sql.raw> =>
  sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** One member with customer and whole grant history; null when there is no such member. */
export async function findPerson(tx: Tx, memberId: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select m.member_id as "memberId", m.email::text as email, m.first_name as "firstName", m.last_name as "lastName",
      m.display_name as "displayName", m.profile_image_url as "profileImageUrl", m.job_role as "jobRole",
      ${millis('m.registered_at')} as "registeredAt", m.is_staff as "isStaff", m.manage_billing as "manageBilling",
      json_build_object('customerId', c.customer_id, 'name', c.name, 'type', c.type, 'logoUrl', c.logo_url,
        'hideMemberProfile', c.hide_member_profile, 'disableAIFeatures', c.disable_ai_features,
        'enableProfAI', c.enable_prof_ai, 'accentColor', c.accent_color, 'timeZone', c.time_zone) as customer,
      coalesce((
        select json_agg(json_build_object('source', g.source, 'startsAt', ${millis('g.starts_at')},
          'endsAt', ${millis('g.ends_at')}, 'revokedAt', ${millis('g.revoked_at')},
          'entitlementId', e.entitlement_id, 'type', e.type, 'label', e.label, 'name', e.name,
          'precedence', e.precedence, 'areas', e.areas, 'courseIds', e.course_ids, 'sessionIds', e.session_ids,
          'certificateIds', e.certificate_ids, 'customizations', e.customizations))
        from entitlement_grant g join entitlement e using (entitlement_id) where g.member_id = m.member_id
      ), '[]') as grants
    from member m join customer c using (customer_id)
    where m.member_id = ${memberId}`.execute(tx);
  return rows[0] ?? null;
}

/** Every flag's rule. */
export async function listFlagRules(tx: Tx): Promise<FlagRule[]> {
  const { rows } = await sql<FlagRule>`
    select flag, default_value as "defaultValue", targets from flag order by flag`.execute(tx);
  return rows;
}

/** Members after `after` whose grants began or ended in the time (since, now], in order of id, at most `limit`. */
export async function listMembersWithPassedBoundary(
  tx: Tx,
  span: { readonly since: Date; readonly now: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct member_id as "memberId" from entitlement_grant
    where member_id > ${span.after}
      and ((starts_at > ${span.since} and starts_at <= ${span.now}) or (ends_at > ${span.since} and ends_at <= ${span.now}))
    order by member_id limit ${span.limit}`.execute(tx);
  return rows.map((row) => row.memberId);
}

/** Records the account type; answers whether it is another than before. */
export async function saveStanding(tx: Tx, memberId: string, accountType: AccountType, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member_standing (member_id, account_type, since) values (${memberId}, ${accountType}, ${now})
    on conflict (member_id) do update set account_type = excluded.account_type, since = excluded.since
    where member_standing.account_type <> excluded.account_type`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
