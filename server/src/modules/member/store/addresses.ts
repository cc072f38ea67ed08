import type { Tx } from '../../../base/sql/db.ts';
import { lock, tryLockShared } from '../../../base/sql/lock.ts';
import { verifiedLink } from '../fragments.ts';

/**
 * Lets nobody else make this address theirs, by an account, a change or a link, until the transaction ends
 * (docs/locks.md). Whether it is taken is read after this.
 */
export function lockAddress(tx: Tx, email: string): Promise<void> {
  return lock(tx, `address/${email.toLowerCase()}`);
}

/**
 * The same for a new account, beside others whose address is unique among the accounts anyway; false, and without
 * waiting, when a change or a link is about to take it: its transaction may wait for what this one has locked.
 */
export function lockNewAddress(tx: Tx, email: string): Promise<boolean> {
  return tryLockShared(tx, `address/${email.toLowerCase()}`);
}

/** Whether an address is the second sign-in of a member: signing in with it opens the account that it is linked to. */
export async function isSecondSignIn(tx: Tx, email: string): Promise<boolean> {
  return (await verifiedLink(tx, email).select('l.member_id').executeTakeFirst()) !== undefined;
}

/** Whether an address is that of an account, or with `exceptId` of another one than this. */
export async function isOfAccount(tx: Tx, email: string, exceptId: string | null): Promise<boolean> {
  const accounts = tx.selectFrom('member').select('member_id').where('email', '=', email);
  const others = exceptId === null ? accounts : accounts.where('member_id', '<>', exceptId);
  return (await others.executeTakeFirst()) !== undefined;
}

/** The id of the account of an address, in lower case; null without one. */
export async function findMemberIdBy(tx: Tx, email: string): Promise<string | null> {
  const found = await tx.selectFrom('member').select('member_id as id').where('email', '=', email).executeTakeFirst();
  return found?.id ?? null;
}
