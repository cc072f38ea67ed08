import type { Tx } from '../../../base/sql/db.ts';

/** Whether a member asked for the erasure of their account; else the team did, as the audit log has it. */
export async function isOwnErasure(tx: Tx, memberId: string): Promise<boolean> {
  const asked = await tx
    .selectFrom('audit_entry')
    .select('actor_member_id as by')
    .where('subject', '=', `member/${memberId}`)
    .where('action', '=', 'ERASURE_REQUESTED')
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked?.by === memberId;
}
