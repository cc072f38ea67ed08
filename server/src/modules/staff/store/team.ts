import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import type { Candidate, TeamMember } from '../types.ts';

/** Everybody of the team by name, each with their roles in alphabetical order. */
export async function listTeam(tx: Tx): Promise<TeamMember[]> {
  const rows = await tx
    .selectFrom('staff_role as r')
    .innerJoin('member as m', 'm.member_id', 'r.member_id')
    .select(['m.member_id as memberId', 'm.email', 'm.display_name as displayName', 'r.role'])
    .orderBy('m.display_name')
    .orderBy('m.member_id')
    .orderBy('r.role')
    .execute();
  return [...Map.groupBy(rows, ({ memberId }) => memberId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { memberId, email, displayName } = first;
    return [{ memberId, email, displayName, roles: own.map(({ role }) => role) }];
  });
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
