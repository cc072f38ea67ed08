import type { Tx } from '../../../base/sql/db.ts';
import * as addresses from '../store/addresses.ts';

/** Whether an address is the second sign-in of a member; it opens their account. */
export function isSecondSignIn(tx: Tx, email: string): Promise<boolean> {
  return addresses.isSecondSignIn(tx, email);
}

/**
 * Whether an address is in use: it is an account's, or the second sign-in of a member (ACT-02, ACT-06). `exceptId`: a
 * member whose own account may have it; their second sign-in counts, because an address is one thing of one account.
 */
export async function isAddressInUse(tx: Tx, email: string, exceptId: string | null = null): Promise<boolean> {
  const isAccount = await addresses.isOfAccount(tx, email, exceptId);
  const isSecond = await isSecondSignIn(tx, email);
  return isAccount || isSecond;
}

/**
 * The same under a lock, for a member who is about to make the address theirs: nobody else does until the transaction
 * ends, so that of two who prove it at the same moment the second finds it in use.
 */
export async function isLockedAddressInUse(tx: Tx, email: string, exceptId: string | null = null): Promise<boolean> {
  await addresses.lockAddress(tx, email);
  return isAddressInUse(tx, email, exceptId);
}
