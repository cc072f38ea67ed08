import type { Db } from '../../../base/sql/db.ts';
import { findPassword } from '../store/passwords.ts';
import { checkPassword } from './password.ts';

/**
 * Whether this is the password of the account with this address, for somebody who has proved that it is theirs; null
 * when the hashing queue is full. The caller counts the attempts.
 */
export async function isPasswordOf(db: Db, address: string, password: string): Promise<boolean | null> {
  const stored = (await findPassword(db, address))?.hash ?? null;
  return checkPassword({ isKnown: true, line: address.toLowerCase() }, { stored, password });
}
