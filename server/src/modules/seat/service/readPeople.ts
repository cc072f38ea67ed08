import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mostPeople } from '@atrium/domain/seat/decideSeats.ts';
import type { SeatRequest } from '@atrium/domain/seat/personForm.ts';
import { CsvError, parse } from 'csv-parse/sync';

/**
 * The headings of each column, in lower case, with a space for each dash or underscore; the first that is there counts.
 */
const headings = [['email', 'e mail', 'email address', 'e mail address'], ['first name'], ['last name']] as const;
const delimiters = [',', ';', '\t'];
const needed = 'The first line must name the columns Email, First Name and Last Name.';

/**
 * The people of a file with the columns Email, First Name and Last Name, in any order and spelling; others are ignored.
 * Separated by commas, semicolons or tabs, as spreadsheets of different countries write them: by what separates the
 * first line, or what a line `sep=;` before it names. Refuses with INVALID_INPUT for text that is no such file.
 */
export function readPeople(csv: string): Result<readonly SeatRequest[]> {
  const { text, delimiter } = separated(csv);
  let lines: string[][];
  try {
    lines = parse(text, {
      delimiter,
      skip_empty_lines: true,
      // a spreadsheet keeps rows that were cleared
      skip_records_with_empty_values: true,
      relax_column_count: true,
      trim: true,
      // one more than is accepted, so that the file is refused and not cut off
      to: mostPeople + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse('INVALID_INPUT', { reason: 'CSV', message: unreadable(error) });
  }
  const [head = [], ...rest] = lines;
  const names = head.map((title) => title.toLowerCase().replaceAll(/[_-]/g, ' '));
  const at = headings.map((titles) => titles.map((title) => names.indexOf(title)).find((index) => index !== -1) ?? -1);
  if (at.includes(-1)) return refuse('INVALID_INPUT', { reason: 'CSV', message: needed });
  const [email = 0, firstName = 0, lastName = 0] = at;
  // as by a comma in a name without quotation marks: what belongs where cannot be known
  const long = rest.find((line) => line.slice(head.length).some((value) => value !== ''));
  if (long !== undefined) {
    const whose = long[email] ?? '';
    const message = `This file can't be read: the row of ${whose} has more values than the first line has columns.`;
    return refuse('INVALID_INPUT', { reason: 'CSV', message });
  }
  return ok(
    rest.map((line) => ({
      email: line[email] ?? '',
      firstName: line[firstName] ?? '',
      lastName: line[lastName] ?? '',
    })),
  );
}

/** Only quotation marks can be wrong in the text of a file, and the package says that in words for programmers. */
function unreadable(error: CsvError): string {
  // of a mark that stays open the package knows where the file ends, not where the mark is
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return "This file can't be read: a quotation mark is not closed.";
  return `This file can't be read: line ${String(error['lines'])} has a quotation mark inside a value.`;
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
