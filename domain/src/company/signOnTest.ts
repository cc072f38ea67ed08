import { mayMatchByEmail, type AssertedEmail } from '../access/federatedSignIn.ts';
import { domainOf, looksLikeAddress } from '../account/emailAddress.ts';
import { day } from '../time.ts';

/** Why the test of a sign-on did not pass, in the order in which it is found out (COM-01). */
export const signOnFaults = [
  'NO_ANSWER',
  'CANCELED',
  'NOT_ACCEPTED',
  'NO_EMAIL',
  'NOT_VERIFIED',
  'NO_DOMAIN',
  'WRONG_DOMAIN',
  'NOT_THEIRS',
] as const;
export type SignOnFault = (typeof signOnFaults)[number];

/** Who would sign in: an account that exists, or nobody yet. */
export const signOnMatches = ['ACCOUNT', 'NEW'] as const;
export type SignOnMatch = (typeof signOnMatches)[number];

/** What a provider says of a person, by its own name for it. */
export interface ProviderClaim {
  readonly name: string;
  readonly value: string;
}

/** How long a test that passed allows to switch the sign-on on, in milliseconds. */
export const signOnTestLifetime = day;

/** Whether a draft may be switched on without a reason: its test passed within the last day. */
export function isTested(
  { testedAt, fault }: { readonly testedAt: number | null; readonly fault: SignOnFault | null },
  now: number,
): boolean {
  return testedAt !== null && fault === null && now - testedAt < signOnTestLifetime;
}

/**
 * What stops a sign-in with these claims before an account is looked for; null when nothing does. `domains`: those
 * that the company has proved (THR-09).
 */
export function judgeClaims(
  asserted: AssertedEmail,
  customerId: string,
  domains: readonly string[],
): SignOnFault | null {
  const domain = asserted.email === null ? null : domainOf(asserted.email);
  if (domain === null) return 'NO_EMAIL';
  if (asserted.emailVerified === false) return 'NOT_VERIFIED';
  if (domains.length === 0) return 'NO_DOMAIN';
  return mayMatchByEmail(asserted, { customerId, domains }) ? null : 'WRONG_DOMAIN';
}

/** What the sentences about a test name. */
export interface TestFacts {
  readonly claims: readonly ProviderClaim[];
  readonly email: string | null;
  readonly domains: readonly string[];
  /** Why the protocol refused the answer, as its library says; null when it did not. */
  readonly reason: string | null;
}

/** Why a test did not pass, in sentences for whoever sets the provider up. */
export function signOnFaultWords(fault: SignOnFault, facts: TestFacts): string {
  const { claims, email, domains, reason } = facts;
  switch (fault) {
    case 'NO_ANSWER':
      return 'The provider did not answer. Look whether its address is right, and whether it can be reached from here.';
    case 'CANCELED':
      return 'The sign-in was canceled at the provider, or the provider does not let this person in.';
    case 'NOT_ACCEPTED':
      return refusedWords(reason ?? '');
    case 'NO_EMAIL':
      return noEmailWords(claims);
    case 'NOT_VERIFIED':
      return `The provider says that it has not verified ${email ?? 'the address'}: its claim email_verified is false.`;
    case 'NO_DOMAIN':
      return 'No domain of the company is proved yet, so its provider may speak for no address.';
    case 'WRONG_DOMAIN':
      return `${email ?? 'The address'} is at no domain that the company has proved: ${domains.join(', ')}.`;
    case 'NOT_THEIRS':
      return `${email ?? 'The address'} is that of an account which this provider may not sign in.`;
  }
}

function noEmailWords(claims: readonly ProviderClaim[]): string {
  const other = claims.find(({ value }) => looksLikeAddress(value));
  if (other !== undefined)
    return `The provider sends no email; it sends an address as ${other.name}. Let it send that as email.`;
  if (claims.length === 0) return 'The provider sends no email, nor anything else of the person.';
  return `The provider sends no email; it sends ${claims.map(({ name }) => name).join(', ')}.`;
}

const refusals: readonly (readonly [RegExp, string])[] = [
  [/invalid_client|unauthorized_client/i, 'The provider does not take the client id with this secret.'],
  [/redirect_uri/i, 'The provider does not know our redirect address. Copy it once more.'],
  [/^SUBJECT$/, 'The provider names people by another id at each sign-in. Let it send a persistent name.'],
  [
    /^(DESTINATION|RECIPIENT)$|recipient/i,
    'The answer is for another address than ours. Copy the ACS address once more.',
  ],
  [/audience/i, 'The answer is meant for somebody else. Copy our entity id once more.'],
  [/^(ISSUER|RESPONSE_ISSUER)$|issuer/i, 'The answer is of another provider than the one that is entered here.'],
  [/WEAK/, 'The answer is signed with an algorithm that is no longer safe. Let it sign with SHA-256.'],
  [
    /signature|not signed/i,
    'The answer is not signed with the certificate that is entered here, both as a whole and in its assertion.',
  ],
  [/expired|not yet valid|future|iat|nbf/i, 'The clock of the provider is more than two minutes off.'],
  [/REPLAYED|IN_RESPONSE_TO|InResponseTo/i, 'The answer is to another request. Begin the test once more.'],
];

function refusedWords(reason: string): string {
  const known = refusals.find(([pattern]) => pattern.test(reason));
  return known?.[1] ?? `The answer of the provider was not accepted: ${reason === '' ? 'it cannot be read' : reason}.`;
}

/** What a test that passed says of who would sign in. */
export function signOnMatchWords(match: SignOnMatch, person: string | null): string {
  return match === 'ACCOUNT'
    ? `The account of ${person ?? 'this person'} would be signed in.`
    : 'Nobody has an account with this address yet. The person gets one by a pass with sign-on, or by an invitation.';
}
