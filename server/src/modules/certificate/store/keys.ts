import type { JWK } from 'jose';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';

/** A key that signs credentials, or has. `sealedPrivateJwk` is null once it is retired. */
export interface CredentialKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateJwk: Buffer | null;
  readonly createdAt: Date;
}

/** Lets one process at a time change the keys. Holds the lock until the transaction ends. */
export function lockCredentialKeys(tx: Tx): Promise<void> {
  return lock(tx, 'certificate/keys');
}

/** Newest first, the retired ones included. */
export async function listCredentialKeys(tx: Tx): Promise<CredentialKey[]> {
  const rows = await tx
    .selectFrom('credential_key')
    .select(['kid', 'public_jwk as publicJwk', 'sealed_private_jwk as sealedPrivateJwk', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map(({ publicJwk, ...row }) => ({ ...row, publicJwk: publicJwk as JWK }));
}

export async function addCredentialKey(tx: Tx, key: CredentialKey): Promise<void> {
  await tx
    .insertInto('credential_key')
    .values({
      kid: key.kid,
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private_jwk: key.sealedPrivateJwk,
      created_at: key.createdAt,
    })
    .execute();
}

export async function saveSealedCredentialKey(tx: Tx, kid: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('credential_key').set({ sealed_private_jwk: sealed }).where('kid', '=', kid).execute();
}

/** Retires every key but this one: their private halves are removed, the public ones stay. */
export async function endOtherKeys(tx: Tx, kid: string): Promise<void> {
  await tx.updateTable('credential_key').set({ sealed_private_jwk: null }).where('kid', '<>', kid).execute();
}
