import type { Tx } from '../../../base/sql/db.ts';
import { dropLinkRequest } from '../../federation/service/linking/links.ts';
import { endSignIns } from '../../identity/service/endSignIns.ts';
import { replacePassword } from '../../proof/service/memberPassword.ts';
import { removeEmailRequest } from '../store/emailChanges.ts';

/**
 * Sets a member's password by its hash, ends all their sign-ins, except `exceptSid` if given, and drops a link and
 * another address that they asked for (THR-04). The caller hashes the password before the transaction, which must not
 * wait for the hashing queue.
 */
export async function setPassword(
  tx: Tx,
  memberId: string,
  hash: string,
  exceptSid: string | null = null,
): Promise<void> {
  await replacePassword(tx, memberId, hash);
  // or a stolen session would leave a way in that outlives it
  await dropLinkRequest(tx, memberId);
  await removeEmailRequest(tx, memberId);
  await endSignIns(tx, memberId, exceptSid);
}
