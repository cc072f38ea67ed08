import type { Tx } from '../../base/sql/db.ts';

/**
 * The verified link with this address, by which a member has a second sign-in; the oldest, because the database does
 * not refuse another one.
 */
export function verifiedLink(tx: Tx, address: string) {
  return tx
    .selectFrom('account_link as l')
    .where('l.email', '=', address)
    .where('l.verified_at', 'is not', null)
    .orderBy('l.verified_at')
    .limit(1);
}
