import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { mayMail } from '../../proof/service/mailLimits.ts';
import { hashTac, networkKey } from '../../proof/service/tac.ts';
import type { Done } from '../types.ts';
import { findPending } from './pendingSignup.ts';

/**
 * Mails the code with which the signup of this tac sets its first password (SIG-13); both arguments are base64. An
 * earlier code ends. `success` is false for a tac that is unknown, used, expired or another address's (D13). Refuses
 * with RATE_LIMITED beyond the limits of mails (THR-14).
 */
export async function sendVerificationCode(
  ctx: Context,
  { b64email, b64tac }: { readonly b64email: string; readonly b64tac: string },
): Promise<Result<Done>> {
  const [typed, tac] = [b64email, b64tac].map((text) => Buffer.from(text, 'base64').toString('utf8').trim());
  const address = typed === undefined ? undefined : asciiAddress(typed);
  const tacHash = hashTac(tac ?? '');
  const signup = await findPending(ctx.db, tacHash, address ?? '');
  if (signup === null) return ok({ success: false });
  const mailed = await mayMail(ctx, 'signup', signup.address);
  if (!mailed.ok) return mailed;
  await enqueue(
    ctx.db,
    'account.mailCode',
    { address: signup.address, tacHash, network: networkKey(ctx) },
    undefined,
    'minutes',
  );
  return ok({ success: true });
}
