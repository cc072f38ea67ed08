import type { LetterTemplate, LetterValue } from './letterTemplate.ts';
import { accountLetters } from './words/accounts.ts';
import { awardLetters } from './words/awards.ts';
import { companyLetters } from './words/companies.ts';
import { eventLetters } from './words/events.ts';
import { learningLetters } from './words/learning.ts';
import { moneyLetters } from './words/money.ts';

/**
 * The letters whose words the team may change, by their names. Those that keep an account safe are not here, nor those
 * to the team: their words are fixed (RUN-01).
 */
export const letterTemplates = {
  ...accountLetters,
  ...learningLetters,
  ...eventLetters,
  ...awardLetters,
  ...moneyLetters,
  ...companyLetters,
} as const satisfies Readonly<Record<string, LetterTemplate>>;

export type LetterName = keyof typeof letterTemplates;

/** What a module says of one mail: a value for each variable but those of the academy. */
export type LetterValues<Name extends LetterName> = {
  readonly [Variable in keyof (typeof letterTemplates)[Name]['variables']]: LetterValue;
};

/** The template of a letter; null for one whose words are fixed, and for no letter. */
export function findTemplate(letter: string): LetterTemplate | null {
  return Object.hasOwn(letterTemplates, letter) ? letterTemplates[letter as LetterName] : null;
}
