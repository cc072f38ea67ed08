import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';

export interface StoredKey {
  readonly kid: string;
  readonly sealedPrivateJwk: Buffer;
  readonly createdAt: Date;
}

/** Lets one process at a time change the keys. Holds the lock until the transaction ends. */
export function lockKeys(tx: Tx): Promise<void> {
  return lock(tx, 'identity/keys');
}

/** Newest first. */
export function listKeys(tx: Tx): Promise<StoredKey[]> {
  return tx
    .selectFrom('oidc_key')
    .select(['kid', 'sealed_private_jwk as sealedPrivateJwk', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
}

export async function addKey(tx: Tx, key: StoredKey & { readonly publicJwk: object }): Promise<void> {
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

export async function saveSealedKey(tx: Tx, kid: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('oidc_key').set({ sealed_private_jwk: sealed }).where('kid', '=', kid).execute();
}

export async function removeKeys(tx: Tx, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await tx.deleteFrom('oidc_key').where('kid', 'in', kids).execute();
}
