import { randomBytes } from 'node:crypto';
import { seal, unseal, type Reseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listSealed, saveSealed } from '../store/endpoints.ts';

/** The purpose for which the secrets of endpoints are encrypted. */
const purpose = 'webhook endpoint';
const secretBytes = 32;

/** A new secret, as Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

export const sealSecret = (text: string, secret: string): Buffer => seal(text, secret, purpose);

/** The secret of an endpoint; null when the product's secret is another one since. */
export const openSecret = (sealed: Buffer, secret: string): string | null => unseal(sealed, secret, purpose);

/** Encrypts the secrets of endpoints again after a change of the product's. Returns how many there were. */
export async function resealEndpoints(tx: Tx, reseal: Reseal): Promise<number> {
  let changed = 0;
  for (const { endpointId, secret, former } of await listSealed(tx)) {
    const again = reseal(secret, purpose);
    const formerAgain = former === null ? null : reseal(former, purpose);
    if (again === null && formerAgain === null) continue;
    await saveSealed(tx, endpointId, { secret: again ?? secret, former: formerAgain ?? former });
    changed += 1;
  }
  return changed;
}
