import type { Tx } from '../../../base/sql/db.ts';

/** Whether the team asked for the erasure of an account, as the audit log has it; else the member did. */
export async function isErasureByTeam(tx: Tx, memberId: string): Promise<boolean> {
  const asked = await tx
    .selectFrom('audit_entry')
    .select('actor_member_id as by')
    .where('subject', '=', `member/${memberId}`)
    .where('action', '=', 'ERASURE_REQUESTED')
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined && asked.by !== memberId;
}
