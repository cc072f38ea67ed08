import type { FormRules } from '../formRules.ts';
import { second } from '../time.ts';
import { newAddressFaults } from './emailAddress.ts';
import { codeFaults } from './mailedCode.ts';
import { currentPasswordFaults } from './passwordRules.ts';

/** A member, as the rules about the address of an account see them. */
export interface AddressHolder {
  readonly isStaff: boolean;
  /** Whether the member's company signs its people in by its own identity provider. */
  readonly hasOwnProvider: boolean;
  /** Whether the member holds a seat of a company's contract. */
  readonly holdsSeat: boolean;
}

/** Why the address of an account is not its member's to change. */
export type AddressBond = 'STAFF' | 'PROVIDER' | 'SEAT';

/**
 * Why a member may not change their address: null when they may (ACT-06). The address of staff and of people whom their
 * company signs in is the name by which these know them (THR-09); a seat was given to its address.
 */
export function addressBond({ isStaff, hasOwnProvider, holdsSeat }: AddressHolder): AddressBond | null {
  if (isStaff) return 'STAFF';
  if (hasOwnProvider) return 'PROVIDER';
  return holdsSeat ? 'SEAT' : null;
}

/** What is said in place of the form. */
export const addressBondWords: Readonly<Record<AddressBond, string>> = {
  STAFF:
    "This is a staff account, so its address can't be changed here. Ask who runs the server to change it by the command npm run staff -- address.",
  PROVIDER:
    "Your organization signs you in with this address, so it can't be changed here. Ask your IT team to change it.",
  SEAT: "Your organization gave a seat to this address, so it can't be changed here. Ask your administrator to give the seat to your new address.",
};

/** How long the same address, asked for again, gets no other mail; in milliseconds of the machine's clock. */
export const sameRequestWithin = 30 * second;

/** The form that asks for another address with the present password; without one it is `newAddressForm`. */
export const emailChangeForm: FormRules<{ email: string; password: string }> = {
  email: ({ email }) => newAddressFaults(email),
  password: ({ password }) => currentPasswordFaults(password),
};

/** The form with the code that was mailed to the new address. */
export const emailCodeForm: FormRules<{ code: string }> = {
  code: ({ code }) => codeFaults(code),
};
