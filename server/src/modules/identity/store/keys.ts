import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';

export interface StoredKey {
  readonly kid: string;
  readonly sealedPrivateJwk: Buffer;
}

/** Lets one process at a time look for the key and create it. Holds the lock until the transaction ends. */
export function lockKeys(tx: Tx): Promise<void> {
  return lock(tx, 'identity/keys');
}

/** Newest first: the first one signs, all verify. */
export function listKeys(tx: Tx): Promise<StoredKey[]> {
  return tx
    .selectFrom('oidc_key')
    .select(['kid', 'sealed_private_jwk as sealedPrivateJwk'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

export async function addKey(
  tx: Tx,
  key: { kid: string; publicJwk: object; sealedPrivateJwk: Buffer; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('oidc_key')
    .values({
      kid: key.kid,
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private_jwk: key.sealedPrivateJwk,
      created_at: key.createdAt,
    })
    .execute();
}
