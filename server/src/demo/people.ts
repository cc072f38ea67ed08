import { customers } from '@atrium/content/customers.ts';
import { entitlements } from '@atrium/content/entitlements.ts';
import { flagRules } from '@atrium/content/flags.ts';
import { people } from '@atrium/content/people.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** Customers, members, their grants, and the flags. */
export function peopleRows(at: At): LoadRows<'customer' | 'member' | 'entitlement' | 'entitlement_grant' | 'flag'> {
  return {
    customer: customers.map((customer) => ({
      customer_id: customer.customerId,
      name: customer.name,
      type: customer.type,
      logo_url: customer.logoUrl ?? null,
      accent_color: customer.accentColor ?? null,
      hide_member_profile: customer.hideMemberProfile,
      disable_ai_features: customer.disableAIFeatures,
      enable_prof_ai: customer.enableProfAI,
      time_zone: customer.timeZone,
    })),
    member: people.map((person) => ({
      member_id: person.memberId,
      customer_id: person.customerId,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      profile_image_url: person.hasPhoto ? `/files/art/portrait/${person.memberId}.svg` : null,
      job_role: person.profile.jobRole ?? null,
      company_name: person.profile.company ?? null,
      is_staff: person.isStaff,
      listed: person.listed,
      manage_billing: person.manageBilling,
      registered_at: at(person.registeredAt),
    })),
    entitlement: entitlements.map((entitlement) => ({
      entitlement_id: entitlement.entitlementId,
      type: entitlement.type,
      label: entitlement.label,
      name: entitlement.name,
      precedence: entitlement.precedence,
      areas: entitlement.areas,
      course_ids: entitlement.courseIds ?? [],
      session_ids: entitlement.sessionIds ?? [],
      certificate_ids: entitlement.certificateIds ?? [],
      customizations: entitlement.customizations ?? {},
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
