import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { query } from '../../../base/sql/statement.ts';
import { customizations, type Person } from '../types.ts';

const person = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.first_name as firstName',
      'm.last_name as lastName',
      'm.display_name as displayName',
      'm.profile_image_url as profileImageUrl',
      'm.job_role as jobRole',
      epochMillis(eb.ref('m.registered_at')).as('registeredAt'),
      'm.is_staff as isStaff',
      'm.manage_billing as manageBilling',
      'm.chosen_time_zone as chosenTimeZone',
      'm.browser_time_zone as browserTimeZone',
      jsonBuildObject({
        customerId: eb.ref('c.customer_id'),
        name: eb.ref('c.name'),
        type: eb.ref('c.type'),
        logoUrl: eb.ref('c.logo_url'),
        hideMemberProfile: eb.ref('c.hide_member_profile'),
        disableAIFeatures: eb.ref('c.disable_ai_features'),
        enableProfAI: eb.ref('c.enable_prof_ai'),
        accentColor: eb.ref('c.accent_color'),
        timeZone: eb.ref('c.time_zone'),
      }).as('customer'),
      eb
        .selectFrom('staff_factor_due as d')
        .select((due) => epochMillis(due.ref('d.due_at')).as('at'))
        .whereRef('d.member_id', '=', 'm.member_id')
        .as('factorDueAt'),
      eb
        .exists(eb.selectFrom('second_factor as f').select('f.factor_id').whereRef('f.member_id', '=', 'm.member_id'))
        .as('hasFactor'),
      jsonArrayFrom(
        eb.selectFrom('staff_role as r').select('r.role').whereRef('r.member_id', '=', 'm.member_id').orderBy('r.role'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_customer as s')
          .select('s.customer_id as customerId')
          .whereRef('s.member_id', '=', 'm.member_id'),
      ).as('customers'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_course as s')
          .select('s.course_id as courseId')
          .whereRef('s.member_id', '=', 'm.member_id'),
      ).as('courses'),
      jsonArrayFrom(
        eb
          .selectFrom('entitlement_grant as g')
          .innerJoin('entitlement as e', 'e.entitlement_id', 'g.entitlement_id')
          .select((grant) => [
            'g.source',
            epochMillis(grant.ref('g.starts_at')).as('startsAt'),
            epochMillis(grant.ref('g.ends_at')).as('endsAt'),
            epochMillis(grant.ref('g.revoked_at')).as('revokedAt'),
            'e.entitlement_id as entitlementId',
            'e.type',
            'e.label',
            'e.name',
            'e.precedence',
            'e.areas',
            'e.course_ids as courseIds',
            'e.session_ids as sessionIds',
            'e.certificate_ids as certificateIds',
            customizations('e').as('customizations'),
          ])
          .whereRef('g.member_id', '=', 'm.member_id'),
      ).as('grants'),
    ])
    .where('m.member_id', '=', memberId),
);

/** One member with customer and all grants, past ones included; null when there is no such member. */
export async function findPerson(tx: Tx, memberId: string): Promise<Person | null> {
  // it is asked with the first request of everybody, and planning it costs more than its rows
  const [row] = await person.preparedIn(tx, { memberId });
  if (row === undefined) return null;
  const { roles, customers, courses, hasFactor, ...rest } = row;
  const staff = {
    roles: roles.map(({ role }) => role),
    customerIds: customers.map(({ customerId }) => customerId),
    courseIds: courses.map(({ courseId }) => courseId),
  };
  return { ...rest, hasFactor: hasFactor === true, staff };
}
