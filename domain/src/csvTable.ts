import { ok, refuse, type Result } from './errors.ts';

/** How `parse` of csv-parse is called. */
export interface CsvOptions {
  readonly delimiter: string;
  readonly skip_empty_lines: true;
  /** A spreadsheet keeps rows that were cleared. */
  readonly skip_records_with_empty_values: true;
  readonly relax_column_count: true;
  readonly trim: true;
  readonly to: number;
}

/** What csv-parse throws for a text that is no table. */
export interface CsvFault {
  readonly code: string;
  /** The line where it is. */
  readonly lines?: unknown;
}

/** The parser of the server or of the browser, which this folder does not load. */
export type ParseCsv = (text: string, options: CsvOptions) => readonly string[][] | CsvFault;

/** Which columns a table has. */
export interface CsvColumns<Name extends string> {
  /** The headings of each, in lower case, with a space for each dash or underscore; the first that is there counts. */
  readonly headings: Readonly<Record<Name, readonly string[]>>;
  /** Those without which it cannot be read. */
  readonly needed: readonly Name[];
  /** What is said when one of these is missing. */
  readonly neededWords: string;
  /** Names a row, for a message about it. */
  readonly key: Name;
  /** Rows that are accepted; one more than these is read, so that the file is refused and not cut off. */
  readonly most: number;
}

const delimiters = [',', ';', '\t'];

/**
 * The rows of a file with these columns, in any order and spelling; others are ignored, and a missing one is empty.
 * Separated by commas, semicolons or tabs, as spreadsheets of different countries write them: by what separates the
 * first line, or what a line `sep=;` before it names. Refuses with INVALID_INPUT for text that is no such file.
 */
export function readCsvTable<Name extends string>(
  csv: string,
  { headings, needed, neededWords, key, most }: CsvColumns<Name>,
  parse: ParseCsv,
): Result<readonly Readonly<Record<Name, string>>[]> {
  const { text, delimiter } = separated(csv);
  const lines = parse(text, {
    delimiter,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    trim: true,
    to: most + 2,
  });
  if ('code' in lines) return unread(unreadable(lines));
  const [head = [], ...rest] = lines;
  const titles = head.map((title) => title.toLowerCase().replaceAll(/[_-]/g, ' '));
  const names = Object.keys(headings) as Name[];
  const at = Object.fromEntries(
    names.map((name) => [name, headings[name].map((title) => titles.indexOf(title)).find((rank) => rank !== -1)]),
  ) as Record<Name, number | undefined>;
  if (needed.some((name) => at[name] === undefined)) return unread(neededWords);
  const valueOf = (line: readonly string[], name: Name): string => line.at(at[name] ?? line.length) ?? '';
  // as by a comma in a name without quotation marks: what belongs where cannot be known
  const long = rest.find((line) => line.slice(head.length).some((value) => value !== ''));
  if (long !== undefined) {
    return unread(
      `This file can't be read: the row of ${valueOf(long, key)} has more values than the first line has columns.`,
    );
  }
  return ok(
    rest.map((line) => Object.fromEntries(names.map((name) => [name, valueOf(line, name)])) as Record<Name, string>),
  );
}

const unread = (message: string): Result<never> => refuse('INVALID_INPUT', { reason: 'CSV', message });

/** Only quotation marks can be wrong in the text of a file, and the package says that in words for programmers. */
function unreadable({ code, lines }: CsvFault): string {
  // of a mark that stays open the package knows where the file ends, not where the mark is
  if (code === 'CSV_QUOTE_NOT_CLOSED') return "This file can't be read: a quotation mark is not closed.";
  return `This file can't be read: line ${String(lines)} has a quotation mark inside a value.`;
}

/** The lines of a file from the one with the headings on, and what separates their values. */
function separated(csv: string): { readonly text: string; readonly delimiter: string } {
  const all = csv.replace(/^\uFEFF/, '');
  const named = /^"?sep=([,;\t])"?(?:\r\n|\n|\r)/i.exec(all);
  const text = all.slice(named?.[0].length ?? 0);
  const head =
    text
      .trimStart()
      .split(/[\r\n]/, 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? '';
  const count = (delimiter: string): number => head.split(delimiter).length;
  const [most = ','] = delimiters.toSorted((a, b) => count(b) - count(a));
  return { text, delimiter: named?.[1] ?? most };
}
