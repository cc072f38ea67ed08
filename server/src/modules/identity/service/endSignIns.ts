import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { removeKnownBrowsers } from '../store/knownBrowsers.ts';
import { endSignInsOf, lockSignIn } from '../store/signIns.ts';
import { removeSignInSteps } from '../store/signInSteps.ts';
import { lockWaysIn } from './waysIn.ts';

/**
 * Signs a member out in every browser, but for the sign-in `exceptSid` if given (THR-04). No other browser is known any
 * more, so that the member is mailed about its next sign-in (D74).
 */
export async function endSignIns(tx: Tx, memberId: string, exceptSid: string | null): Promise<void> {
  await endSignInsOf(tx, memberId, new Date(machineNow()), exceptSid);
  await removeSignInSteps(tx, memberId);
  await removeKnownBrowsers(tx, { memberId, exceptSid, likeSid: null });
}

/**
 * Signs a member out everywhere, in the transaction that removes the account: no sign-in begins until it ends, because
 * its row would be locked by a refresh when the account goes.
 */
export async function endEverySignIn(tx: Tx, memberId: string): Promise<void> {
  await lockWaysIn(tx, memberId);
  await endSignIns(tx, memberId, null);
}

/** Keeps a sign-in as it is until the transaction ends; false when it is not this member's, or has ended. */
export function lockOwnSignIn(tx: Tx, sid: string, memberId: string): Promise<boolean> {
  return lockSignIn(tx, sid, memberId);
}
