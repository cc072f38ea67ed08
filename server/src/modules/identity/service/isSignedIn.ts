import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findLive } from '../store/signIns.ts';
import { lifetimes } from './lifetimes.ts';

/**
 * Until when a sign-in is good, in epoch milliseconds: one of staff for a working day (THR-64), any other for 31 days
 * (THR-04). Null for one that has ended, and once its time is over.
 */
export async function findSignInEnd(tx: Tx, sid: string, memberId: string): Promise<number | null> {
  const live = await findLive(tx, sid, memberId);
  if (live === null) return null;
  const endsAt = live.createdAt.getTime() + (live.isStaff ? lifetimes.staffSignIn : lifetimes.signIn) * 1000;
  return endsAt > machineNow() ? endsAt : null;
}

/** Whether a sign-in is active. */
export async function isSignedIn(tx: Tx, sid: string, memberId: string): Promise<boolean> {
  return (await findSignInEnd(tx, sid, memberId)) !== null;
}
