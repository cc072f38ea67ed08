import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { listConcerned } from '../store/candidates.ts';

const lastLook = 'certificate.lastLook';

/**
 * Queues the evaluation of members whose entitlement to a crash course, or new criteria, began since the last run; no
 * other change queues it then (D31).
 */
export async function evaluateBegun(ctx: Context): Promise<void> {
  const since = (await findSetting(ctx.db, lastLook)) ?? ctx.now;
  const members = await listConcerned(ctx.db, new Date(since), new Date(ctx.now));
  await transaction(ctx.db, async (tx) => {
    for (const memberId of members) {
      await enqueue(tx, 'certificate.evaluate', { memberId }, memberId);
    }
    await saveSetting(tx, lastLook, ctx.now);
  });
}
