import * as z from 'zod/mini';
import type { StaffOperation } from '../access/staffOperations.ts';
import { parseInstant } from '../parseInstant.ts';
import { isSupportedInstant } from '../time.ts';
import { isTimeZone } from '../timeZone.ts';

/** The body of a document as JSON; a draft may have any, a published one is as its schema says. */
export type DocumentBody = Readonly<Record<string, unknown>>;

/** The part of the kit with which a field is filled in. */
export type FieldPart =
  | 'id'
  | 'line'
  | 'text'
  | 'rich'
  | 'instant'
  | 'day'
  | 'zone'
  | 'link'
  | 'picture'
  | 'badge'
  | 'file'
  | 'film'
  | 'choice'
  | 'switch'
  | 'number'
  | 'words'
  | 'reference'
  | 'references'
  | 'group'
  | 'rows'
  | 'tree'
  | 'node'
  | 'meeting'
  | 'captions';

/** One field of a document: what it is called, how it is filled in, and which values it takes. */
export interface DocumentField<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly label: string;
  /** A sentence below the field. */
  readonly help?: string;
  readonly part: FieldPart;
  readonly schema: Schema;
  /** With what it begins where somebody adds the row or the group that it is in; absent: empty, or off. */
  readonly begins?: string | number | boolean;
  /** Of a reference: the kind of the documents to choose from. */
  readonly of?: string;
  /** What its choices are called, where their names do not say it. */
  readonly words?: Readonly<Record<string, string>>;
  /** Of a group, and of each row. */
  readonly fields?: DocumentFields;
  /** Of rows of several types: the fields of each, by its `type`. */
  readonly fieldsOf?: Readonly<Record<string, DocumentFields>>;
  /** Of a picture: what can be drawn where there is no file for it; absent: nothing. */
  readonly drawnAs?: 'cover' | 'portrait';
  /** Of a `node`: the types of rows of the same tree to choose from. */
  readonly among?: readonly string[];
}
export type DocumentFields = Readonly<Record<string, DocumentField>>;

export const faultTimes = ['must', 'running', 'canWait'] as const;

/**
 * What is wrong with a document or wanting in it: 'must' stops its publishing, 'running' does until it is over by
 * itself, 'canWait' does not (DOC-03).
 */
export interface DocumentFault {
  /** The field, with those that it is in: `groups.2.title`; '' for the document as a whole. */
  readonly path: string;
  readonly message: string;
  readonly when: (typeof faultTimes)[number];
  /** A document that must be published before this one, or together with it (DOC-07). */
  readonly needs?: DocumentKey;
}

/** A document by its kind and the id that it keeps for good (DOC-06). */
export interface DocumentKey {
  readonly kind: string;
  readonly id: string;
}

/**
 * One kind of document (D92): its fields, and what the tables of the module that owns it must hold. `Facts`: what only
 * the database knows, as `missing` asks it.
 */
export interface DocumentDefinition<Body extends DocumentBody = DocumentBody, Facts = unknown> {
  readonly kind: string;
  /** As people call one of them, and several. */
  readonly noun: readonly [one: string, many: string];
  /** The operations that it takes, where they are not those of documents (STF-01). */
  readonly operations?: Readonly<Record<'read' | 'write' | 'publish', StaffOperation>>;
  /** The id of a kind of which there is one document. */
  readonly onlyId?: string;
  readonly fields: DocumentFields;
  /** Fields that only those read of a draft who may write it; they are null for anybody else. */
  readonly secrets?: readonly string[];
  readonly schema: z.ZodMiniType<Body>;
  /** With what a new one begins; it need not be publishable. */
  readonly empty: DocumentBody;
  /** Of a draft, too. */
  titleOf(body: DocumentBody): string;
  missing(body: Body, facts: Facts): readonly DocumentFault[];
  /** Whether members meet it at an instant, in epoch milliseconds. */
  isPublished(body: Body, now: number): boolean;
  /** The body by which members no longer meet it; null for a kind that cannot be taken back. */
  takenBack(body: Body, now: number): Body | null;
  /** The same body by which members meet it again; absent for a kind that is changed only, or canceled for good. */
  opened?(body: DocumentBody): DocumentBody;
  /** What a copy cannot share with its original, such as its address; the id is not in the body. */
  copied?(body: DocumentBody): DocumentBody;
  /** Of a kind whose rows refer to each other: a copy whose rows have ids of their own (DOC-06). */
  withNewIds?(body: DocumentBody, makeId: () => string): DocumentBody;
}

type ShapeOf<Fields extends DocumentFields> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] };

/** The schema of an object with these fields and no others. */
export function schemaOf<const Fields extends DocumentFields>(
  fields: Fields,
): z.ZodMiniObject<ShapeOf<Fields>, z.core.$strict> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape as ShapeOf<Fields>);
}

