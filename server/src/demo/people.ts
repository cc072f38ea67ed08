import { customers } from '@atrium/content/customers.ts';
import { entitlements } from '@atrium/content/entitlements.ts';
import { flagRules } from '@atrium/content/flags.ts';
import { people } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/load.ts';
import type { At } from './at.ts';

/** Customers, members, their grants, and the flags. */
export function peopleRows(at: At): LoadRows<'customer' | 'member' | 'entitlement' | 'entitlement_grant' | 'flag'> {
  return {
    customer: customers.map((one) => ({
      customer_id: one.customerId,
      name: one.name,
      type: one.type,
      logo_url: one.logoUrl ?? null,
      accent_color: one.accentColor ?? null,
      hide_member_profile: one.hideMemberProfile,
      disable_ai_features: one.disableAIFeatures,
      enable_prof_ai: one.enableProfAI,
      time_zone: one.timeZone,
    })),
    member: people.map((one) => ({
      member_id: one.memberId,
      customer_id: one.customerId,
      email: one.email,
      first_name: one.firstName,
      last_name: one.lastName,
      profile_image_url: one.hasPhoto ? `/files/art/portrait/${one.memberId}.svg` : null,
      job_role: one.profile.jobRole ?? null,
      company_name: one.profile.company ?? null,
      is_staff: one.isStaff,
      listed: one.listed,
      manage_billing: one.manageBilling,
      registered_at: at(one.registeredAt),
    })),
    entitlement: entitlements.map((one) => ({
      entitlement_id: one.entitlementId,
      type: one.type,
      label: one.label,
      name: one.name,
      precedence: one.precedence,
      areas: one.areas,
      course_ids: one.courseIds ?? [],
      session_ids: one.sessionIds ?? [],
      certificate_ids: one.certificateIds ?? [],
      customizations: one.customizations ?? {},
    })),
    entitlement_grant: people.flatMap(({ memberId, grants }) =>
      grants.map((grant) => ({
        entitlement_grant_id: `${memberId}/${grant.source}/${grant.sourceRef}/${grant.entitlementId}`,
        member_id: memberId,
        entitlement_id: grant.entitlementId,
        source: grant.source,
        source_ref: grant.sourceRef,
        starts_at: at(grant.startsAt),
        ends_at: grant.endsAt === undefined ? null : at(grant.endsAt),
        revoked_at: grant.revokedAt === undefined ? null : at(grant.revokedAt),
        reason: grant.reason ?? null,
      })),
    ),
    flag: flagRules.map(({ flag, defaultValue, targets }) => ({ flag, default_value: defaultValue, targets })),
  };
}
