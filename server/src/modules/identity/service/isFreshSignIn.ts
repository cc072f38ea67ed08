import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Db } from '../../../base/sql/db.ts';
import { findSignInTime } from '../store/signIns.ts';

/** How long after a sign-in its ways to sign in may be changed, in milliseconds (D10). */
const freshFor = 10 * minute;

/**
 * Whether the caller has signed in lately, so that a browser that was left open, or a stolen session, changes no way to
 * sign in (D10, THR-04).
 */
export async function isFreshSignIn({ signIn }: MemberContext): Promise<boolean> {
  return (await signIn?.isFresh()) === true;
}

/**
 * Whether a sign-in was made lately and has not ended. It has proved the second factor of an account that has one: with
 * the first factor the sign-ins from before it end, but for the one that has added and so proved it (STF-03).
 */
export async function isSidFresh(db: Db, sid: string): Promise<boolean> {
  const at = await findSignInTime(db, sid);
  return at !== null && machineNow() - at.getTime() < freshFor;
}
