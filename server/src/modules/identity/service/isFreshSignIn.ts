import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { findSignInTime } from '../store/signIns.ts';

/** How long after a sign-in its ways to sign in may be changed, in milliseconds (D10). */
const freshFor = 10 * minute;

/**
 * Whether the caller has signed in lately, so that a browser that was left open, or a stolen session, changes no way to
 * sign in (D10, THR-04).
 */
export async function isFreshSignIn({ db, signIn }: MemberContext): Promise<boolean> {
  const at = signIn ? await findSignInTime(db, signIn.sid) : null;
  return at !== null && machineNow() - at.getTime() < freshFor;
}
