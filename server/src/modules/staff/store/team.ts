import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import type { Candidate, TeamMember } from '../types.ts';

/** Everybody of the team by name, each with their roles, companies and courses in alphabetical order. */
export async function listTeam(tx: Tx): Promise<TeamMember[]> {
  const rows = await tx
    .selectFrom('member as m')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.display_name as displayName',
      jsonArrayFrom(
        eb.selectFrom('staff_role as r').select('r.role').whereRef('r.member_id', '=', 'm.member_id').orderBy('r.role'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_customer as s')
          .select('s.customer_id as id')
          .whereRef('s.member_id', '=', 'm.member_id')
          .orderBy('s.customer_id'),
      ).as('customers'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_course as s')
          .select('s.course_id as id')
          .whereRef('s.member_id', '=', 'm.member_id')
          .orderBy('s.course_id'),
      ).as('courses'),
    ])
    .where('m.member_id', 'in', (eb) => eb.selectFrom('staff_role').select('member_id'))
    .orderBy('m.display_name')
    .orderBy('m.member_id')
    .execute();
  return rows.map(({ roles, customers, courses, ...person }) => ({
    ...person,
    roles: roles.map(({ role }) => role),
    customerIds: customers.map(({ id }) => id),
    courseIds: courses.map(({ id }) => id),
  }));
}

/** Whether anybody of the team is an owner. */
export async function isOwned(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether somebody has any role. */
export async function isOfTeam(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The account of an address, as one that may join the team; null when there is none. */
export async function findCandidate(tx: Tx, email: string): Promise<Candidate | null> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.display_name as displayName',
      'm.is_staff as isStaff',
      jsonBuildObject({ customerId: eb.ref('c.customer_id'), type: eb.ref('c.type') }).as('customer'),
    ])
    .where('m.email', '=', email)
    .executeTakeFirst();
  return found ?? null;
}

/** The account that had an address last, with its present one; null when none has had it before. */
export async function findFormerHolder(
  tx: Tx,
  email: string,
): Promise<{ readonly displayName: string; readonly email: string } | null> {
  const found = await tx
    .selectFrom('former_email as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .select(['m.display_name as displayName', 'm.email'])
    .where('f.email', '=', email)
    .orderBy('f.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Of these ids those that no company has. */
export async function listUnknownCustomers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await tx.selectFrom('customer').select('customer_id as id').where('customer_id', 'in', ids).execute();
  return ids.filter((id) => !found.some((row) => row.id === id));
}

/** Of these ids those that no course has. */
export async function listUnknownCourses(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await tx.selectFrom('course').select('course_id as id').where('course_id', 'in', ids).execute();
  return ids.filter((id) => !found.some((row) => row.id === id));
}

/** Gives a person these companies and courses of their own and no others. */
export async function replaceOwn(
  tx: Tx,
  memberId: string,
  { customerIds, courseIds }: Pick<StaffStanding, 'customerIds' | 'courseIds'>,
  since: Date,
): Promise<void> {
  await tx.deleteFrom('staff_customer').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('staff_course').where('member_id', '=', memberId).execute();
  if (customerIds.length > 0) {
    const companies = customerIds.map((id) => ({ member_id: memberId, customer_id: id, since }));
    await tx.insertInto('staff_customer').values(companies).execute();
  }
  if (courseIds.length > 0) {
    const courses = courseIds.map((id) => ({ member_id: memberId, course_id: id, since }));
    await tx.insertInto('staff_course').values(courses).execute();
  }
}

/** Somebody who joins the team needs a second factor by then; who is on it already keeps their day (STF-02). */
export async function addFactorDue(tx: Tx, memberId: string, dueAt: Date): Promise<void> {
  await tx
    .insertInto('staff_factor_due')
    .values({ member_id: memberId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives somebody of the team a new day, because their factors were removed. */
export async function saveFactorDue(tx: Tx, memberId: string, dueAt: Date): Promise<void> {
  await tx.updateTable('staff_factor_due').set({ due_at: dueAt }).where('member_id', '=', memberId).execute();
}

export async function removeFactorDue(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('staff_factor_due').where('member_id', '=', memberId).execute();
}

/** Gives a person these roles and no others. */
export async function replaceRoles(tx: Tx, memberId: string, roles: readonly StaffRole[], since: Date): Promise<void> {
  const others = tx.deleteFrom('staff_role').where('member_id', '=', memberId);
  await (roles.length === 0 ? others : others.where('role', 'not in', roles)).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('staff_role')
    .values(roles.map((role) => ({ member_id: memberId, role, since })))
    .onConflict((conflict) => conflict.columns(['member_id', 'role']).doNothing())
    .execute();
}

/** Makes a company one of a person's own, if it is not. */
export async function addOwnCustomer(
  tx: Tx,
  { memberId, customerId, since }: { readonly memberId: string; readonly customerId: string; readonly since: Date },
): Promise<void> {
  await tx
    .insertInto('staff_customer')
    .values({ member_id: memberId, customer_id: customerId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
