import { judgeClaims } from '@atrium/domain/company/signOnTest.ts';
import { z } from 'zod';
import { unseal } from '../../../../base/secret.ts';
import type { AnsweredIdentity } from '../../../../ports/identityProviders.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { listVerifiedDomains } from '../../../member/service/listVerifiedDomains.ts';
import { findMemberByEmail, findMemberOfIdentity } from '../../store/federatedIdentities.ts';
import { addAssertion, type AnsweredFederationAttempt } from '../../store/federationAttempts.ts';
import { findDraft } from '../../store/signOnDrafts.ts';
import { findMemberToSignIn } from '../findMemberToSignIn.ts';
import { attemptPurpose } from '../handles.ts';
import type { FederationDeps } from '../openFederation.ts';
import { connectionOf } from '../realms.ts';
import { isPublicOnly } from './isPublicOnly.ts';
import { keepReport, type Found } from './keepReport.ts';

const memoryShape = z.record(z.string(), z.string());

/**
 * Verifies what a provider answered to a test as a sign-in would be, and keeps a report of it (COM-01). It changes no
 * account, and signs nobody in. There is no report of an answer to a draft that was changed meanwhile.
 */
export async function receiveTestAnswer(
  deps: FederationDeps,
  attempt: AnsweredFederationAttempt & { readonly stateHash: string },
  { state, answer, kind, path }: { state: string; answer: string; kind: 'OIDC' | 'SAML'; path: string },
): Promise<void> {
  const { realmId: customerId, returnUrl, sealedMemory, stateHash } = attempt;
  const memory = memoryShape.parse(JSON.parse(unseal(sealedMemory, deps.secret, attemptPurpose) ?? '{}'));
  const { revision = '', ...known } = memory;
  const draft = await findDraft(deps.db, customerId);
  if (draft?.revision !== revision) return;
  const of = { stateHash, tested: { customerId, revision }, kind: draft.kind, issuer: draft.issuer };
  const notAccepted = (reason: string): Promise<void> => keepReport(deps, of, { fault: 'NOT_ACCEPTED', reason });
  if (new URL(returnUrl).pathname !== path) return notAccepted('RECIPIENT');
  const provider = { ...draft, isPublicOnly: isPublicOnly(deps.publicUrl) };
  const connection = await connectionOf(deps, provider, new URL(returnUrl).origin);
  if (connection?.kind !== kind) return notAccepted('RECIPIENT');
  const { oidc, saml } = deps.identityProviders;
  const request = { state, returnUrl };
  const found = await (connection.kind === 'SAML'
    ? saml.complete(connection, request, known, answer)
    : oidc.complete(connection, request, known, answer));
  if (!found.ok) {
    const { code, reason } = found.refusal;
    const isCanceled = /access_denied|AuthnFailed|RequestDenied/i.test(reason);
    const fault = code === 'UNAVAILABLE' ? 'NO_ANSWER' : isCanceled ? 'CANCELED' : 'NOT_ACCEPTED';
    return keepReport(deps, of, { fault, reason });
  }
  const { once, ...identity } = found.value;
  // an assertion counts once, also between tests and sign-ins
  const isNew = once === null || (await addAssertion(deps.db, identity.issuer, once.id, new Date(once.expiresAt)));
  return isNew ? keepReport(deps, of, await judge(deps, customerId, identity)) : notAccepted('REPLAYED');
}

/** What a sign-in with this identity would come to, if the draft were switched on. */
async function judge(
  { db }: FederationDeps,
  customerId: string,
  identity: Omit<AnsweredIdentity, 'once'>,
): Promise<Found> {
  const { claims, email } = identity;
  const authority = { customerId, domains: await listVerifiedDomains(db, customerId) };
  const fault = judgeClaims(identity, customerId, authority.domains);
  if (fault !== null) return { fault, claims, email };
  const member = await findMemberToSignIn(db, identity, authority);
  if (member !== null) {
    const person = (await findRecipient(db, member.memberId))?.email ?? '';
    return { fault: null, claims, email, match: 'ACCOUNT', person };
  }
  const isTaken =
    (await findMemberOfIdentity(db, identity.issuer, identity.subject)) ??
    (email === null ? null : await findMemberByEmail(db, email));
  return isTaken === null ? { fault: null, claims, email, match: 'NEW' } : { fault: 'NOT_THEIRS', claims, email };
}
