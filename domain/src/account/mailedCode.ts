import { lengthInWords, minute } from '../time.ts';
import { pastedCode } from './pastedCode.ts';

/**
 * The codes that are mailed (D13): to reset or set a password, and to change an address. The lifetime, in milliseconds,
 * follows the machine's clock, not product time.
 */
export const codeTerms = { digits: 6, lifetime: 15 * minute, tries: 5 } as const;

/** For how long a code is good, in words. */
export const codeLifetimeWords = lengthInWords(codeTerms.lifetime);

const codeForm = new RegExp(`^[0-9]{${String(codeTerms.digits)}}$`);

/**
 * The code that somebody typed or pasted: with spaces or hyphens between its digits, or in the wide digits of a
 * Japanese keyboard.
 */
export function readCode(typed: string): string {
  return pastedCode(typed).replaceAll(/[\s-]/g, '');
}

/** What is wrong with a code as it was typed, whether or not it is the right one. */
export function codeFaults(typed: string): readonly string[] {
  const code = readCode(typed);
  if (code === '') return ['Code is required.'];
  return codeForm.test(code) ? [] : [`The code has ${String(codeTerms.digits)} digits.`];
}
