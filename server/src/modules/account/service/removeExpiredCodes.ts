import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { removeExpired } from '../store/expired.ts';

/** Deletes codes and signups that have expired. */
export async function removeExpiredCodes(ctx: Pick<Context, 'db'>): Promise<void> {
  // their lifetimes follow the machine's clock, not product time
  await removeExpired(ctx.db, new Date(machineNow()));
}
