import { sql } from 'kysely';
import { boolean } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const save = statement(
  { saved: boolean },
  ({ memberId, email }: { memberId: string; email: string }) =>
    sql`select save_email(${memberId}, ${email}::citext) as saved`,
);

/** Saves the address of a member; false when somebody else has it, or the account is gone. */
export async function saveMemberEmail(tx: Tx, memberId: string, email: string): Promise<boolean> {
  const [row] = await save.rows(tx, { memberId, email });
  return row?.saved === true;
}

/** Notes an address that a member has had until now. */
export async function addFormerEmail(tx: Tx, memberId: string, email: string, at: Date): Promise<void> {
  await tx
    .insertInto('former_email')
    .values({ member_id: memberId, email, ended_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'email']).doUpdateSet({ ended_at: at }))
    .execute();
}
