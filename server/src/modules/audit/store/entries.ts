import type { Tx } from '../../../base/sql/db.ts';
import type { AuditEntry } from '../types.ts';

const kinds = { person: 'PERSON', command: 'COMMAND', job: 'JOB' } as const;

/** Appends one entry of this instant. */
export async function addEntry(tx: Tx, entry: AuditEntry, at: Date): Promise<void> {
  const { actor, action, subject, reason = '', before, after, detail = {} } = entry;
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  await tx
    .insertInto('audit_entry')
    .values({
      at,
      actor_kind: kinds[actor.kind],
      actor_member_id: actor.kind === 'person' ? actor.memberId : null,
      actor_name: actor.kind === 'command' ? actor.user : actor.kind === 'job' ? actor.name : null,
      action,
      subject,
      reason: reason === '' ? null : reason,
      before: json(before),
      after: json(after),
      detail: JSON.stringify(detail),
    })
    .execute();
}
