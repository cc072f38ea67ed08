import { newAddressFaults } from '../account/emailAddress.ts';
import { isName } from '../account/signup.ts';
import type { FormRules } from '../formRules.ts';
import { textLimits } from '../member/textLimits.ts';

/** Somebody for whom a seat is asked, as it was typed or as a file has it. */
export interface SeatRequest {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** No letter of a name, but what a Polish or a Mac file has in place of letters that were read in another encoding. */
const misread = /[?¿\p{No}]|(?![`´])\p{S}/u;

/**
 * Whether a name may be that of a new account: as long as a profile has it, without anything of which a mail program
 * makes a link (THR-14) and signs that no name has (D91): mails greet with it once they have signed in.
 */
export function isInvitedName(name: string): boolean {
  return name !== '' && Array.from(name).length <= textLimits.name && isName(name) && !misread.test(name);
}

/** The form for one person (ORG-12). Its names are asked for before it is known whether the address has an account. */
export const personForm: FormRules<SeatRequest> = {
  email: ({ email }) => newAddressFaults(email),
  firstName: ({ firstName }) => nameFaults(firstName.trim(), 'First name'),
  lastName: ({ lastName }) => nameFaults(lastName.trim(), 'Last name'),
};

function nameFaults(name: string, label: string): readonly string[] {
  if (name === '') return [`${label} is required.`];
  return isInvitedName(name) ? [] : [`${label} may have ${String(textLimits.name)} letters, and no address or markup.`];
}
