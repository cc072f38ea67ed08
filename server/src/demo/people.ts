import { customers } from '@atrium/content/customers.ts';
import { entitlements } from '@atrium/content/entitlements.ts';
import { everybody } from '@atrium/content/everybody.ts';
import { flagRules } from '@atrium/content/flags.ts';
import { retiredIndustry } from '@atrium/content/people.ts';
import type { EntitlementSeed, GrantSeed, When } from '@atrium/content/types.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';
import { wholeSecond } from './billing.ts';
import { seatIdOf } from './seats.ts';

/** Customers, members, their grants, and the flags. */
export function peopleRows(
  at: At,
): LoadRows<
  | 'customer'
  | 'member'
  | 'staff_role'
  | 'staff_customer'
  | 'staff_course'
  | 'second_factor'
  | 'member_profile'
  | 'industry_reference'
  | 'entitlement'
  | 'entitlement_grant'
  | 'flag'
> {
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
    member: everybody.map((person) => ({
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
    staff_role: everybody.flatMap(({ memberId, staff, registeredAt }) =>
      (staff?.roles ?? []).map((role) => ({ member_id: memberId, role, since: at(registeredAt) })),
    ),
    staff_customer: everybody.flatMap(({ memberId, staff, registeredAt }) =>
      (staff?.customerIds ?? []).map((id) => ({ member_id: memberId, customer_id: id, since: at(registeredAt) })),
    ),
    staff_course: everybody.flatMap(({ memberId, staff, registeredAt }) =>
      (staff?.courseIds ?? []).map((id) => ({ member_id: memberId, course_id: id, since: at(registeredAt) })),
    ),
    // the demo gives its codes to everybody who asks
    second_factor: everybody
      .filter(({ persona }) => persona === 'owner')
      .map((person) => ({
        factor_id: `demo-${person.memberId}`,
        member_id: person.memberId,
        kind: 'AUTHENTICATOR' as const,
        name: 'Demo authenticator',
        created_at: at(person.registeredAt),
      })),
    member_profile: everybody.map(({ memberId, profile }) => ({
      member_id: memberId,
      middle_name: profile.middleName ?? null,
      pronouns: profile.pronouns ?? null,
      languages: profile.languages ?? [],
      country: profile.country ?? null,
      region: profile.region ?? null,
      city: profile.city ?? null,
      industry: profile.industry ?? null,
      job_function: profile.jobFunction ?? null,
      linkedin: profile.linkedin ?? null,
      twitter: profile.twitter ?? null,
      instagram: profile.instagram ?? null,
      about: profile.about ?? null,
      growth_tip: profile.growthTip ?? null,
      community_give: profile.communityGive ?? null,
      community_get: profile.communityGet ?? null,
      what_i_love: profile.whatILove ?? null,
    })),
    // one that is no longer offered, and stays on the profiles that name it
    industry_reference: [
      { industry_ref_id: 'industry-print', industry: retiredIndustry, sort_order: 10, active: false },
    ],
    entitlement: entitlements.map((entitlement) => ({
      entitlement_id: entitlement.entitlementId,
      type: entitlement.type,
      label: entitlement.label,
      name: nameOf(at, entitlement),
      precedence: entitlement.precedence,
      areas: entitlement.areas,
      course_ids: entitlement.courseIds ?? [],
      session_ids: entitlement.sessionIds ?? [],
      certificate_ids: entitlement.certificateIds ?? [],
      customizations: entitlement.customizations ?? {},
    })),
    entitlement_grant: everybody.flatMap(({ memberId, grants }) =>
      grants.map((grant) => ({
        entitlement_grant_id: `${memberId}/${grant.source}/${grant.sourceRef}/${grant.entitlementId}`,
        member_id: memberId,
        entitlement_id: grant.entitlementId,
        source: grant.source,
        source_ref: grant.source === 'CONTRACT' ? seatIdOf(memberId, grant.sourceRef) : grant.sourceRef,
        starts_at: instantOf(at, grant, grant.startsAt),
        ends_at: grant.endsAt === undefined ? null : instantOf(at, grant, grant.endsAt),
        revoked_at: grant.revokedAt === undefined ? null : instantOf(at, grant, grant.revokedAt),
        reason: grant.reason ?? null,
      })),
    ),
    flag: flagRules.map(({ flag, defaultValue, targets }) => ({ flag, default_value: defaultValue, targets })),
  };
}

/** The payment provider knows whole seconds only. */
function instantOf(at: At, { source }: GrantSeed, when: When): string {
  return source === 'SUBSCRIPTION' ? new Date(wholeSecond(Date.parse(at(when)))).toISOString() : at(when);
}

/** The name of an entitlement, with its date where it has one: 'Product Mini-MBA 1/6/27'. */
function nameOf(at: At, { name, startsOn }: EntitlementSeed): string {
  if (startsOn === undefined) return name;
  const day = { month: 'numeric', day: 'numeric', year: '2-digit', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat('en-US', day);
  return `${name} ${date.format(Date.parse(at(startsOn)))}`;
}
