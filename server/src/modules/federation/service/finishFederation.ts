import { federationContexts, type FederationContext } from '@atrium/domain/access/federation.ts';
import { refusal, type Refusal } from '@atrium/domain/errors.ts';
import { z } from 'zod';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inShortTurn, oneAtATime } from '../../../base/turns.ts';
import { refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { authorizationRequest, checkRedirectUri, opaque } from '../../identity/service/authorizationRequest.ts';
import { issueCode } from '../../identity/service/issueCode.ts';
import { finishSignIn, type SecondStep } from '../../identity/service/secondStep.ts';
import { lockProvedMember } from '../../identity/service/waysIn.ts';
import { browserIdOf } from '../../proof/service/knownBrowser.ts';
import { queueRetryAfter } from '../../proof/service/password.ts';
import { isInByPass, saveLastUse, type FederatedMemberRow } from '../store/federatedIdentities.ts';
import {
  endFederationAttempt,
  lockFederationAttempt,
  saveOffered,
  type OpenFederationAttempt,
} from '../store/federationAttempts.ts';
import { findMemberToSignIn } from './findMemberToSignIn.ts';
import { giveIdentity, noteIdentity } from './giveIdentity.ts';
import { linkIdentity } from './linking/linkIdentity.ts';
import type { FederationDeps } from './openFederation.ts';
import { findAuthority, googleRealm } from './realms.ts';
import { identityOf, offerSignup, type VerifiedIdentity, type SignupOffer } from './signupTicket.ts';

/** The request of the page at /oauth: the handle of the attempt, and our own authorization request. */
export const finishInput = z.object({ ...authorizationRequest, federation: opaque });

export type FinishResult =
  /** `pass`: the code of the pass by which the page registers; null for a free account. */
  | { readonly ok: true; readonly value: { readonly signup: SignupOffer; readonly pass: string | null } }
  /** The second factor is asked for (STF-02). */
  | { readonly ok: true; readonly value: { readonly secondStep: SecondStep } }
  /** A second way to sign in was added; the page signs out (SSO-06). */
  | { readonly ok: true; readonly value: { readonly linked: true } }
  | {
      readonly ok: true;
      readonly value: {
        readonly code: string;
        readonly state: string;
        readonly iss: string;
        /** Where the person wanted to go. */
        readonly redirectPath: string | null;
      };
    }
  /** The context says where the failure is shown; null for an attempt that is not this browser's. */
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly context: FederationContext | null;
      readonly pass: string | null;
      /** Where the person wanted to go. */
      readonly returnPath: string | null;
    };

/**
 * Ends an attempt with a sign-in of our own: the same code, tokens and cookies as with a password (SSO-04). Refuses
 * with SSO_FAILED when the attempt is not of this browser, was finished before, or its answer was not accepted
 * (THR-08), and with ACCOUNT_NOT_FOUND when no account belongs to the person (SSO-05, THR-09). Somebody new who wanted
 * to sign up is offered that instead (SIG-07). RATE_LIMITED when too many ask for the same attempt at once.
 */
