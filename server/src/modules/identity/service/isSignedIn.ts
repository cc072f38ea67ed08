import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isLive } from '../store/signIns.ts';
import { lifetimes } from './lifetimes.ts';

/** Whether a sign-in is active; one of staff for a working day at most (THR-64). */
export function isSignedIn(tx: Tx, sid: string, memberId: string): Promise<boolean> {
  return isLive(tx, sid, memberId, new Date(machineNow() - lifetimes.staffSignIn * 1000));
}
