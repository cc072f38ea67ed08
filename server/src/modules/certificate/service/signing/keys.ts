import { day } from '@atrium/domain/time.ts';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Context } from '../../../../base/context.ts';
import { seal, unseal, type Reseal } from '../../../../base/secret.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import {
  addCredentialKey,
  endOtherKeys,
  listCredentialKeys,
  lockCredentialKeys,
  saveSealedCredentialKey,
  type CredentialKey,
} from '../../store/keys.ts';

/** What Open Badges 3.0 requires every verifier to know (decision 054). */
export const algorithm = 'RS256';
const purpose = 'credential key';
/** The age at which a key signs no more, in milliseconds. */
const retiredAfter = 365 * day;

type KeyContext = Pick<Context, 'db' | 'now' | 'secret'>;

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/**
 * The key that signs at `ctx.now`; the first use, and the first after a year, makes one and retires the others. A key
 * that this installation's secret does not open counts as retired.
 */
export async function getSigningKey(ctx: KeyContext): Promise<SigningKey> {
  const known = openNewest(await listCredentialKeys(ctx.db), ctx);
  const { kid, jwk } =
    known ??
    (await transaction(ctx.db, async (tx) => {
      await lockCredentialKeys(tx);
      const made = openNewest(await listCredentialKeys(tx), ctx);
      if (made !== null) return made;
      const fresh = await makeKey(ctx);
      await addCredentialKey(tx, fresh.stored);
      await endOtherKeys(tx, fresh.stored.kid);
      return { kid: fresh.stored.kid, jwk: fresh.jwk };
    }));
  return { kid, privateKey: (await importJWK(jwk, algorithm)) as CryptoKey };
}

/** The public keys of everything that was ever signed, newest first. */
export async function listPublicKeys({ db }: Pick<Context, 'db'>): Promise<{ kid: string; publicJwk: JWK }[]> {
  return (await listCredentialKeys(db)).map(({ kid, publicJwk }) => ({ kid, publicJwk }));
}

/** Encrypts the keys that still sign again after a change of the secret. Returns how many there were. */
export async function resealCredentialKeys(tx: Tx, reseal: Reseal): Promise<number> {
  await lockCredentialKeys(tx);
  let changed = 0;
  for (const { kid, sealedPrivateJwk } of await listCredentialKeys(tx)) {
    const sealed = sealedPrivateJwk === null ? null : reseal(sealedPrivateJwk, purpose);
    if (sealed === null) continue;
    await saveSealedCredentialKey(tx, kid, sealed);
    changed += 1;
  }
  return changed;
}

function openNewest([newest]: readonly CredentialKey[], { now, secret }: KeyContext): { kid: string; jwk: JWK } | null {
  if (newest === undefined || newest.sealedPrivateJwk === null) return null;
  if (now - newest.createdAt.getTime() >= retiredAfter) return null;
  const text = unseal(newest.sealedPrivateJwk, secret, purpose);
  return text === null ? null : { kid: newest.kid, jwk: JSON.parse(text) as JWK };
}

async function makeKey({ now, secret }: KeyContext): Promise<{ stored: CredentialKey; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const [jwk, bare] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  const kid = await calculateJwkThumbprint(bare);
  const publicJwk: JWK = { ...bare, alg: algorithm, use: 'sig' };
  const sealedPrivateJwk = seal(JSON.stringify(jwk), secret, purpose);
  return { stored: { kid, publicJwk, sealedPrivateJwk, createdAt: new Date(now) }, jwk };
}
