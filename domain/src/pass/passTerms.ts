import { mayBelongToCustomer } from '../access/federatedSignIn.ts';
import { domainOf } from '../account/emailAddress.ts';
import type { ErrorCode } from '../errors.ts';
import { day, lengthInWords } from '../time.ts';

/** How long a slot is held for somebody who has not proved the address yet, in milliseconds (D50). */
export const holdLifetime = 7 * day;
export const holdLifetimeWords = lengthInWords(holdLifetime);

/** The slots and times of a pass; instants are epoch milliseconds. */
export interface PassTerms {
  readonly startsAt: number | null;
  readonly closesAt: number | null;
  /** Null: unlimited. */
  readonly slots: number | null;
  readonly taken: number;
}

/** Whether nobody may register any more (D55). */
export function isClosed({ closesAt }: PassTerms, now: number): boolean {
  return closesAt !== null && now >= closesAt;
}

/** Whether people may register already, but are let in later (D55). */
export function isLater({ startsAt }: PassTerms, now: number): boolean {
  return startsAt !== null && now < startsAt;
}

/** Whether every slot is taken (D50). */
export function isFull({ slots, taken }: PassTerms): boolean {
  return slots !== null && taken >= slots;
}

/**
 * Whether an address is a work address for a pass (D52, THR-60): its domain is exactly one of those that the pass
 * allows, else one of those that the customer has proved, else any that is no public mail provider's. Domains in ASCII.
 */
export function isWorkAddress(
  address: string,
  domains: { readonly allowed: readonly string[]; readonly verified: readonly string[] },
): boolean {
  const domain = domainOf(address);
  if (domain === null) return false;
  const listed = domains.allowed.length > 0 ? domains.allowed : domains.verified;
  return listed.length > 0 ? listed.includes(domain) : mayBelongToCustomer(domain);
}

export interface CustomerOf {
  readonly customerId: string;
  readonly type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';
}

/** What a pass does to the customer of somebody who has an account (D54). */
export function joinBy(member: CustomerOf, pass: CustomerOf): 'STAYS' | 'MOVES' | 'REFUSED' {
  if (member.customerId === pass.customerId) return 'STAYS';
  if (member.type === 'ENTERPRISE') return 'REFUSED';
  return member.type === 'CONSUMER' && pass.type === 'ENTERPRISE' ? 'MOVES' : 'STAYS';
}

/** The numbers by which the documents call what a pass is refused with (members.md §8). */
const documentCodes = {
  PASS_CAP_REACHED: '402',
  PASS_INVALID_REDEMPTION_CODE: '403',
  PASS_NOT_FOUND: '404',
  OTHER_ORGANIZATION: '409',
  PASS_CLOSED: '410',
  PASS_EMAIL_NOT_RECOGNIZED: '412',
  RATE_LIMITED: '429',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The code of a refusal by its number; a code without a number is its own. */
export function codeOfDocument(number: string): string {
  return Object.entries(documentCodes).find(([, known]) => known === number)?.[0] ?? number;
}

/** The number of a refusal; its code where the documents have none. */
export function documentCode({ code }: { readonly code: string }): string {
  return Object.hasOwn(documentCodes, code) ? documentCodes[code as keyof typeof documentCodes] : code;
}
