import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addEntry } from '../store/entries.ts';
import type { AuditEntry } from '../types.ts';

/**
 * Records a privileged or automatic change, in the transaction that makes it. The log has one clock: product time, also
 * for what is stored with the machine's.
 */
export async function writeAudit(tx: Tx, { now }: Pick<Context, 'now'>, entry: AuditEntry): Promise<void> {
  await addEntry(tx, entry, new Date(now));
}
