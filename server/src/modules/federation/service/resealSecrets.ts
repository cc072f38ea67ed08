import type { Reseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { listSealedSamlKeys, lockSamlKey, saveSealedSamlKey } from '../store/samlKeys.ts';
import { listSealedDraftSecrets, saveSealedDraftSecret } from '../store/signOnDrafts.ts';
import { listSealedClientSecrets, saveSealedClientSecret } from '../store/staffRealms.ts';
import { clientSecretPurpose } from './realms.ts';
import { samlKeyPurpose } from './samlSelf.ts';

/**
 * Encrypts our SAML keys, and the secrets at companies' identity providers, again after a change of the secret. Returns
 * how many there were.
 */
export async function resealFederation(tx: Tx, reseal: Reseal): Promise<{ samlKeys: number; clientSecrets: number }> {
  await lockSamlKey(tx);
  const changed = { samlKeys: 0, clientSecrets: 0 };
  for (const { id, sealed } of await listSealedSamlKeys(tx)) {
    const again = reseal(sealed, samlKeyPurpose);
    if (again === null) continue;
    await saveSealedSamlKey(tx, id, again);
    changed.samlKeys += 1;
  }
  await lock(tx, 'federation/realms');
  for (const { realmId, sealed } of await listSealedClientSecrets(tx)) {
    const again = sealed === null ? null : reseal(sealed, clientSecretPurpose);
    if (again === null) continue;
    await saveSealedClientSecret(tx, realmId, again);
    changed.clientSecrets += 1;
  }
  for (const { customerId, sealed } of await listSealedDraftSecrets(tx)) {
    const again = sealed === null ? null : reseal(sealed, clientSecretPurpose);
    if (again === null) continue;
    await saveSealedDraftSecret(tx, customerId, again);
    changed.clientSecrets += 1;
  }
  return changed;
}
