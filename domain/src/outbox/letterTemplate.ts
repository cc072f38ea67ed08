/** Something that differs from mail to mail, which the words of a letter name in braces: `{sessionTitle}`. */
export interface LetterVariable {
  /** What stands there, for who writes. */
  readonly meaning: string;
  readonly sample: string;
  /** The text has to say it: the mail would be of no use without it. */
  readonly isRequired?: true;
  /** It belongs in the text alone: it is long, or a stranger's words, which no subject may be (THR-65). */
  readonly isOfText?: true;
}
export type LetterVariables = Readonly<Record<string, LetterVariable>>;

/** The words of a letter as the product has them, and what they may name. */
export interface LetterTemplate {
  readonly title: string;
  readonly subject: string;
  /** Each line is a paragraph. */
  readonly text: string;
  /** '' for a letter without one. */
  readonly button: string;
  readonly variables: LetterVariables;
}

/** The parts of a letter that the team writes; '' is the words of the product. */
export const letterSlots = ['subject', 'preheader', 'heading', 'text', 'button'] as const;
export type LetterSlot = (typeof letterSlots)[number];
export type LetterWords = Readonly<Record<LetterSlot, string>>;

/** What stands for a variable; several texts are a paragraph each where it stands alone. */
export type LetterValue = string | readonly string[];

/** What every letter may name. */
export const academyVariables = {
  brandName: { meaning: 'The name of the academy.', sample: 'Atrium' },
  supportEmail: { meaning: 'The address at which members get help.', sample: 'help@example.com' },
} as const satisfies LetterVariables;

/** The longest texts, in characters. */
export const mostLetters: Readonly<Record<LetterSlot, number>> = {
  subject: 150,
  preheader: 150,
  heading: 150,
  text: 5_000,
  button: 60,
};

const named = /\{(\w+)\}/g;

/** All variables of a letter, those of the academy last. */
export const variablesOf = ({ variables }: LetterTemplate): LetterVariables => ({ ...variables, ...academyVariables });

export const wordFaultCodes = [
  'UNKNOWN_VARIABLE',
  'OPEN_BRACE',
  'MISSING_VARIABLE',
  'TEXT_ONLY',
  'NO_BUTTON',
  'TOO_LONG',
] as const;

/** Why words cannot be sent: the part, a stable code, and a sentence. */
export interface WordFault {
  readonly slot: LetterSlot;
  readonly code: (typeof wordFaultCodes)[number];
  readonly message: string;
}

/** What is wrong with the words of a letter; nothing for a part that is empty (RUN-01). */
export function findWordFaults(template: LetterTemplate, words: LetterWords): readonly WordFault[] {
  return letterSlots.flatMap((slot) => (words[slot] === '' ? [] : faultsOf(template, slot, words[slot])));
}

function faultsOf(template: LetterTemplate, slot: LetterSlot, text: string): WordFault[] {
  const variables = variablesOf(template);
  const names = [...new Set([...text.matchAll(named)].map(([, name = '']) => name))];
  const fault = (code: WordFault['code'], message: string): WordFault => ({ slot, code, message });
  const most = mostLetters[slot];
  const faults: WordFault[] = [];
  if (Array.from(text).length > most)
    faults.push(fault('TOO_LONG', `At most ${most.toLocaleString('en-US')} characters.`));
  if (slot === 'button' && template.button === '') faults.push(fault('NO_BUTTON', 'This letter has no button.'));
  if (/[{}]/.test(text.replace(named, '')))
    faults.push(fault('OPEN_BRACE', 'A brace stands alone. A variable is written as {brandName}.'));
  for (const name of names) {
    if (!Object.hasOwn(variables, name)) faults.push(fault('UNKNOWN_VARIABLE', `There is no variable {${name}} here.`));
    else if (slot !== 'text' && variables[name]?.isOfText === true)
      faults.push(fault('TEXT_ONLY', `{${name}} belongs in the text alone.`));
  }
  if (slot !== 'text') return faults;
  for (const [name, { isRequired, meaning }] of Object.entries(variables))
    if (isRequired === true && !names.includes(name))
      faults.push(fault('MISSING_VARIABLE', `The text has to say {${name}}. ${meaning}`));
  return faults;
}

type Values = Readonly<Record<string, LetterValue>>;

/** Words of one line with what stands for their variables. What was put in is not read again. */
export function fillLine(words: string, values: Values): string {
  return words.replaceAll(named, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? written : typeof value === 'string' ? value : value.join(' ');
  });
}

/** The paragraphs of a text, without those of which nothing is left. */
export function fillText(words: string, values: Values): readonly string[] {
  return words
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [, alone = ''] = /^\s*\{(\w+)\}\s*$/.exec(line) ?? [];
      const value = Object.hasOwn(values, alone) ? values[alone] : undefined;
      return value === undefined || typeof value === 'string' ? [fillLine(line, values)] : value;
    })
    .filter((paragraph) => paragraph.trim() !== '');
}
