import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { addressForm } from '@atrium/domain/account/passwordForms.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { mayMail } from '../../proof/service/mailLimits.ts';
import { networkKey } from '../../proof/service/tac.ts';
import type { Done } from '../types.ts';

/**
 * Mails a code that resets the password of the account with this address (SIG-11). The answer and the work are the same
 * whether there is one or not (THR-12). Refuses with INVALID_INPUT, and RATE_LIMITED beyond the limits of mails
 * (THR-14).
 */
export async function forgotPassword(ctx: Context, { email }: { readonly email: string }): Promise<Result<Done>> {
  const address = asciiAddress(email);
  const [fault] = addressForm.email({ email: address });
  if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault });
  const mailed = await mayMail(ctx, 'reset', address);
  if (!mailed.ok) return mailed;
  await enqueue(ctx.db, 'account.mailCode', { address, tacHash: null, network: networkKey(ctx) }, undefined, 'minutes');
  return ok({ success: true });
}
