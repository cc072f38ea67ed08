import type { Db } from '../../../base/sql/db.ts';
import { findPassword } from '../store/passwords.ts';
import { checkPassword } from './password.ts';

/**
 * Whether this is the password of the account with this address; null when the hashing queue is full. The caller counts
 * the attempts.
 */
export async function isPasswordOf(db: Db, address: string, password: string): Promise<boolean | null> {
  return checkPassword((await findPassword(db, address))?.hash ?? null, password);
}
