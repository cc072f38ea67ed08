import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { timeZoneOf } from '../../../base/sql/fragments.ts';

/** Somebody of the team as mails greet them. */
export interface Editor {
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
}

/** Somebody of the team by id; null for anybody else, such as a user at the command line. */
export async function findEditor(tx: Tx, memberId: string): Promise<Editor | null> {
  const row = await tx
    .selectFrom('member as m')
    .select((eb) => ['m.email', 'm.first_name as firstName', timeZoneOf(eb.ref('m.member_id')).as('timeZone')])
    .where('m.member_id', '=', memberId)
    .where('m.is_staff', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The roles that somebody has on the team; null for who has no account, such as a user at the command line. */
export async function findRoles(tx: Tx, memberId: string): Promise<StaffRole[] | null> {
  const rows = await tx
    .selectFrom('member as m')
    .leftJoin('staff_role as r', 'r.member_id', 'm.member_id')
    .select('r.role')
    .where('m.member_id', '=', memberId)
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ role }) => role ?? []);
}
