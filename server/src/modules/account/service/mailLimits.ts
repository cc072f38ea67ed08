import type { Context } from '../../../base/context.ts';
import { countAddressAttempt, countNetworkAttempt, isNetworkOver } from '../../identity/service/tries.ts';

const hour = 3600;

/** How many mails with codes and links an address gets an hour for one purpose, and one network may cause (D13, THR-14). */
export const mailLimits = {
  address: { most: 3, windowSeconds: hour },
  network: { most: 100, windowSeconds: hour },
} as const;

/**
 * What the mail is for. A reset of an account's password and the mails of a signup count apart, so that nobody uses up the
 * one by asking for the other.
 */
export type MailPurpose = 'reset' | 'signup';

/**
 * Counts a mail to an address, before it is queued; false when there were too many. Only mails that go out count for the
 * network: the refusals of one address leave it to everybody else behind it.
 */
export async function mayMail(ctx: Context, purpose: MailPurpose, address: string): Promise<boolean> {
  if (await isNetworkOver(ctx, 'mail-network', mailLimits.network)) return false;
  if ((await countAddressAttempt(ctx, `mail-${purpose}`, address, mailLimits.address)) !== null) return false;
  return (await countNetworkAttempt(ctx, 'mail-network', mailLimits.network)) === null;
}
