import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { TeamPageMember } from '../types.ts';

type Row = Omit<TeamPageMember, 'factor'> & { readonly hasFactor: boolean };

/** Everybody of the team by name, with the names of their companies and courses. */
export async function listTeamPage(db: Tx): Promise<Row[]> {
  const rows = await db
    .selectFrom('member as m')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.display_name as displayName',
      'm.profile_image_url as profileImageUrl',
      jsonArrayFrom(
        eb.selectFrom('staff_role as r').select('r.role').whereRef('r.member_id', '=', 'm.member_id').orderBy('r.role'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_customer as s')
          .innerJoin('customer as c', 'c.customer_id', 's.customer_id')
          .select(['c.customer_id as id', 'c.name'])
          .whereRef('s.member_id', '=', 'm.member_id')
          .orderBy('c.name'),
      ).as('companies'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_course as s')
          .innerJoin('course as c', 'c.course_id', 's.course_id')
          .select(['c.course_id as id', 'c.title as name'])
          .whereRef('s.member_id', '=', 'm.member_id')
          .orderBy('c.title'),
      ).as('courses'),
      eb
        .selectFrom('staff_factor_due as d')
        .select((due) => epochMillis(due.ref('d.due_at')).as('at'))
        .whereRef('d.member_id', '=', 'm.member_id')
        .as('factorDueAt'),
      eb
        .exists(eb.selectFrom('second_factor as f').select('f.factor_id').whereRef('f.member_id', '=', 'm.member_id'))
        .as('hasFactor'),
    ])
    .where('m.member_id', 'in', (eb) => eb.selectFrom('staff_role').select('member_id'))
    .orderBy('m.display_name')
    .orderBy('m.member_id')
    .execute();
  return rows.map(({ roles, hasFactor, ...person }) => ({
    ...person,
    roles: roles.map(({ role }) => role),
    hasFactor: Boolean(hasFactor),
  }));
}
