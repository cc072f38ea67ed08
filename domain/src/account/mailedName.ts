import { textLimits } from '../member/textLimits.ts';
import { isName } from './signup.ts';

/** The letters of names and what is written between them; no digit and no mark that ends a sentence. */
const letters = /^(?:[\p{L}\p{M}'’. -]|\u200C|\u200D)+$/u;
/** Letters of Unicode that are drawn as a dot, a colon, a bar or as nothing; of the modifiers, names have a few. */
const disguises = /(?![ʻʼ々ーๆໆـ])\p{Lm}|[ǀ-ǃㆍꞏ\u115F\u1160\u3164\uFFA0]/u;
/** A dot is after an initial or a title of two letters, so that it never reads as that of a host. */
const wrongDot = /(?:^|[^\p{L}\p{M}])\.|[\p{L}\p{M}]{3}\./u;
/** Words of web addresses, which no name has. */
const webWords: readonly string[] = ['www', 'http', 'https', 'com', 'net', 'org'];
const mostWords = 4;

/** The words of a name; those with a hyphen are several, as a sentence may be written so. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[\s-]+/u).filter((word) => word !== '');
}

/**
 * The name that a mail may say: as long as a profile has it, a few words of letters, nothing of which a mail program
 * makes a link (THR-65). Empty for any other, as names that came by a pass or a provider may be sentences; the mail
 * then does without.
 */
export function mailedName(name: string): string {
  const plain = name.normalize('NFC').trim();
  const words = wordsOf(plain);
  const isShort = Array.from(plain).length <= textLimits.name && words.length <= mostWords;
  const isWeb = words.some((word) => webWords.includes(word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')));
  const isWritten = letters.test(plain) && !disguises.test(plain) && !wrongDot.test(plain);
  return isShort && isWritten && !isWeb && isName(plain) ? plain : '';
}

/** First and last name as a mail to others says them; empty unless both may be said, in few words together. */
export function mailedFullName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  const [first, last] = [mailedName(firstName), mailedName(lastName)];
  if (first === '' || (last === '' && lastName.trim() !== '')) return '';
  const full = `${first} ${last}`.trim();
  return wordsOf(full).length <= mostWords ? full : '';
}
