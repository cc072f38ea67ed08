import { hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { isKnownDevice } from './isKnownDevice.ts';
import { countAddressAttempt, countNetworkAttempt, isNetworkOver } from './tries.ts';

/** How many mails with codes and links are sent in an hour: to an address for one purpose, and for one network (THR-14). */
export const mailLimits = {
  address: { most: 3, window: hour },
  network: { most: 100, window: hour },
} as const;

/**
 * What the mail is for. A reset of an account's password and the mails of a signup count apart, so that nobody uses up the
 * one by asking for the other.
 */
export type MailPurpose = 'reset' | 'signup' | 'email-change';

/**
 * Counts a mail to an address, before it is queued; false when there were too many. Only mails that go out count for the
 * network: the refusals of one address leave it to everybody else behind it. Strangers do not use up the mails of a
 * browser that has signed in to the account: it has its own (decision 053).
 */
export async function mayMail(ctx: Context, purpose: MailPurpose, address: string): Promise<boolean> {
  if (await isNetworkOver(ctx, 'mail-network', mailLimits.network)) return false;
  const kind = purpose === 'reset' && (await isKnownDevice(ctx, address)) ? 'mail-known' : `mail-${purpose}`;
  if ((await countAddressAttempt(ctx, kind, address, mailLimits.address)) !== null) return false;
  return (await countNetworkAttempt(ctx, 'mail-network', mailLimits.network)) === null;
}
