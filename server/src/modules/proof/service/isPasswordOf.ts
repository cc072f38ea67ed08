import { ok, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { accountNameOf } from '../../attempt/service/accountName.ts';
import { countSignIn, refuseTooMany, signInBucketsOf, takeSignInBack } from '../../attempt/service/countAttempt.ts';
import { findPassword } from '../store/passwords.ts';
import { checkPassword, queueRetryAfter } from './password.ts';

/**
 * Whether this is the password of the account with this address, for somebody who sends a call again that has set it. A
 * wrong one counts as a wrong one of a sign-in does, so that nobody has more guesses by a link or a code than by the
 * sign-in form (THR-13). Refuses with RATE_LIMITED.
 */
export async function isPasswordOf(
  { db, secret, ip }: Pick<Context, 'db' | 'secret' | 'ip'>,
  address: string,
  password: string,
): Promise<Result<boolean>> {
  const accountName = await accountNameOf({ db }, address);
  const buckets = signInBucketsOf(accountName, { ip: ip ?? '', browserId: null }, secret);
  const wait = await countSignIn(db, buckets, machineNow());
  if (wait !== null) return refuseTooMany(wait);
  const stored = (await findPassword(db, address))?.hash ?? null;
  const isRight = await checkPassword({ isKnown: true, line: address.toLowerCase() }, { stored, password });
  // what was right, or not compared, is no guess
  if (isRight !== false) await takeSignInBack(db, buckets);
  return isRight === null ? refuseTooMany(queueRetryAfter, { reason: 'BUSY' }) : ok(isRight);
}
