import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const expired = [
  statement(
    {},
    ({ now }: { now: Date }) => sql`
      delete from verification_code where (address, purpose) in (
        select address, purpose from verification_code where expires_at < ${now} for update skip locked)`,
  ),
  statement(
    {},
    ({ now }: { now: Date }) => sql`
      delete from limited_signup where tac_hash in (
        select tac_hash from limited_signup where expires_at < ${now} for update skip locked)`,
  ),
  statement(
    {},
    ({ now }: { now: Date }) => sql`
      delete from used_bot_challenge where use_key in (
        select use_key from used_bot_challenge where expires_at < ${now} for update skip locked)`,
  ),
];

/** Removes expired codes, signups and uses of challenges; locked ones are removed the next time. */
export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  for (const removal of expired) await removal.rows(tx, { now });
}
