import * as z from 'zod/mini';
import {
  line,
  lines,
  schemaOf,
  slug,
  textOf,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  body: {
    label: 'Text',
    part: 'text',
    schema: lines(5_000),
    help: 'Words between pairs of asterisks are **emphasized**.',
  },
  slug: {
    label: 'Name',
    part: 'line',
    schema: slug,
    help: 'By which a page asks for it. Our page /courses shows courses-freemium; other sites may ask for any.',
  },
  language: {
    label: 'Language',
    part: 'line',
    schema: z
      .string('A language is needed.')
      .check(
        z.regex(
          /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/,
          'A language as browsers name it, such as en or pt-BR.',
        ),
      ),
    help: 'Who reads another one gets the English text.',
  },
  isPublished: { label: 'Members read it', part: 'switch', schema: z.boolean() },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A text of a page, in one language, as its document has it. */
export type PageTextBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a text of a page. */
export interface PageTextFacts {
  /** Another text of its name and language; null when there is none. */
  readonly sameOf: string | null;
  /** Whether members read a text of its name in English. */
  readonly hasEnglish: boolean;
}

/** Our own pages that show a text, by its name; other sites may ask for any. */
export const pagesOfTexts: Readonly<Record<string, string>> = { 'courses-freemium': '/courses' };

/** Texts that pages ask for by name (HOM-03). */
export const pageTextDocument: DocumentDefinition<PageTextBody, PageTextFacts> = {
  kind: 'page',
  noun: ['page text', 'page texts'],
  fields,
  schema,
  empty: { title: '', body: '', slug: '', language: 'en', isPublished: true },
  titleOf: ({ title }) => textOf(title),
  missing: (body, { sameOf, hasEnglish }) => [
    ...must(body.title.trim() === '', 'title', 'The text has no title.'),
    ...must(body.slug === '', 'slug', 'The text has no name.'),
    ...must(sameOf !== null, 'slug', `The text ${sameOf ?? ''} has this name in this language already.`),
    ...canWait(
      body.slug !== '' && !Object.hasOwn(pagesOfTexts, body.slug),
      'slug',
      'No page of ours shows a text of this name: only a site that asks for it does.',
    ),
    ...canWait(body.body === '', 'body', 'There is nothing below its title.'),
    ...canWait(
      body.language !== 'en' && !hasEnglish,
      'language',
      'There is none of its name in English, which everybody else would read.',
    ),
  ],
  isPublished: ({ isPublished }) => isPublished,
  takenBack: (body) => ({ ...body, isPublished: false }),
  opened: (body) => ({ ...body, isPublished: true }),
  copied: (body) => ({ ...body, slug: '' }),
};
