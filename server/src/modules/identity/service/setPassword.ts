import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../base/db.ts';
import { hashPassword } from './password.ts';
import { savePassword, savePasswords } from '../store/passwords.ts';
import { endSignInsOf } from '../store/signIns.ts';

/**
 * Gives a member a password and ends every sign-in of theirs, but for `exceptSid` where it is given (THR-04).
 * Refused with RATE_LIMITED while too many hashings wait.
 */
export async function setPassword(
  tx: Tx,
  memberId: string,
  password: string,
  exceptSid: string | null = null,
): Promise<Result<null>> {
  const hash = await hashPassword(password);
  if (hash === null) return refuse('RATE_LIMITED', { reason: 'BUSY' });
  const now = new Date();
  await savePassword(tx, memberId, hash, now);
  await endSignInsOf(tx, memberId, now, exceptSid);
  return ok(null);
}

/**
 * Gives many members one password hash at once, for a demo world. `maySignIn` false: the password is right but only
 * the customer's identity provider signs them in. Their sign-ins stay as they are.
 */
export async function seedPasswords(
  tx: Tx,
  memberIds: readonly string[],
  hash: string,
  maySignIn = true,
): Promise<void> {
  await savePasswords(tx, memberIds, { hash, maySignIn, at: new Date() });
}
