import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { AuditEntry } from '../types.ts';

/** Appends one entry. */
export async function addEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_entry (at, actor_member_id, action, subject, detail)
    values (${new Date(entry.at)}, ${entry.actorMemberId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.detail)})`.execute(
    tx,
  );
}
