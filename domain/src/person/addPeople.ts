import { areasToGive, areaWords } from '../access/areaWords.ts';
import type { CsvColumns } from '../csvTable.ts';
import { nameColumns } from '../nameColumns.ts';

/** Most rows of one file. */
export const mostRows = 10_000;
/** Most rows of one request: a page sends a file in parts, so that it shows how far it is and can be stopped. */
export const mostInPart = 50;

/** A row of a file of people, as it was read (PEO-02). */
export interface PersonRow {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What opens to them, by its words or its label: 'AI Academy', 'ai-academy'; empty for nothing. */
  readonly area: string;
  /** The last day on which it is open, yyyy-MM-dd. */
  readonly lastDay: string;
}

/** What is done, or would be, by a row: something; nothing, because it is so already; or nothing, because it cannot. */
export const rowOutcomes = ['DONE', 'SAME', 'REFUSED'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What becomes of a row. */
export interface RowVerdict {
  readonly outcome: RowOutcome;
  /** In sentences: what was done, or why it was not. */
  readonly words: string;
}

export const peopleColumns: CsvColumns<keyof PersonRow> = {
  headings: {
    ...nameColumns,
    area: ['area', 'opens', 'access'],
    lastDay: ['last day', 'until', 'access until'],
  },
  needed: ['email'],
  neededWords: 'The first line must name the column Email. First Name, Last Name, Area and Last Day may be beside it.',
  key: 'email',
  most: mostRows,
};

/** The label of an area that a row names, by that label or by its words; null for none of them. */
export function areaNamed(text: string): string | null {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/^area\//, '');
  return areasToGive.find((area) => area === asked || areaWords[area]?.toLowerCase() === asked) ?? null;
}

/**
 * The rows of a file in parts of at most `mostInPart`, those of one address together: what a row does may depend on the
 * other rows of that person.
 */
export function partsOf<Row extends Pick<PersonRow, 'email'>>(rows: readonly Row[]): Row[][] {
  const byAddress = Map.groupBy(rows, ({ email }) => email.trim().toLowerCase());
  const parts: Row[][] = [];
  for (const piece of [...byAddress.values()].flatMap((own) => pieces(own))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= mostInPart) last.push(...piece);
    else parts.push(piece);
  }
  return parts;
}

const pieces = <Row>(own: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(own.length / mostInPart) }, (_, at) =>
    own.slice(at * mostInPart, (at + 1) * mostInPart),
  );
