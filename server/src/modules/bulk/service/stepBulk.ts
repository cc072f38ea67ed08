import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { JobRun } from '../../../base/jobs/jobTypes.ts';
import { isOutage } from '../../../base/sql/outage.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { endAct, findAct, lockAct } from '../store/acts.ts';
import { listLeft, listRolesNow, saveAllFailed, saveOutcome } from '../store/items.ts';
import type { BulkActRow, BulkItem, BulkJob, BulkOutcome, BulkStaff } from '../types.ts';
import { carryOut, refuseOrder, whyOf } from './carryOut.ts';

/** How many things one job does; the next job goes on. */
const perStep = 25;

/**
 * Does an act to the next things, one after another, each by the use case of a single one and in its transaction, and
 * queues the next step (STU-04). What was done and could not be noted, because the process died, is done once more by
 * the next run, which changes nothing then. It ends when nothing is left, somebody has stopped it, or who has begun it
 * may no longer do it.
 */
export async function stepBulk(ctx: BulkJob, bulkActId: string, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const begun = await findAct(ctx.db, bulkActId);
  if (begun === null || begun.endedAt !== null) return;
  const roles = await listRolesNow(ctx.db, begun.begunBy);
  const by = { kind: 'person', memberId: begun.begunBy, roles, customerIds: [], courseIds: [] } as const;
  const staff: BulkStaff = { db: ctx.db, now: ctx.now, documentKinds: ctx.documentKinds, staff: by };
  if (refuseOrder(staff, begun) !== null) {
    await transaction(ctx.db, async (tx) => {
      await lockAct(tx, bulkActId);
      await saveAllFailed(tx, bulkActId, 'Who has begun this may no longer do it.');
      await endAct(tx, bulkActId, new Date(ctx.now), { isStopped: false });
    });
    return;
  }
  for (const item of await listLeft(ctx.db, bulkActId, perStep)) {
    // the process stops: the next step, which another one takes, is queued below
    if (signal.aborted) break;
    if (await isOver(ctx, bulkActId)) return;
    await saveOutcome(ctx.db, { bulkActId, place: item.place }, await outcomeOf(ctx, staff, begun, item));
  }
  await transaction(ctx.db, async (tx) => {
    const act = await lockAct(tx, bulkActId);
    if (act === null || act.endedAt !== null) return;
    const isLast = (await listLeft(tx, bulkActId, 1)).length === 0;
    if (isLast) await endAct(tx, bulkActId, new Date(ctx.now), { isStopped: false });
    else await enqueue(tx, 'bulk.step', { bulkActId }, bulkActId);
  });
}

async function isOver({ db }: BulkJob, bulkActId: string): Promise<boolean> {
  const act = await findAct(db, bulkActId);
  return act === null || act.endedAt !== null;
}

async function outcomeOf(
  ctx: BulkJob,
  staff: BulkStaff,
  act: BulkActRow,
  item: BulkItem,
): Promise<{ readonly outcome: BulkOutcome; readonly why: string | null }> {
  try {
    const carried = await carryOut(staff, act, item, { dryRun: false });
    if (!carried.ok) return { outcome: 'FAILED', why: whyOf(carried.refusal) };
    return { outcome: carried.value.isChange ? 'DONE' : 'SAME', why: null };
  } catch (error) {
    // the queue tries the step again when the database is back
    if (isOutage(error)) throw error;
    // what is wrong with the program keeps none of the others waiting
    ctx.log.error({ err: error, bulkActId: act.bulkActId, place: item.place }, 'a thing of an act on many failed');
    return { outcome: 'FAILED', why: 'Something went wrong on our side.' };
  }
}
