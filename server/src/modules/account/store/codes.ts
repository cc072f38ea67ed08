import { sql } from 'kysely';
import { boolean, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { CodePurpose } from '../types.ts';

export interface CodeKey {
  readonly address: string;
  readonly purpose: CodePurpose;
  /** The network that asks, hashed; '' for none. */
  readonly network?: string;
}

/** Saves a code; an earlier one of the same address, purpose and network is gone. */
export async function saveCode(tx: Tx, key: CodeKey, codeHash: string, expiresAt: Date): Promise<void> {
  const fresh = { code_hash: codeHash, expires_at: expiresAt, tries: 0, foreign_tries: 0, is_used: false };
  await tx
    .insertInto('verification_code')
    .values({ ...key, ...fresh })
    .onConflict((conflict) => conflict.columns(['address', 'purpose', 'network']).doUpdateSet(fresh))
    .execute();
}

const tried = statement(
  { codeHash: text, isUsed: boolean },
  ({ address, purpose, network, now, most, foreign, usedOnly }: Required<CodeKey> & TryLimits) => sql`
    with open as (
      select network from verification_code
      where address = ${address}::citext and purpose = ${purpose} and expires_at > ${now} and tries < ${most}
        and (is_used or not ${usedOnly}::boolean)
        and (network = ${network} or foreign_tries < ${foreign})
      order by network for no key update)
    update verification_code c
    set tries = c.tries + 1, foreign_tries = c.foreign_tries + case when c.network = ${network} then 0 else 1 end
    from open
    where c.address = ${address}::citext and c.purpose = ${purpose} and c.network = open.network
    returning c.code_hash as "codeHash", c.is_used as "isUsed"`,
);

interface TryLimits {
  readonly now: Date;
  /** How often a code is compared, and how often of these for other networks than the one that asked for it. */
  readonly most: number;
  readonly foreign: number;
  /** Only codes that have been used, for a call that may have been sent before. */
  readonly usedOnly: boolean;
}

/** A code to compare with, by its hash. */
export interface TriedCode {
  readonly codeHash: string;
  readonly isUsed: boolean;
}

/**
 * Counts one try and returns the hashes to compare with; none when there is no valid code, or each was tried too often.
 * One statement, so that of concurrent tries no more than `most` are compared (THR-13).
 */
export function addTries(tx: Tx, { network = '', ...key }: CodeKey, limits: TryLimits): Promise<readonly TriedCode[]> {
  return tried.rows(tx, { ...key, network, ...limits });
}

/**
 * Uses a code up, and removes all others for the same; false when it was used or replaced in the meantime. The used one
 * is kept until it expires, to recognize a call that is sent again.
 */
export async function endCode(tx: Tx, { address, purpose }: CodeKey, codeHash: string): Promise<boolean> {
  const used = await tx
    .updateTable('verification_code')
    .set({ is_used: true })
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('is_used', '=', false)
    .returning('network')
    .executeTakeFirst();
  if (used === undefined) return false;
  await tx
    .deleteFrom('verification_code')
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('network', '<>', used.network)
    .execute();
  return true;
}
