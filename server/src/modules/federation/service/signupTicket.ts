import {
  federatedNames,
  mayGetSubject,
  mayMatchByEmail,
  type Authority,
} from '@atrium/domain/access/federatedSignIn.ts';
import type { FederationContext } from '@atrium/domain/access/federation.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { isName } from '@atrium/domain/account/signup.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest, unseal } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { FederatedIdentity } from '../../../ports/identityProviders.ts';
import { findMemberOfIdentity, listSubjects } from '../store/federatedIdentities.ts';
import { lockOpenFederationAttempts, type OpenFederationAttempt } from '../store/federationAttempts.ts';
import { giveIdentity, noteIdentity } from './giveIdentity.ts';
import { attemptPurpose } from './handles.ts';
import { findAuthority } from './realms.ts';

/** The person who signed in, as the provider says and as it was kept. */
export type VerifiedIdentity = Omit<FederatedIdentity, 'once'>;

export function identityOf(
  { sealedIdentity }: Pick<OpenFederationAttempt, 'sealedIdentity'>,
  secret: string,
): VerifiedIdentity | null {
  const text = sealedIdentity && unseal(sealedIdentity, secret, attemptPurpose);
  return text === null ? null : (JSON.parse(text) as VerifiedIdentity);
}

/** What the page sends to sign up somebody new whom the provider has verified. */
export interface SignupOffer {
  /** The name of the identity; it counts only together with the ticket of this browser (THR-01). */
  readonly ssoUsername: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The offer for somebody without an account who wanted to sign up, or to set the password of a signup (SIG-13). Null in
 * any other context, and when the provider does not vouch for the address; for a password it must be the one asked for,
 * at a domain for which the provider may speak (THR-09), as it must for a pass (PAS-05).
 */
export function offerSignup(
  attempt: Pick<OpenFederationAttempt, 'realmId' | 'expectedEmail' | 'passCode'> & {
    readonly context: FederationContext;
  },
  identity: VerifiedIdentity,
  authority: Authority,
): SignupOffer | null {
  const { email } = identity;
  if (email === null) return null;
  const { context, realmId, expectedEmail } = attempt;
  const isProved = mayMatchByEmail(identity, authority);
  const byPass = attempt.passCode !== null;
  if (byPass ? !isProved : identity.emailVerified !== true) return null;
  const isAsked = expectedEmail?.toLowerCase() === email.toLowerCase() && isProved;
  if (context !== 'signup' && !byPass && !(context === 'set-password' && isAsked)) return null;
  return { ssoUsername: usernameOf(realmId, identity), email: asciiAddress(email).toLowerCase(), ...namesOf(identity) };
}

/** The names as the provider gives them (SSO-08), but for text that other people must not get from us in a mail. */
function namesOf(identity: VerifiedIdentity): { readonly firstName: string; readonly lastName: string } {
  const greetable = (name: string | null): string | null => (name !== null && isName(name.trim()) ? name : null);
  const { givenName, familyName, name } = identity;
  return federatedNames({
    givenName: greetable(givenName),
    familyName: greetable(familyName),
    name: greetable(name),
  });
}

const usernameOf = (realmId: string, { subject }: VerifiedIdentity): string => `${realmId}_${subject}`;

/** A verified identity of this browser that has no account, or got one with this ticket. */
export interface SignupTicket extends SignupOffer {
  /** The code of the pass by which the person registers; null for a free account. */
  readonly passCode: string | null;
  readonly context: FederationContext;
  readonly authority: Authority;
  readonly issuer: string;
  readonly subject: string;
  /** Whether the provider may speak for the address, so that no mail has to prove it. */
  readonly isAddressProved: boolean;
}

/**
 * The ticket of this browser for the identity of that name; null for any other name, browser or time (THR-01). It is
 * locked until the transaction ends, and used up by the sign-in that follows.
 */
export async function findSignupTicket(
  tx: Tx,
  { browser, secret }: Pick<Context, 'browser' | 'secret'>,
  ssoUsername: string,
): Promise<SignupTicket | null> {
  if (browser === null) return null;
  for (const attempt of await lockOpenFederationAttempts(tx, {
    browserHash: digest(browser),
    now: new Date(machineNow()),
  })) {
    const identity = identityOf(attempt, secret);
    const context = attempt.context as FederationContext;
    const authority = await findAuthority(tx, attempt.realmId);
    const offer =
      identity === null || authority === null ? null : offerSignup({ ...attempt, context }, identity, authority);
    if (identity === null || authority === null || offer?.ssoUsername !== ssoUsername) continue;
    const { issuer, subject } = identity;
    const { passCode } = attempt;
    return {
      ...offer,
      context,
      passCode,
      authority,
      issuer,
      subject,
      isAddressProved: mayMatchByEmail(identity, authority),
    };
  }
  return null;
}

/**
 * Remembers who signs in elsewhere as this member; false when the identity is somebody's already, and when the provider
 * knows the member by another one, so that the address may have been given to somebody else (D88).
 */
export async function bindIdentity(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { issuer, subject, email, authority }: SignupTicket,
  memberId: string,
): Promise<boolean> {
  if (!mayGetSubject({ subject, email }, await listSubjects(tx, memberId, issuer), authority)) return false;
  const given = await giveIdentity(tx, { issuer, subject }, { memberId, at: new Date(machineNow()) });
  if (given === 'SECOND') await noteIdentity(tx, ctx, memberId, issuer);
  return given !== 'TAKEN';
}

/** Whether the ticket's identity signs in as this member. */
export async function isBoundTo(tx: Tx, { issuer, subject }: SignupTicket, memberId: string): Promise<boolean> {
  return (await findMemberOfIdentity(tx, issuer, subject))?.memberId === memberId;
}
