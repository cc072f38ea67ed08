import type { Log } from '../base/process/log.ts';
import { resealWith } from '../base/secret.ts';
import type { Db } from '../base/sql/db.ts';
import { transaction } from '../base/sql/transaction.ts';
import { resealCredentialKeys } from '../modules/certificate/service/signing/keys.ts';
import { resealEndpoints } from '../modules/endpoint/service/secrets.ts';
import { resealFederation } from '../modules/federation/service/resealSecrets.ts';
import { resealSigningKeys } from '../modules/identity/service/keys/loadSigningKeys.ts';
import { resealAuthenticators } from '../modules/secondFactor/service/resealAuthenticators.ts';

/**
 * Encrypts what is stored again when it was encrypted with a former secret: the keys that sign tokens and credentials,
 * our SAML keys, the secrets at identity providers, and those of endpoints. All or nothing, and nothing at a second
 * start. What none of the secrets opens stays as it is.
 * @param former the secrets that it may have been encrypted with; none: there is nothing to do.
 */
export async function renewSecret(
  { db, secret, log }: { readonly db: Db; readonly secret: string; readonly log: Pick<Log, 'warn'> },
  former: readonly string[],
): Promise<void> {
  if (former.length === 0) return;
  const reseal = resealWith(secret, former);
  const changed = await transaction(db, async (tx) => ({
    signingKeys: await resealSigningKeys(tx, reseal),
    credentialKeys: await resealCredentialKeys(tx, reseal),
    ...(await resealFederation(tx, reseal)),
    endpoints: await resealEndpoints(tx, reseal),
    authenticators: await resealAuthenticators(tx, reseal),
  }));
  if (Object.values(changed).some((count) => count > 0)) {
    log.warn(changed, 'what a former secret had encrypted was encrypted with the present one');
  }
}
