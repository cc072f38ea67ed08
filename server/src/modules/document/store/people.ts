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
