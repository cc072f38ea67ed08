import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

export interface StoredKey {
  readonly kid: string;
  readonly sealedPrivateJwk: Buffer;
}

/** Lets one process at a time look for the key and create it. Holds the lock until the transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(727002)`.execute(tx);
}

/** Newest first: the first one signs, all verify. */
export async function listKeys(tx: Tx): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`select kid, sealed_private_jwk as "sealedPrivateJwk" from oidc_key
    order by created_at desc, kid`.execute(tx);
  return rows;
}

export async function addKey(
  tx: Tx,
  key: { kid: string; publicJwk: object; sealedPrivateJwk: Buffer; createdAt: Date },
): Promise<void> {
  await sql`insert into oidc_key (kid, public_jwk, sealed_private_jwk, created_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.sealedPrivateJwk}, ${key.createdAt})`.execute(
    tx,
  );
}
