import { z } from 'zod';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, seal, unseal } from '../../../base/secret.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { addAssertion, saveIdentity, saveAnswered } from '../store/federationAttempts.ts';
import { attemptPurpose } from './handles.ts';
import type { FederationDeps } from './openFederation.ts';
import { findConnection } from './realms.ts';

const memoryShape = z.record(z.string(), z.string());

/**
 * Verifies what a provider sent for the attempt `state`, and keeps who it says has signed in. Whatever is wrong with it
 * is logged; the attempt then ends as a failed one. Each attempt takes one answer.
 */
export async function receiveAnswer(
  deps: FederationDeps,
  { state, answer, kind }: { state: string; answer: string; kind: 'OIDC' | 'SAML' },
): Promise<void> {
  const stateHash = digest(state);
  const attempt = await saveAnswered(deps.db, stateHash, new Date(machineNow()));
  if (attempt === null) return;
  const { realmId, returnUrl, sealedMemory } = attempt;
  const refused = (reason: string): void => {
    deps.log.warn({ realmId, reason }, 'the answer of an identity provider was refused');
  };
  const memory = unseal(sealedMemory, deps.secret, attemptPurpose);
  const connection = await findConnection(deps, realmId, new URL(returnUrl).origin);
  if (memory === null || connection?.kind !== kind) {
    refused('REALM_CHANGED');
    return;
  }
  const request = { state, returnUrl };
  const known = memoryShape.parse(JSON.parse(memory));
  const { oidc, saml } = deps.identityProviders;
  const found = await (connection.kind === 'SAML'
    ? saml.complete(connection, request, known, answer)
    : oidc.complete(connection, request, known, answer));
  if (!found.ok) {
    refused(found.refusal.reason);
    return;
  }
  const { once, ...identity } = found.value;
  const isNew = await transaction(deps.db, async (tx) => {
    if (once !== null && !(await addAssertion(tx, identity.issuer, once.id, new Date(once.expiresAt)))) return false;
    await saveIdentity(tx, stateHash, seal(JSON.stringify(identity), deps.secret, attemptPurpose));
    return true;
  });
  if (!isNew) refused('REPLAYED');
}
