import type { Tx } from '../../../base/sql/db.ts';
import { addEntry } from '../store/entries.ts';
import type { AuditEntry } from '../types.ts';

/** Records a privileged or automatic change, in the transaction that makes it. `at` is epoch milliseconds. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await addEntry(tx, entry);
}
