import { textLimits } from '../member/textLimits.ts';
import { isName } from './signup.ts';

/** The letters of names and what is written between them; no digit and no mark that ends a sentence. */
const letters = /^(?:[\p{L}\p{M}'’ʻ.· -]|\u200C|\u200D)+$/u;
const mostWords = 4;

/**
 * The name that a mail may say: as long as a profile has it, a few words of letters, nothing of which a mail program
 * makes a link (THR-65). Empty for any other, as names that came by a pass or a provider may be sentences; the mail
 * then does without.
 */
export function mailedName(name: string): string {
  const plain = name.normalize('NFC').trim();
  const isShort = Array.from(plain).length <= textLimits.name && plain.split(/\s+/u).length <= mostWords;
  return isShort && letters.test(plain) && isName(plain) ? plain : '';
}

/** First and last name as a mail to others says them; empty unless both may be said. */
export function mailedFullName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  const [first, last] = [mailedName(firstName), mailedName(lastName)];
  return first === '' || (last === '' && lastName.trim() !== '') ? '' : `${first} ${last}`.trim();
}
