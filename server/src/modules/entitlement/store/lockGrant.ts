import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';

/** Keeps a grant as it is until the transaction ends. */
export async function lockGrant(tx: Tx, grantId: string): Promise<void> {
  await tx
    .selectFrom('entitlement_grant')
    .select('entitlement_grant_id')
    .where('entitlement_grant_id', '=', grantId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Keeps what the team gives to a member as it is until the transaction ends: a grant that is not there yet has no row
 * to lock.
 */
export async function lockGrantsOf(tx: Tx, memberId: string): Promise<void> {
  await lock(tx, `grants/${memberId}`);
}
