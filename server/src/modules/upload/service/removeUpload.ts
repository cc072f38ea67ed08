import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { lockKeys, listUses, lockUpload, removeUpload as removeRow } from '../store/library.ts';
import { keysIn } from './uploadKeys.ts';

/**
 * Removes a file of the team that nothing uses (MED-05); one that is removed already is no fault. Refuses with
 * UPLOAD_IN_USE, and in `reason` with the first thing that uses it; an instructor with FORBIDDEN for one that somebody
 * else has added. The reason may be '': nobody loses anything by it (D96).
 */
export async function removeUpload(
  ctx: StaffContext,
  { uploadId, reason }: { readonly uploadId: string; readonly reason: string },
): Promise<Result<{ readonly uploadId: string }>> {
  const unexplained = refuseReason({ reason }, { takesAway: false });
  if (unexplained !== null) return unexplained;
  return transaction(ctx.db, async (tx): Promise<Result<{ readonly uploadId: string }>> => {
    const upload = await lockUpload(tx, uploadId);
    if (upload === null) return ok({ uploadId });
    if (staffReach(ctx.staff, 'upload.write') !== 'all' && upload.addedBy !== ctx.staff.memberId) {
      return refuse('FORBIDDEN', { reason: 'NOT_YOURS' });
    }
    const [use] = await listUses(tx, upload.key);
    if (use !== undefined) return refuse('UPLOAD_IN_USE', { reason: `${use.kind}/${use.id}` });
    await removeRow(tx, uploadId);
    await auditAct(tx, staffAct(ctx, { reason }), {
      action: 'UPLOAD_REMOVED',
      subject: `upload/${uploadId}`,
      before: { kind: upload.kind, fileName: upload.fileName },
    });
    await enqueue(tx, 'upload.removeFiles', { key: upload.key });
    return ok({ uploadId });
  });
}

/**
 * Holds the uploads that a text names, so that nobody removes one before this transaction has begun to use it: every
 * writer of an address or of markup calls it first. Refuses with NOT_FOUND for one that is not published, or was
 * removed.
 */
export async function holdUploads(tx: Tx, text: string): Promise<Result<null>> {
  const keys = keysIn(text);
  const held = keys.length === 0 ? [] : await lockKeys(tx, keys);
  const missing = keys.find((key) => !held.includes(key));
  return missing === undefined ? ok(null) : refuse('NOT_FOUND', { reason: missing });
}