export async function finishFederation(
  deps: FederationDeps,
  input: z.infer<typeof finishInput>,
  from: { readonly browser: string | null; readonly userAgent: string; readonly knownBrowser: string },
): Promise<FinishResult> {
  if ((await deps.visitorFlags()).blockLogin !== null)
    return failed(refusal('UNAVAILABLE', { reason: 'BLOCK_LOGIN' }), null);
  const address = checkRedirectUri(deps.publicUrl, input);
  if (!address.ok) return failed(address.refusal, null);
  const { browser } = from;
  if (browser === null) return failed(refusal('SSO_FAILED'), null);
  const stateHash = digest(input.federation);
  const finish = async (tx: Tx): Promise<FinishResult> => {
    const now = new Date(machineNow());
    const attempt = await lockFederationAttempt(tx, { stateHash, browserHash: digest(browser), now });
    if (attempt === null) return failed(refusal('SSO_FAILED'), null);
    const context = federationContexts.find((name) => name === attempt.context) ?? 'login';
    const identity = identityOf(attempt, deps.secret);
    if (context === 'add-secondary-email') {
      await endFederationAttempt(tx, stateHash, now);
      const linked = await linkIdentity(tx, { now: deps.clock.now(), site: deps.site }, attempt, identity);
      return linked.ok ? { ok: true, value: { linked: true } } : failed(linked.refusal, { ...attempt, context });
    }
    const member = identity && (await lockProvedMember(tx, () => findMember(tx, attempt.realmId, identity)));
    const signup = identity && (await findOffer(tx, { ...attempt, context }, { identity, member }));
    // the attempt stays open, as the ticket by which the page signs up
    if (signup !== null) {
      await saveOffered(tx, stateHash, now);
      return { ok: true, value: { signup, pass: attempt.passCode } };
    }
    await endFederationAttempt(tx, stateHash, now);
    const of = { ...attempt, context };
    if (identity === null) return failed(refusal('SSO_FAILED'), of);
    if (member === null || !isExpected(member, attempt)) return failed(refusal('ACCOUNT_NOT_FOUND'), of);
    const given = await giveIdentity(tx, identity, { memberId: member.memberId, at: now });
    if (given === 'TAKEN') return failed(refusal('ACCOUNT_NOT_FOUND'), of);
    const { userAgent, knownBrowser } = from;
    const browserId = browserIdOf(knownBrowser);
    const who = { memberId: member.memberId, userAgent, browserId, knownBrowser, redirectPath: attempt.returnPath };
    // a company's provider asks for what it wants itself (D81)
    const done =
      attempt.realmId === googleRealm
        ? await finishSignIn(deps, tx, input, who)
        : { code: await issueCode(deps, tx, input, { ...who, hasProvedFactor: false }) };
    if (given === 'SECOND') {
      await noteIdentity(tx, { now: deps.clock.now(), site: deps.site }, member.memberId, identity.issuer);
    }
    await saveLastUse(tx, identity, now);
    if ('secondStep' in done) return { ok: true, value: done };
    const value = { ...done, state: input.state, iss: deps.provider.issuer, redirectPath: attempt.returnPath };
    return { ok: true, value };
  };
  const finished = await inShortTurn(`attempt ${stateHash}`, oneAtATime, () => transaction(deps.db, finish));
  return finished ?? failed(refuseTooMany(queueRetryAfter, { reason: 'BUSY' }).refusal, null);
}

/** The member whom the realm's provider may sign in as this person; nobody when the realm was removed. */
async function findMember(tx: Tx, realmId: string, identity: VerifiedIdentity): Promise<FederatedMemberRow | null> {
  const authority = await findAuthority(tx, realmId);
  return authority && findMemberToSignIn(tx, identity, authority);
}

/**
 * The offer to sign up instead of signing in; null for a member. With a pass that the person opened themselves, also a
 * member whom it has not let in yet gets it, because the pass adds to the account.
 */
async function findOffer(
  tx: Tx,
  attempt: OpenFederationAttempt & { readonly context: FederationContext },
  { identity, member }: { readonly identity: VerifiedIdentity; readonly member: FederatedMemberRow | null },
): Promise<SignupOffer | null> {
  const { passCode, context } = attempt;
  // the pass of a learning system is only for people without an account
  const isMembershipEnough = passCode === null || context === 'lms';
  const maySignIn = member !== null && (isMembershipEnough || (await isInByPass(tx, member.memberId, passCode)));
  const authority = maySignIn ? null : await findAuthority(tx, attempt.realmId);
  return authority === null ? null : offerSignup(attempt, identity, authority);
}

/** Whether this is the account for which the attempt was begun: setting a password names one (SIG-13). */
function isExpected(member: FederatedMemberRow, { expectedEmail }: OpenFederationAttempt): boolean {
  return expectedEmail === null || expectedEmail.toLowerCase() === member.email.toLowerCase();
}

/**
 * `from`: null for an attempt that is not this browser's. From a learning system, the sign-in page says what failed.
 */
function failed(
  refused: Refusal,
  from: (Pick<OpenFederationAttempt, 'passCode' | 'returnPath'> & { readonly context: FederationContext }) | null,
): FinishResult {
  const pass = from?.context === 'pass' ? from.passCode : null;
  return { ok: false, refusal: refused, context: from?.context ?? null, pass, returnPath: from?.returnPath ?? null };
}
