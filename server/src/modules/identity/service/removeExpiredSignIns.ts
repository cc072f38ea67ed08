import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { removeOldBrowsers } from '../store/knownBrowsers.ts';
import { removeExpired } from '../store/records.ts';
import { removeOldSignIns } from '../store/signIns.ts';
import { removeExpiredSteps } from '../store/signInSteps.ts';
import { lifetimes } from './lifetimes.ts';

/** Deletes codes and tokens that have expired, sign-ins too old for a valid token, and browsers without a cookie. */
export async function removeExpiredSignIns(ctx: Pick<Context, 'db'>): Promise<void> {
  // sign-in lifetimes follow the machine's clock, not product time
  const now = machineNow();
  await removeExpired(ctx.db, new Date(now));
  await removeOldSignIns(ctx.db, new Date(now - (lifetimes.signIn + lifetimes.idToken) * 1000));
  await removeExpiredSteps(ctx.db, new Date(now));
  await removeOldBrowsers(ctx.db, new Date(now - lifetimes.knownBrowser * 1000));
}
