import type { Tx } from '../../../base/sql/db.ts';
import type { SetupLink } from '../types.ts';

/** Stores the link of the first owner by the hash of its secret; every earlier one is good for nothing then. */
export async function replaceSetupLink(
  tx: Tx,
  link: { readonly tokenHash: string; readonly address: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('setup_link').execute();
  await tx
    .insertInto('setup_link')
    .values({ token_hash: link.tokenHash, address: link.address, expires_at: link.expiresAt })
    .execute();
}

/** The link with this secret; null when there is none, or it has expired. */
export async function findSetupLink(tx: Tx, tokenHash: string, now: Date): Promise<SetupLink | null> {
  const found = await tx
    .selectFrom('setup_link')
    .select('address')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}
