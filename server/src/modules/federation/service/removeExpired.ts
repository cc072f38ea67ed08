import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { removeExpiredFederationAttempts } from '../store/federationAttempts.ts';

/** Deletes attempts of single sign-on that have expired, by the machine's clock. */
export async function removeExpired(ctx: Pick<Context, 'db'>): Promise<void> {
  await removeExpiredFederationAttempts(ctx.db, new Date(machineNow()));
}
