import { tooManyMails } from '@atrium/domain/account/tooManyTries.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import {
  countAddressAttempt,
  countNetworkAttempt,
  findNetworkWait,
  refuseTooMany,
  takeAddressAttemptBack,
  takeNetworkAttemptBack,
} from '../../attempt/service/countAttempt.ts';
import { isKnownBrowser } from './isKnownBrowser.ts';

const mails = {
  reset: attempts.resetMails,
  signup: attempts.signupMails,
  'email-change': attempts.emailChangeMails,
} as const;

/** What the mail is for. */
export type MailPurpose = keyof typeof mails;

/**
 * Counts a mail to an address, before it is queued; refuses with RATE_LIMITED when there were too many. Only mails that
 * go out count for the network: the refusals of one address leave it to everybody else behind it. Strangers do not use
 * up the mails of a browser that has signed in to the account: it has its own (decision 053).
 */
export async function mayMail(ctx: Context, purpose: MailPurpose, address: string): Promise<Result<null>> {
  const reason = 'MAILS';
  const wait = await findNetworkWait(ctx, attempts.mails);
  if (wait !== null) return refuseTooMany(wait, { reason });
  const isKnown = purpose === 'reset' && (await isKnownBrowser(ctx, address));
  const mail = isKnown ? attempts.knownResetMails : mails[purpose];
  const wasMailed = await countAddressAttempt(ctx, mail, address);
  if (wasMailed !== null) return refuseTooMany(wasMailed, { reason, message: tooManyMails(wasMailed) });
  const over = await countNetworkAttempt(ctx, attempts.mails);
  return over === null ? ok(null) : refuseTooMany(over, { reason });
}

/** Takes back a mail that was counted for a signup and then not queued. */
export async function takeSignupMailBack(ctx: Context, address: string): Promise<void> {
  await takeAddressAttemptBack(ctx, attempts.signupMails, address);
  await takeNetworkAttemptBack(ctx, attempts.mails);
}
