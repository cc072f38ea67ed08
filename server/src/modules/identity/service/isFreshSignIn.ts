import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Db } from '../../../base/sql/db.ts';
import { findProvedTime } from '../store/signIns.ts';

/** How long after a proof the ways to sign in may be changed, in milliseconds (D10). */
const freshFor = 10 * minute;

/**
 * Whether the caller has lately proved who they are, so that a browser that was left open, or a stolen session, changes
 * no way to sign in (D10, THR-04).
 */
export async function isFreshSignIn({ signIn }: MemberContext): Promise<boolean> {
  return (await signIn?.isFresh()) === true;
}

/**
 * Whether a sign-in has lately proved all that its account has, and has not ended: when it was made, or when that was
 * asked for again. With the first second factor the sign-ins from before it end, but for the one that has added and so
 * proved it; one by a company's provider, which asks for none of ours, is never fresh by itself where there is one
 * (STF-03, D81).
 */
export async function isSidFresh(db: Db, sid: string): Promise<boolean> {
  const at = await findProvedTime(db, sid);
  return at !== null && machineNow() - at.getTime() < freshFor;
}
