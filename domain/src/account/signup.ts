import type { AreaKey } from '../access/entitlement.ts';
import { mayBeSent, type FormRules } from '../formRules.ts';
import { day, lengthInWords } from '../time.ts';
import { asciiAddress } from './asciiAddress.ts';
import { newAddressFaults } from './emailAddress.ts';

/** What free accounts of each type may open (SIG-07). */
const freemium: Readonly<Record<string, readonly AreaKey[]>> = { freemium2: ['area/mc-limited'] };

/** The freemium type that the signup page sends. */
export const pageFreemiumType = 'freemium2';

/** The areas of a freemium type; null for one that is not given away. */
export function freemiumAreas(freemiumType: string): readonly AreaKey[] | null {
  return Object.hasOwn(freemium, freemiumType) ? (freemium[freemiumType] ?? null) : null;
}

/** The person who signs up. */
export interface SignupPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The signup form: three fields, all required (SIG-07). */
export const signupForm: FormRules<SignupPerson> = {
  firstName: ({ firstName }) => nameFaults(firstName, 'First name'),
  lastName: ({ lastName }) => nameFaults(lastName, 'Last name'),
  email: ({ email }) => newAddressFaults(email),
};

/** The fields of the signup form without spaces around them; null unless all three can be used (access.md §5). */
export function readSignup(fields: SignupPerson): SignupPerson | null {
  if (!mayBeSent(signupForm, fields)) return null;
  const { firstName, lastName, email } = fields;
  return { firstName: tidyName(firstName), lastName: tidyName(lastName), email: asciiAddress(email).toLowerCase() };
}

/** A name as it is stored: composed, and without spaces around it. */
export const tidyName = (name: string): string => name.normalize('NFC').trim();

/** What is wrong with a name that a person gives of themselves; `label` begins the sentence. */
export function nameFaults(name: string, label: string): readonly string[] {
  if (tidyName(name) === '') return [`${label} is required.`];
  return isName(tidyName(name)) ? [] : [`${label} may have 100 letters, and no address or markup.`];
}

/**
 * Whether a name may be greeted in mails to others: one line of at most 100 characters, without anything that a mail
 * program makes a link of (an address, a host, a scheme, a telephone number), markup, characters that reorder or hide
 * text, and the one that replaces letters which could not be read.
 */
export function isName(name: string): boolean {
  return /^.{1,100}$/su.test(name) && isPlain(name);
}

/** Whether a text of any length is as `isName` says besides, so that a mail program makes no link of it. */
export function isPlain(name: string): boolean {
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD<>@[\]\\/]/u.test(name)) return false;
  // the joiners are part of names in several scripts; no other invisible character is
  if (/(?![\u200C\u200D])[\p{Cf}\p{DI}]/u.test(name)) return false;
  const plain = name.normalize('NFKC').replaceAll(/[\u200C\u200D]/g, '');
  // no top-level domain has one letter, so initials may be without spaces; seven digits make a telephone number
  return !/:|www\.|[.。](?:\p{N}|[\p{L}\p{N}]{2})|(?:\p{N}[^\p{L}\p{N}]{0,3}){7}/iu.test(plain);
}

/** How long the link of a signup is good, in milliseconds of the machine's clock (D13). */
export const signupLinkLifetime = 7 * day;
export const signupLinkLifetimeWords = lengthInWords(signupLinkLifetime);

/** How the signup page waits until its registration is confirmed (access.md §4, §9); times in milliseconds. */
export const activationWait = { every: 2_000, tries: 5, timeout: 12_000 } as const;
