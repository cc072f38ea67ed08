import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { StartupError } from '../../../../base/process/startupError.ts';
import { seal, unseal, type Reseal } from '../../../../base/secret.ts';
import type { Db } from '../../../../base/sql/db.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import { addKey, listKeys, lockKeys, removeKeys, saveSealedKey, type StoredKey } from '../../store/keys.ts';
import { planRotation } from './planRotation.ts';

/** The only algorithm that signs our tokens. */
export const algorithm = 'ES256';
const purpose = 'signing key';

export interface SigningKeys {
  /** For the issuer: the one that signs, then the others, newest first. */
  readonly privateJwks: readonly JWK[];
  /** For verification, by key id. */
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
}

/**
 * Loads the keys that sign and verify our tokens at `now` (epoch milliseconds), and first makes the one that is due and
 * removes those that are outdated: one process does, the others wait for it.
 * @throws StartupError when SECRET is not the one with which a stored key was encrypted.
 */
export async function loadSigningKeys(db: Db, secret: string, now: number): Promise<SigningKeys> {
  let stored = await listKeys(db);
  if (isChangeDue(stored, now)) {
    stored = await transaction(db, async (tx) => {
      await lockKeys(tx);
      const { isRenewalDue, outdated } = planRotation(await listKeys(tx), now);
      if (isRenewalDue) await addKey(tx, await makeKey(secret, now));
      await removeKeys(
        tx,
        outdated.map((key) => key.kid),
      );
      return listKeys(tx);
    });
  }
  const { signing } = planRotation(stored, now);
  const ordered = [...stored.filter((key) => key === signing), ...stored.filter((key) => key !== signing)];
  const privateJwks = ordered.map((key) => open(key.sealedPrivateJwk, secret));
  const publicKeys = new Map<string, CryptoKey>();
  for (const { d: _private, ...publicJwk } of privateJwks) {
    publicKeys.set(publicJwk.kid ?? '', (await importJWK(publicJwk, algorithm)) as CryptoKey);
  }
  return { privateJwks, publicKeys };
}

/** Encrypts the keys again after a change of the secret. Returns how many there were. */
export async function resealSigningKeys(tx: Tx, reseal: Reseal): Promise<number> {
  await lockKeys(tx);
  let changed = 0;
  for (const { kid, sealedPrivateJwk } of await listKeys(tx)) {
    const sealed = reseal(sealedPrivateJwk, purpose);
    if (sealed === null) continue;
    await saveSealedKey(tx, kid, sealed);
    changed += 1;
  }
  return changed;
}

function isChangeDue(stored: readonly StoredKey[], now: number): boolean {
  const { isRenewalDue, outdated } = planRotation(stored, now);
  return isRenewalDue || outdated.length > 0;
}

async function makeKey(secret: string, now: number): Promise<StoredKey & { publicJwk: JWK }> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const { d, ...coordinates } = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(coordinates);
  const publicJwk: JWK = { ...coordinates, kid, alg: algorithm, use: 'sig' };
  const sealedPrivateJwk = seal(JSON.stringify({ ...publicJwk, d }), secret, purpose);
  return { kid, publicJwk, sealedPrivateJwk, createdAt: new Date(now) };
}

function open(sealed: Buffer, secret: string): JWK {
  const text = unseal(sealed, secret, purpose);
  if (text === null) {
    throw new StartupError(
      'SECRET is not the one with which the sign-in keys of this database were encrypted. Name that one too, for one start: SECRET_BEFORE=…; or, where it is lost, run: delete from oidc_key; which ends every sign-in.',
    );
  }
  return JSON.parse(text) as JWK;
}
