import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import { endAct, findAct, findRunning, lockAct, removeActsBefore } from '../store/acts.ts';
import { countOutcomes, listFailures } from '../store/items.ts';
import type { BulkAct, BulkActRow, BulkStaff } from '../types.ts';

/** So many failures are shown. */
const mostFailures = 50;
/** For how long an act that has ended is kept, in milliseconds. */
const kept = 30 * day;

/** How far an act of the caller is. Refuses with NOT_FOUND for one of somebody else. */
export async function getBulk({ db, staff }: BulkStaff, bulkActId: string): Promise<Result<BulkAct>> {
  const act = isUuid(bulkActId) ? await findAct(db, bulkActId) : null;
  return act === null || act.begunBy !== staff.memberId ? refuse('NOT_FOUND') : ok(await shown(db, act));
}

/** The act of the caller that is under way, on documents of a kind or, with null, on people; null for none. */
export async function findRunningBulk({ db, staff }: BulkStaff, kind: string | null): Promise<BulkAct | null> {
  const act = await findRunning(db, staff.memberId, kind);
  return act === null ? null : shown(db, act);
}

async function shown(db: BulkStaff['db'], act: BulkActRow): Promise<BulkAct> {
  const { bulkActId, kind, begunAt } = act;
  const state = act.stoppedAt !== null ? 'STOPPED' : act.endedAt !== null ? 'DONE' : 'RUNNING';
  const counts = await countOutcomes(db, bulkActId);
  const failures = counts.failed === 0 ? [] : await listFailures(db, bulkActId, mostFailures);
  return { bulkActId, act: act.act, kind, begunAt, state, ...counts, failures };
}

/**
 * Stops an act of the caller: what was done stays, the rest is left as it is. Done twice, it changes nothing. Refuses
 * with NOT_FOUND for an act of somebody else.
 */
export async function stopBulk(staff: BulkStaff, bulkActId: string): Promise<Result<BulkAct>> {
  if (!isUuid(bulkActId)) return refuse('NOT_FOUND');
  const stopped = await transaction(staff.db, async (tx): Promise<boolean> => {
    const act = await lockAct(tx, bulkActId);
    if (act === null || act.begunBy !== staff.staff.memberId) return false;
    if (act.endedAt !== null) return true;
    await endAct(tx, bulkActId, new Date(staff.now), { isStopped: true });
    await auditAct(
      tx,
      { by: staff.staff, now: staff.now, reason: '' },
      {
        action: 'BULK_STOPPED',
        subject: `bulk/${bulkActId}`,
        detail: { act: act.act, kind: act.kind },
      },
    );
    return true;
  });
  return stopped ? getBulk(staff, bulkActId) : refuse('NOT_FOUND');
}

/** Forgets acts that ended long ago. */
export async function removeOldActs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeActsBefore(db, new Date(now - kept));
}
