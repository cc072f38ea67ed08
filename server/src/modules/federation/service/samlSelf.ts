import { machineNow } from '../../../base/process/clock.ts';
import { createSelfSigned } from '../../../base/process/selfSigned.ts';
import { seal, unseal } from '../../../base/secret.ts';
import type { Db } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { SamlSelf } from '../../../ports/identityProviders.ts';
import { addSamlKey, findSamlKey, lockSamlKey } from '../store/samlKeys.ts';

/** The purpose for which the private key is encrypted. */
export const samlKeyPurpose = 'saml key';
export const samlMetadataPath = '/oidc/saml/metadata';

/**
 * Our name, key and certificate as a SAML service provider. The first process of a new database creates the key; the
 * others wait for it. Throws when SECRET is not the one with which the key was encrypted.
 */
export async function loadSamlSelf(options: {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
}): Promise<SamlSelf> {
  const { db, secret, publicUrl } = options;
  const { certificate, sealedPrivateKey } = await transaction(db, async (tx) => {
    await lockSamlKey(tx);
    const stored = await findSamlKey(tx);
    if (stored !== null) return stored;
    const made = await createSelfSigned(new URL(publicUrl).hostname, machineNow());
    const key = { certificate: made.certificate, sealedPrivateKey: seal(made.privateKey, secret, samlKeyPurpose) };
    await addSamlKey(tx, key, new Date(machineNow()));
    return key;
  });
  const privateKey = unseal(sealedPrivateKey, secret, samlKeyPurpose);
  if (privateKey === null) throw new Error('SECRET is not the one with which the SAML key was encrypted');
  return { entityId: publicUrl + samlMetadataPath, privateKey, certificate };
}
