import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { StaffAct } from '../../../base/staffChange.ts';
import { addEntry } from '../store/entries.ts';
import type { AuditEntry, Change } from '../types.ts';

/**
 * Records a privileged or automatic change, in the transaction that makes it. The log has one clock: product time, also
 * for what is stored with the machine's.
 */
export async function writeAudit(tx: Tx, { now }: Pick<Context, 'now'>, entry: AuditEntry): Promise<void> {
  await addEntry(tx, entry, new Date(now));
}

/** Records an act of the staff in the transaction that makes it, with who did it and why (STF-05). */
export async function auditAct(
  tx: Tx,
  { by, now, reason }: Pick<StaffAct, 'by' | 'now' | 'reason'>,
  change: Change,
): Promise<void> {
  await writeAudit(tx, { now }, { ...change, actor: by, reason: reason.trim() });
}
