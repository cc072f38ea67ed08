import type { Db, Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { lockMember } from '../store/lockMember.ts';

/**
 * Stores what a provider has answered about a member, who cannot be erased meanwhile. Returns false, and stores
 * nothing, for one who was erased while the provider was asked: then the caller takes it back there, because nobody
 * else knows of it (ACT-05).
 */
export function whileMember(db: Db, memberId: string, store: (tx: Tx) => Promise<void>): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await lockMember(tx, memberId))) return false;
    await store(tx);
    return true;
  });
}
