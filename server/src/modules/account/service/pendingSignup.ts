import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isSecondSignIn } from '../../member/service/addressInUse.ts';
import { activateForMember, addMemberOf } from '../../pass/service/activate.ts';
import { findPassSignup } from '../../pass/service/passSignup.ts';
import { findNewestSignup, findSignup } from '../store/signups.ts';
import type { PendingSignup } from '../types.ts';
import { activateLimitedMember } from './activateLimitedMember.ts';

/**
 * What waits for the first password of an address: the signup or registration of the tac, or with null the newest of
 * the address, a registration by a pass first. Null when there is none, or when the address has become the second
 * sign-in of an account since: another account by it would be one that nobody can tell from the first (ACT-02).
 */
export async function findPending(tx: Tx, tacHash: string | null, address: string): Promise<PendingSignup | null> {
  const isSecond = await isSecondSignIn(tx, address);
  const registration = await findPassSignup(tx, tacHash, address);
  if (registration !== null) return isSecond ? null : registration;
  const now = new Date(machineNow());
  const signup =
    tacHash === null ? await findNewestSignup(tx, address, now) : await findSignup(tx, tacHash, address, now);
  // only now, so that the statements do not tell whose address it is (THR-12)
  return isSecond ? null : signup;
}

/** Makes the member of a signup whose address was proved; returns the id, or null when none can be made. */
export function addMemberOfSignup(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  signup: PendingSignup,
): Promise<string | null> {
  return 'registrationId' in signup
    ? addMemberOf(tx, ctx, signup.registrationId)
    : activateLimitedMember(tx, ctx, signup);
}

/**
 * Gives the member what a pass grants, once the address is proved (PAS-07). An account of another organization gets
 * nothing by it (D54), and its registration lapses.
 */
export async function activateSignup(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  signup: PendingSignup | null,
  memberId: string,
): Promise<void> {
  if (signup === null || !('registrationId' in signup)) return;
  await activateForMember(tx, ctx, { registrationId: signup.registrationId, memberId });
}
