import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../base/db.ts';
import { hashPassword } from './password.ts';
import { savePassword, savePasswords } from '../store/passwords.ts';
import { endSignInsOf } from '../store/signIns.ts';

/**
 * Sets a member's password and ends all their sign-ins, except `exceptSid` if given (THR-04). Refuses with RATE_LIMITED
 * when the hashing queue is full.
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
 * Sets one password hash for many members at once, for demo data. `maySignIn` false: the password is correct, but only
 * the customer's identity provider signs them in. Their sign-ins are not ended.
 */
export async function seedPasswords(
  tx: Tx,
  memberIds: readonly string[],
  hash: string,
  maySignIn = true,
): Promise<void> {
  await savePasswords(tx, memberIds, { hash, maySignIn, at: new Date() });
}
