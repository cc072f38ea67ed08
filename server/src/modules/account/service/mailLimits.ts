import type { Context } from '../../../base/context.ts';
import { countAddressAttempt, countNetworkAttempt } from '../../identity/service/tries.ts';

const hour = 3600;

/** How many mails with codes and links an address gets an hour, and one network may cause (D13, THR-14). */
export const mailLimits = {
  address: { most: 3, windowSeconds: hour },
  network: { most: 100, windowSeconds: hour },
} as const;

/** Counts a mail to an address, before it is queued; false when there were too many. */
export async function mayMail(ctx: Context, address: string): Promise<boolean> {
  if ((await countNetworkAttempt(ctx, 'mail-network', mailLimits.network)) !== null) return false;
  return (await countAddressAttempt(ctx, 'mail-address', address, mailLimits.address)) === null;
}
