import type { Context } from '../context.ts';
import { removeOldNumbers } from '../sql/inOrder.ts';
import { removeEndedLimits } from '../sql/limit.ts';
import { isOutage, logOutage } from '../sql/outage.ts';
import { removeOldJobs } from './ended.ts';

/** Work that time alone makes due: idempotent, safe to run in several processes, quick when nothing is due. */
export interface DueWork {
  readonly name: string;
  readonly run: (ctx: Context) => Promise<void>;
}

/** Runs each piece of work once for `ctx.now`; a failure is logged and does not stop the others. */
export async function runDue(work: readonly DueWork[], ctx: Context): Promise<void> {
  for (const piece of work) {
    try {
      await piece.run(ctx);
    } catch (error) {
      if (isOutage(error)) logOutage(ctx.log, error);
      else ctx.log.error({ err: error, due: piece.name }, 'due work failed');
    }
  }
}

export const dueWork: readonly DueWork[] = [
  { name: 'base.oldNumbers', run: removeOldNumbers },
  { name: 'base.endedLimits', run: removeEndedLimits },
  { name: 'base.oldJobs', run: removeOldJobs },
];