/** A body by its schema, or what is wrong with it, each a sentence about one field. */
export function readBody<Body extends DocumentBody>(
  { schema }: { readonly schema: z.ZodMiniType<Body> },
  body: unknown,
):
  | { readonly body: Body; readonly faults: readonly [] }
  | { readonly body: null; readonly faults: readonly DocumentFault[] } {
  const parsed = z.safeParse(schema, body, { error: wordsOf });
  if (parsed.success) return { body: parsed.data, faults: [] };
  return {
    body: null,
    faults: parsed.error.issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
      when: 'must',
    })),
  };
}

/** The words of a fault for which its schema has none: whatever language zod itself has loaded. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}.`;
  if (issue.code === 'invalid_value') return `One of ${issue.values.map(String).join(', ')} is needed.`;
  if (issue.code === 'too_big') return `At most ${String(issue.maximum)}.`;
  if (issue.code === 'too_small') return `At least ${String(issue.minimum)}.`;
  if (issue.code !== 'invalid_type') return 'This is of another type.';
  return issue.input === undefined ? 'This is missing.' : typeWords(issue);
}

/** Which type is needed, in the words of JSON; of a group its fields. */
function typeWords({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected === 'boolean') return 'true or false is needed.';
  if (expected === 'array') return 'A list is needed.';
  if (!(inst instanceof z.core.$ZodObject)) return 'This is of another type.';
  return `A group is needed, with ${Object.keys(inst._zod.def.shape).join(', ')}.`;
}

/** An ISO text without its offset is a mistake of its own: nobody can say which instant it is. */
const instantWords = ({ input }: { readonly input?: unknown }): string =>
  z.iso.datetime({ local: true }).safeParse(input).success
    ? 'The time needs its offset, such as 2026-12-02T18:00:00+01:00 or 2026-12-02T17:00:00Z.'
    : 'A date and a time are needed.';
/** A text of at most so many characters. */
export const atMost = (most: number) =>
  z.refine<string>((text) => Array.from(text).length <= most, `At most ${most.toLocaleString('en-US')} characters.`);
/** What the database cannot keep: the NUL character, and half of a character. */
export const isStorable = z.refine<string>(
  (text) => !text.includes('\0') && !/\p{Cs}/u.test(text),
  'There is a character in it that cannot be kept.',
);

/** A text of one line. */
export const line = (most = 200) =>
  z.string('A text is needed.').check(
    atMost(most),
    isStorable,
    z.refine<string>((text) => !/[\r\n]/.test(text), 'One line only.'),
  );
/** A text of several lines. */
export const lines = (most = 5_000) => z.string('A text is needed.').check(atMost(most), isStorable);
/** HTML as `domain/src/richText.ts` allows it; whatever else is in it is removed when it is saved (THR-68). */
export const rich = (most = 100_000) => z.pipe(lines(most), z.transform(withParagraphs));

/** Text without markup becomes paragraphs where it has empty lines. */
function withParagraphs(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return text.includes('<') || paragraphs.length < 2
    ? text
    : paragraphs.map((part) => `<p>${part.trim()}</p>`).join('');
}

/** An instant as ISO text, in the years that the product supports. */
export const instant = z.iso.datetime({ offset: true, error: instantWords }).check(
  z.refine<string>((text) => {
    const at = parseInstant(text);
    return Number.isNaN(at) || isSupportedInstant(at);
  }, 'A year from 2000 to 2199 is needed.'),
);
/** The name of a time zone, as IANA lists it. */
export const zone = z
  .string('A time zone is needed.')
  .check(z.refine<string>(isTimeZone, 'There is no such time zone.'));
/** An id that a document, or a part of it, keeps for good. */
export const id = z.string('An id is needed.').check(
  z.refine<string>((text) => text !== '', { error: 'This is still to be chosen.', abort: true }),
  z.regex(documentId(), 'An id has letters, digits, dots, hyphens and underscores, at most 120.'),
);
/** Ids of other documents, each once. */
export const ids = z.array(id).check(
  z.maxLength(1_000, 'At most 1,000.'),
  z.refine<string[]>((names) => new Set(names).size === names.length, 'Each once.'),
);
/** The readable part of an address. */
export const slug = z
  .string('A short name is needed.')
  .check(z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Small letters, digits and single hyphens.'), atMost(120));

/** Rows of a list, each with these fields and an `id` of its own, by which it is found wherever it moves. */
export function rowsWith<const Fields extends DocumentFields>(fields: Fields, most: number) {
  return rowsLike(schemaOf(fields), most);
}

/** Rows of a list by their schema, each with an `id` of its own. */
export function rowsLike<Row extends z.ZodMiniType<object>>(row: Row, most: number) {
  return z.array(row).check(
    z.maxLength(most, `At most ${String(most)}.`),
    z.refine<readonly object[]>((rows) => {
      const names = rows.map((each) => ('id' in each ? each.id : null));
      return new Set(names).size === rows.length;
    }, 'Two of them have the same id.'),
  );
}

/** The form of ids, in addresses and bundles. */
export function documentId(): RegExp {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
}

/** A text of a body that nobody has checked; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
