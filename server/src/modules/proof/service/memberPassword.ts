import { machineNow } from '../../../base/process/clock.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import {
  findPasswordOf,
  isPasswordSetBy,
  lockPasswordOf,
  lockPasswordForChange,
  removePassword,
  savePassword,
  savePasswords,
} from '../store/passwords.ts';

/** Whether the member may sign in by a password. */
export async function hasPassword(db: Db, memberId: string): Promise<boolean> {
  return (await findPasswordOf(db, memberId)) !== null;
}

/**
 * Locks a member's password for a change until the transaction ends; false when it is another than this hash by now.
 */
export function lockMemberPassword(tx: Tx, memberId: string, hash: string): Promise<boolean> {
  return lockPasswordForChange(tx, memberId, hash);
}

/**
 * Locks the password of a member, whatever it is, for a change of the address, which takes it before the link and the
 * request for another address (docs/locks.md).
 */
export function lockAnyPassword(tx: Tx, memberId: string): Promise<void> {
  return lockPasswordOf(tx, memberId);
}

/** Removes a password that no longer proves anything: the next one is set by a code that is mailed to the address. */
export function dropPassword(tx: Tx, memberId: string): Promise<void> {
  return removePassword(tx, memberId);
}

/** Whether this sign-in itself has changed the member's password in the last milliseconds `within`. */
export function wasPasswordSetBy(
  db: Db,
  { memberId, sid, within }: { readonly memberId: string; readonly sid: string; readonly within: number },
): Promise<boolean> {
  return isPasswordSetBy(db, { memberId, sid, since: new Date(machineNow() - within) });
}

/** Stores a new password by its hash, and nothing else: `setPassword` ends what the one before allowed. */
export function replacePassword(tx: Tx, memberId: string, hash: string): Promise<void> {
  return savePassword(tx, memberId, hash, new Date(machineNow()));
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
