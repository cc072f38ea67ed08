import type { Tx } from '../../../base/sql/db.ts';

/** Keeps a grant as it is until the transaction ends. */
export async function lockGrant(tx: Tx, grantId: string): Promise<void> {
  await tx
    .selectFrom('entitlement_grant')
    .select('entitlement_grant_id')
    .where('entitlement_grant_id', '=', grantId)
    .forNoKeyUpdate()
    .execute();
}
