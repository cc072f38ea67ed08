import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { hashTac } from '../../proof/service/tac.ts';
import { isSignupMailed } from '../store/signups.ts';
import type { Done } from '../types.ts';
import { signupMailKey } from './codes.ts';

/**
 * Whether a signup is confirmed: its mail is on its way (SIG-09). False for a tac that is unknown, used, expired or
 * another address's.
 */
export async function lookupSignupActivationCode(
  ctx: Context,
  { tac, email }: { readonly tac: string; readonly email: string },
): Promise<Done> {
  const tacHash = hashTac(tac);
  const key = { tacHash, address: asciiAddress(email), mailKey: signupMailKey(tacHash) };
  return { success: await isSignupMailed(ctx.db, key, new Date(machineNow())) };
}
