import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { mac } from '../../../base/secret.ts';
import { addOpening, removeOldOpenings } from '../store/openings.ts';

/**
 * Counts that the page of a pass was opened (COM-01): once for each network and day, so that nobody raises it by
 * opening it again. The network is kept until the day is over, as a hash with a key of that day, by which nobody is
 * followed from one day, or one pass, to another. The team's own looks do not count.
 */
export async function countOpening(
  { db, ip, secret, viewer }: Pick<Context, 'db' | 'ip' | 'secret' | 'viewer'>,
  passId: string,
): Promise<void> {
  if (ip === null || (viewer !== null && viewer.staff !== null)) return;
  const begun = new Date(Math.floor(machineNow() / day) * day);
  const opener = mac(secret, 'pass opening', `${passId} ${begun.toISOString()} ${ip}`);
  await addOpening(db, { passId, day: begun, opener });
}

/** Removes by which networks passes were opened on days that are over, by the machine's clock. */
export async function removeOpenings({ db }: Pick<Context, 'db'>): Promise<void> {
  await removeOldOpenings(db, new Date(Math.floor(machineNow() / day) * day));
}
