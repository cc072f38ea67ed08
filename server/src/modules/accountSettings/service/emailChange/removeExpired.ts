import type { Context } from '../../../../base/context.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { removeExpiredEmailChanges } from '../../store/emailChanges.ts';

/** Deletes requests for another address that have expired, by the machine's clock. */
export async function removeExpired(ctx: Pick<Context, 'db'>): Promise<void> {
  await removeExpiredEmailChanges(ctx.db, new Date(machineNow()));
}
