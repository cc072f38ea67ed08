import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Db } from '../../../base/sql/db.ts';
import { StartupError } from '../../../base/process/startupError.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { seal, unseal } from './seal.ts';
import { addKey, listKeys, lockKeys } from '../store/keys.ts';

/** The only algorithm that signs our tokens. */
export const algorithm = 'ES256';
const purpose = 'signing key';

export interface SigningKeys {
  /** For the issuer, newest first. */
  readonly privateJwks: readonly JWK[];
  /** For verification, by key id. */
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
}

/**
 * Loads the keys that sign and verify our tokens. The first process of a new database creates one; the others wait for
 * it.
 * @throws StartupError when SECRET is not the one with which the stored key was encrypted.
 */
export async function loadSigningKeys(db: Db, secret: string): Promise<SigningKeys> {
  const privateJwks = await transaction(db, async (tx) => {
    await lockKeys(tx);
    const stored = await listKeys(tx);
    if (stored.length > 0) return stored.map((key) => open(key.sealedPrivateJwk, secret));
    const made = await makeKey();
    const { d: _private, ...publicJwk } = made;
    await addKey(tx, {
      kid: made.kid,
      publicJwk,
      sealedPrivateJwk: seal(JSON.stringify(made), secret, purpose),
      createdAt: new Date(),
    });
    return [made];
  });
  const publicKeys = new Map<string, CryptoKey>();
  for (const { d: _private, ...publicJwk } of privateJwks) {
    publicKeys.set(publicJwk.kid ?? '', (await importJWK(publicJwk, algorithm)) as CryptoKey);
  }
  return { privateJwks, publicKeys };
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}

function open(sealed: Buffer, secret: string): JWK {
  const text = unseal(sealed, secret, purpose);
  if (text === null) {
    throw new StartupError(
      'SECRET is not the one with which the sign-in keys of this database were encrypted. Set that one again, or empty the table oidc_key, which ends every sign-in.',
    );
  }
  return JSON.parse(text) as JWK;
}
