import { sql } from 'kysely';
import type { Tx } from '../../base/db.ts';

export interface AuditEntry {
  readonly at: number;
  /** Null when the product itself acted. */
  readonly actorMemberId: string | null;
  readonly action: string;
  /** What it happened to, as kind/id. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Appends one entry. */
export async function addEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_entry (at, actor_member_id, action, subject, detail)
    values (${new Date(entry.at)}, ${entry.actorMemberId}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.detail)})`.execute(
    tx,
  );
}
