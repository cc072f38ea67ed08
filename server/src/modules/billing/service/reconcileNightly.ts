import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import { runNow } from './runs.ts';

const lastRun = 'billing.reconciledAt';

/** Reconciles once in each night, by the calendar of UTC; again in the next minute when the provider did not answer. */
export async function reconcileNightly(ctx: Context): Promise<void> {
  if (ctx.ports.payments === null) return;
  const tonight = Math.floor(ctx.now / day) * day;
  const last = await findSetting(ctx.db, lastRun);
  if (last !== null && last >= tonight) return;
  await saveSetting(ctx.db, lastRun, ctx.now);
  // the first day of an installation has nothing to compare
  if (last === null) return;
  try {
    await runNow(ctx, 'NIGHT');
  } catch (error) {
    await saveSetting(ctx.db, lastRun, last);
    throw error;
  }
}
