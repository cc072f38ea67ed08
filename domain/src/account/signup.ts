import type { AreaKey } from '../access/entitlement.ts';
import { isAddress } from './emailAddress.ts';

/** What free accounts of each type may open (SIG-07). */
const freemium: Readonly<Record<string, readonly AreaKey[]>> = { freemium2: ['area/mc-limited'] };

/** The freemium type that the signup page sends. */
export const pageFreemiumType = 'freemium2';

/** The areas of a freemium type; null for one that is not given away. */
export function freemiumAreas(freemiumType: string): readonly AreaKey[] | null {
  return Object.hasOwn(freemium, freemiumType) ? (freemium[freemiumType] ?? null) : null;
}

/** Who signs up. */
export interface SignupPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The fields of the signup form without spaces around them; null unless all three can be used (access.md §5). */
export function readSignup(fields: SignupPerson): SignupPerson | null {
  const [firstName, lastName] = [fields.firstName, fields.lastName].map((name) => name.normalize('NFC').trim());
  const email = fields.email.trim().toLowerCase();
  if (firstName === undefined || lastName === undefined) return null;
  return isName(firstName) && isName(lastName) && isAddress(email) ? { firstName, lastName, email } : null;
}

/** One line of at most 100 characters; names are greeted in mails, so no markup of a mail client and no address fits into one. */
function isName(name: string): boolean {
  return /^.{1,100}$/su.test(name) && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>@]|:\/\//u.test(name);
}

/** How the signup page waits until its registration is confirmed (access.md §4, §9); times in milliseconds. */
export const activationWait = { every: 2_000, tries: 5, timeout: 12_000 } as const;
