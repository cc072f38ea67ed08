import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** The roles that somebody has on the team, none for a member; null without an account. */
export async function findRoles(tx: Tx, memberId: string): Promise<StaffRole[] | null> {
  const rows = await tx
    .selectFrom('member as m')
    .leftJoin('staff_role as r', 'r.member_id', 'm.member_id')
    .select('r.role')
    .where('m.member_id', '=', memberId)
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ role }) => role ?? []);
}
