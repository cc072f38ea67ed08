import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { removeLinkRequest } from '../store/accountLinks.ts';
import { removeEmailRequest } from '../store/emailChanges.ts';
import { savePassword, savePasswords } from '../store/passwords.ts';
import { endSignInsOf } from '../store/signIns.ts';

/**
 * Sets a member's password by its hash, ends all their sign-ins, except `exceptSid` if given, and drops a link and
 * another address that they asked for (THR-04). The caller hashes the password before the transaction, which must not wait for the queue.
 */
export async function setPassword(
  tx: Tx,
  memberId: string,
  hash: string,
  exceptSid: string | null = null,
): Promise<void> {
  const now = new Date(machineNow());
  await savePassword(tx, memberId, hash, now);
  // or a stolen session would leave a way in that outlives it
  await removeLinkRequest(tx, memberId);
  await removeEmailRequest(tx, memberId);
  await endSignInsOf(tx, memberId, now, exceptSid);
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
  await savePasswords(tx, memberIds, { hash, maySignIn, at: new Date(machineNow()) });
}
