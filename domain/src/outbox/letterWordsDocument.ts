import type * as z from 'zod/mini';
import {
  line,
  lines,
  schemaOf,
  textOf,
  type DocumentDefinition,
  type DocumentFault,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { findWordFaults, letterSlots, mostLetters, type LetterTemplate } from './letterTemplate.ts';

const fields = {
  subject: { label: 'Subject', part: 'line', schema: line(mostLetters.subject) },
  preheader: {
    label: 'Preview line',
    part: 'line',
    schema: line(mostLetters.preheader),
    help: 'What mail programs show after the subject.',
  },
  heading: { label: 'Heading', part: 'line', schema: line(mostLetters.heading) },
  text: { label: 'Text', part: 'text', schema: lines(mostLetters.text), help: 'Each line is a paragraph.' },
  button: { label: 'Button', part: 'line', schema: line(mostLetters.button) },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** The words of a letter as their document has them; '' is the words of the product. */
export type LetterWordsBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about the words of a letter. */
export interface LetterWordsFacts {
  /** Null: the words of this letter are fixed, or there is no such letter. */
  readonly template: LetterTemplate | null;
}

/** A letter with the words of the product. */
export const productWords: LetterWordsBody = { subject: '', preheader: '', heading: '', text: '', button: '' };

const firstOf = (texts: readonly string[]): string => (texts.find((text) => text !== '') ?? '').slice(0, 100);

/** The words of letters, one document a letter by its name (RUN-01). */
export const letterWordsDocument: DocumentDefinition<LetterWordsBody, LetterWordsFacts> = {
  kind: 'letterWords',
  noun: ['words of a letter', 'words of letters'],
  operations: { read: 'letter.read', write: 'document.write', publish: 'document.publish' },
  fields,
  schema,
  empty: productWords,
  // its lists have the name of the letter
  titleOf: (body) => firstOf(letterSlots.map((slot) => textOf(body[slot]).trim())),
  missing: (body, { template }): readonly DocumentFault[] =>
    template === null
      ? [{ path: '', message: 'The words of this letter are fixed.', when: 'must' }]
      : findWordFaults(template, body).map(({ slot, message }) => ({ path: slot, message, when: 'must' })),
  isPublished: (body) => letterSlots.some((slot) => body[slot] !== ''),
  takenBack: () => productWords,
};
