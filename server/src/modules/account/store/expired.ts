import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';

const expired = [
  removal(sql`delete from verification_code`, 'verification_code', 'expires_at'),
  removal(sql`delete from limited_signup`, 'limited_signup', 'expires_at'),
  removal(sql`delete from used_bot_challenge`, 'used_bot_challenge', 'expires_at'),
];

/** Removes expired codes, signups and uses of challenges. */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  for (const each of expired) await each.rows(tx, { before: now });
}
