import type { Reseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listSealedSecrets, saveSealedSecret } from '../store/factors.ts';
import { authenticatorPurpose } from './authenticators.ts';

/** Encrypts the secrets of authenticators again after a change of the secret. Returns how many there were. */
export async function resealAuthenticators(tx: Tx, reseal: Reseal): Promise<number> {
  let changed = 0;
  for (const { factorId, sealed } of await listSealedSecrets(tx)) {
    const again = reseal(sealed, authenticatorPurpose);
    if (again === null) continue;
    await saveSealedSecret(tx, factorId, again);
    changed += 1;
  }
  return changed;
}
