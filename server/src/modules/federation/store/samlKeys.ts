import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';

/** Every key as it is stored, by its number. */
export function listSealedSamlKeys(tx: Tx): Promise<{ id: number; sealed: Buffer }[]> {
  return tx.selectFrom('saml_key').select(['saml_key_id as id', 'sealed_private_key as sealed']).execute();
}

export async function saveSealedSamlKey(tx: Tx, id: number, sealed: Buffer): Promise<void> {
  await tx.updateTable('saml_key').set({ sealed_private_key: sealed }).where('saml_key_id', '=', id).execute();
}

export interface StoredSamlKey {
  readonly certificate: string;
  readonly sealedPrivateKey: Buffer;
}

/** Lets one process at a time look for the key and create it. Holds the lock until the transaction ends. */
export function lockSamlKey(tx: Tx): Promise<void> {
  return lock(tx, 'identity/saml-key');
}

/** The newest key. */
export async function findSamlKey(tx: Tx): Promise<StoredSamlKey | null> {
  const found = await tx
    .selectFrom('saml_key')
    .select(['certificate', 'sealed_private_key as sealedPrivateKey'])
    .orderBy('saml_key_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

export async function addSamlKey(tx: Tx, key: StoredSamlKey, at: Date): Promise<void> {
  await tx
    .insertInto('saml_key')
    .values({ certificate: key.certificate, sealed_private_key: key.sealedPrivateKey, created_at: at })
    .execute();
}
