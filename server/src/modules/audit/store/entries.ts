import type { Tx } from '../../../base/sql/db.ts';
import type { AuditEntry } from '../types.ts';

/** Appends one entry of this instant. */
export async function addEntry(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      at,
      actor_member_id: entry.actorMemberId,
      action: entry.action,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
