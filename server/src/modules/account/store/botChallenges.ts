import type { Tx } from '../../../base/sql/db.ts';

/** Marks a challenge as used; false when it was used before. */
export async function addUsedChallenge(tx: Tx, useKey: string, expiresAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('used_bot_challenge')
    .values({ use_key: useKey, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('use_key').doNothing())
    .returning('use_key')
    .executeTakeFirst();
  return added !== undefined;
}
