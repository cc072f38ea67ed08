import type { Tx } from '../../../base/sql/db.ts';
import type { CodePurpose } from '../types.ts';

export interface CodeKey {
  readonly address: string;
  readonly purpose: CodePurpose;
}

/** Saves a code; an earlier one of the same address and purpose is gone. */
export async function saveCode(tx: Tx, key: CodeKey, codeHash: string, expiresAt: Date): Promise<void> {
  const fresh = { code_hash: codeHash, expires_at: expiresAt, tries: 0 };
  await tx
    .insertInto('verification_code')
    .values({ ...key, ...fresh })
    .onConflict((conflict) => conflict.columns(['address', 'purpose']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts one try and returns the hash to compare with; null when there is no valid code, or it was tried `most` times. One
 * statement, so that of concurrent tries no more than `most` are compared (THR-13).
 */
export async function addTry(tx: Tx, key: CodeKey, now: Date, most: number): Promise<string | null> {
  const found = await tx
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning('code_hash as codeHash')
    .executeTakeFirst();
  return found?.codeHash ?? null;
}

/** Uses a code up; false when it was used or replaced in the meantime. */
export async function endCode(tx: Tx, key: CodeKey, codeHash: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('verification_code')
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .where('code_hash', '=', codeHash)
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}
