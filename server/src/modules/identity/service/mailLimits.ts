import type { Context } from '../../../base/context.ts';
import { attempts } from './attempts.ts';
import { isKnownDevice } from './isKnownDevice.ts';
import { countAddressAttempt, countNetworkAttempt, findNetworkWait } from './tries.ts';

const mails = {
  reset: attempts.resetMails,
  signup: attempts.signupMails,
  'email-change': attempts.emailChangeMails,
} as const;

/** What the mail is for. */
export type MailPurpose = keyof typeof mails;

/**
 * Counts a mail to an address, before it is queued; false when there were too many. Only mails that go out count for the
 * network: the refusals of one address leave it to everybody else behind it. Strangers do not use up the mails of a
 * browser that has signed in to the account: it has its own (decision 053).
 */
export async function mayMail(ctx: Context, purpose: MailPurpose, address: string): Promise<boolean> {
  if ((await findNetworkWait(ctx, attempts.mails)) !== null) return false;
  const isKnown = purpose === 'reset' && (await isKnownDevice(ctx, address));
  const mail = isKnown ? attempts.knownResetMails : mails[purpose];
  if ((await countAddressAttempt(ctx, mail, address)) !== null) return false;
  return (await countNetworkAttempt(ctx, attempts.mails)) === null;
}
