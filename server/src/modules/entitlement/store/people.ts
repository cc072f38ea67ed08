import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { Person } from '../types.ts';

const millis = (column: string): ReturnType<typeof sql.raw> =>
  sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** One member with customer and all grants, past ones included; null when there is no such member. */
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
