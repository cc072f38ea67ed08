import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, seal, unseal } from '../../../base/secret.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { addAssertion, saveIdentity, saveAnswered, signOnTestContext } from '../store/federationAttempts.ts';
import { attemptPurpose } from './handles.ts';
import type { FederationDeps } from './openFederation.ts';
import { findConnection } from './realms.ts';
import { receiveTestAnswer } from './signOnTest/receiveTestAnswer.ts';

/** What became of an answer. */
export interface Received {
  /** By which the attempt is finished, or the report of a test is read. */
  readonly handle: string;
  readonly isTest: boolean;
}

const memoryShape = z.record(z.string(), z.string());

/**
 * Verifies what a provider sent for the attempt `state`, and keeps who it says has signed in. Whatever is wrong with it
 * is logged; the attempt then ends as a failed one. Each attempt takes one answer, at the address of its own realm:
 * what arrives at another one is another provider's (THR-07).
 *
 * Returns the handle by which the attempt is finished, for the browser that brought the answer: who has begun the
 * attempt knows the state, and could have sent somebody else to the provider with it (THR-08). It finishes nothing when
 * no attempt has waited for an answer.
 */
export async function receiveAnswer(
  deps: FederationDeps,
  { state, answer, kind, path }: { state: string; answer: string; kind: 'OIDC' | 'SAML'; path: string },
): Promise<Received> {
  const handle = randomBytes(32).toString('base64url');
  const answerHash = digest(handle);
  const attempt = await saveAnswered(deps.db, { stateHash: digest(state), answerHash, now: new Date(machineNow()) });
  if (attempt === null) return { handle, isTest: false };
  const { realmId, returnUrl, sealedMemory } = attempt;
  if (attempt.context === signOnTestContext) {
    await receiveTestAnswer(deps, { ...attempt, stateHash: answerHash }, { state, answer, kind, path });
    return { handle, isTest: true };
  }
  const received = { handle, isTest: false };
  const refused = (reason: string): Received => {
    deps.log.warn({ realmId, reason }, 'the answer of an identity provider was refused');
    return received;
  };
  if (new URL(returnUrl).pathname !== path) return refused('WRONG_ADDRESS');
  const memory = unseal(sealedMemory, deps.secret, attemptPurpose);
  const connection = await findConnection(deps, realmId, new URL(returnUrl).origin);
  if (memory === null || connection?.kind !== kind) return refused('REALM_CHANGED');
  const request = { state, returnUrl };
  const known = memoryShape.parse(JSON.parse(memory));
  const { oidc, saml } = deps.identityProviders;
  const found = await (connection.kind === 'SAML'
    ? saml.complete(connection, request, known, answer)
    : oidc.complete(connection, request, known, answer));
  if (!found.ok) return refused(found.refusal.reason);
  const { once, claims: _claims, ...identity } = found.value;
  const isNew = await transaction(deps.db, async (tx) => {
    if (once !== null && !(await addAssertion(tx, identity.issuer, once.id, new Date(once.expiresAt)))) return false;
    await saveIdentity(tx, answerHash, seal(JSON.stringify(identity), deps.secret, attemptPurpose));
    return true;
  });
  return isNew ? received : refused('REPLAYED');
}
