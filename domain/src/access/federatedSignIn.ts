import { domainOf, looksLikeAddress } from '../account/emailAddress.ts';
import { isPublicMailDomain } from './publicMail.ts';

/** A provider: a customer's own, or Google, which belongs to no customer. */
export interface Authority {
  readonly customerId: string | null;
  /** The domains that the customer has proved to be its own, in lower case. */
  readonly domains: readonly string[];
}

/** What a provider says about an address. */
export interface AssertedEmail {
  readonly email: string | null;
  /** Null when the provider does not say. */
  readonly emailVerified: boolean | null;
  readonly hostedDomain: string | null;
}

/** A member who may be meant. */
export interface FederatedMember {
  readonly customerId: string;
  readonly isStaff: boolean;
  /** Whether the member's customer has an identity provider of its own. */
  readonly hasOwnProvider: boolean;
}

/** Domains whose addresses Google itself gives out. */
const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Whether a domain, in ASCII and lower case, can be one company's own (D11): it has a dot, and is neither a public mail
 * domain nor below one.
 */
export function mayBelongToCustomer(domain: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain) && !isPublicMailDomain(domain);
}

/**
 * Whether an address that a provider asserts may be used to find the account at the first sign-in (THR-09): it is
 * verified, and the provider is authoritative for its domain. A customer's provider is for the domains that the
 * customer has proved, Google for its own and for those whose accounts it hosts.
 */
export function mayMatchByEmail({ email, emailVerified, hostedDomain }: AssertedEmail, authority: Authority): boolean {
  const domain = email === null ? null : domainOf(email);
  if (domain === null || emailVerified === false) return false;
  if (authority.customerId !== null) return authority.domains.includes(domain);
  return emailVerified === true && (googleDomains.includes(domain) || hostedDomain?.toLowerCase() === domain);
}

/**
 * Whether a provider may sign this member in at all (THR-09): never an employee; a customer's provider only its own
 * people; and those are signed in by no other.
 */
export function maySignInBy(member: FederatedMember, { customerId }: Authority): boolean {
  if (member.isStaff) return false;
  return customerId === null ? !member.hasOwnProvider : member.customerId === customerId;
}

/**
 * Whether two subjects of one provider are the same name: exactly, or as addresses, which are compared without case
 * (D88). A directory spells one in several ways, and one was kept in the spelling of that day.
 */
export function isSameSubject(one: string, other: string): boolean {
  if (one === other) return true;
  return looksLikeAddress(one) && looksLikeAddress(other) && one.toLowerCase() === other.toLowerCase();
}

/**
 * Whether a member who was found by an address may get this subject, besides those by which the provider knows them
 * (D88). Without any, yes. Else only from their customer's own provider, and only for another kind of name: an address
 * where it knows them by ids, or an id where it knows them by an address, as after a company has changed what its
 * provider sends. A second name of one kind is another person's, to whom the address was given.
 */
export function mayGetSubject(
  { subject, email }: { readonly subject: string; readonly email: string },
  known: readonly string[],
  { customerId }: Authority,
): boolean {
  if (known.length === 0) return true;
  // another spelling of a name that they have
  if (customerId !== null && known.some((other) => isSameSubject(other, subject))) return true;
  const isAddress = looksLikeAddress(subject);
  if (isAddress && subject.toLowerCase() !== email.toLowerCase()) return false;
  return customerId !== null && known.every((other) => looksLikeAddress(other) !== isAddress);
}

const placeholder = { first: 'First Section', last: 'Last Student' } as const;

/**
 * First and last name of a person who signed in elsewhere (SSO-08). Without either, the full name is split at its last
 * space; what is missing then gets a default.
 */
export function federatedNames(names: {
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly name: string | null;
}): { readonly firstName: string; readonly lastName: string } {
  const given = names.givenName?.trim() ?? '';
  const family = names.familyName?.trim() ?? '';
  if (given !== '' || family !== '') {
    return { firstName: given || placeholder.first, lastName: family || placeholder.last };
  }
  const full = (names.name ?? '').trim().replaceAll(/\s+/g, ' ');
  const at = full.lastIndexOf(' ');
  if (at === -1) return { firstName: full || placeholder.first, lastName: placeholder.last };
  return { firstName: full.slice(0, at), lastName: full.slice(at + 1) };
}
