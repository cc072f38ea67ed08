import type { FormRules } from '../formRules.ts';
import { asciiAddress } from './asciiAddress.ts';

const longestAddress = 254;

/**
 * One mailbox in one line: no display name, no comment, no control character, a domain with a dot (THR-46). What mail
 * programs decode, as `=?utf-8?q?x?=`, is none: it stands in the header as it is (THR-65).
 */
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Whether mail may be sent to this address for the first time. Expects lower case. */
export function isAddress(address: string): boolean {
  return (
    address.length <= longestAddress && address.indexOf('@') <= 64 && !address.includes('=?') && mailbox.test(address)
  );
}

/**
 * Whether a form may be sent with this address, spaces around it aside (SIG-02). Wider than `isAddress`: an account
 * that exists may have an address that we would not accept as a new one.
 */
export function looksLikeAddress(text: string): boolean {
  return text.length <= longestAddress && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** The domain of an address in lower case and ASCII; null when it is no address. */
export function domainOf(email: string): string | null {
  const address = asciiAddress(email);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  return at > 0 && domain !== '' && !/\s/.test(email.trim()) ? domain : null;
}

const invalid = ['Invalid email address.'];

/** The message of a field for the address of an account: none when `looksLikeAddress`. */
export function addressFaults(text: string): readonly string[] {
  return looksLikeAddress(text) ? [] : invalid;
}

/** The message of a field for an address that is new to us: none when `isAddress`, spaces around it and case aside. */
export function newAddressFaults(text: string): readonly string[] {
  return isAddress(asciiAddress(text).toLowerCase()) ? [] : invalid;
}

/** The form with a new address alone: a second one (ACT-02), or another one without a password (ACT-06). */
export const newAddressForm: FormRules<{ email: string }> = { email: ({ email }) => newAddressFaults(email) };
