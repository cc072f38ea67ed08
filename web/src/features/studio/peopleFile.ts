import { byteOrderMark, csvLine } from '@atrium/domain/csvLine.ts';
import { readCsvTable, type ParseCsv } from '@atrium/domain/csvTable.ts';
import type { Result } from '@atrium/domain/errors.ts';
import { peopleColumns, type PersonRow, type RowVerdict } from '@atrium/domain/person/addPeople.ts';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

const parseCsv: ParseCsv = (text, options) => {
  try {
    return parse(text, { ...options });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
};

/** The rows of a file of people; refuses with a sentence for text that is none (PEO-02). */
export function readPeopleFile(csv: string): Result<readonly PersonRow[]> {
  return readCsvTable(csv, peopleColumns, parseCsv);
}

/** A row and what became of it. */
export interface JudgedRow {
  readonly row: PersonRow;
  readonly verdict: RowVerdict;
}

/** Rows that were not done as a file with the reasons, which can be mended and sent again. */
export function writeRefused(rows: readonly JudgedRow[]): string {
  return [
    byteOrderMark,
    csvLine(['Email', 'First Name', 'Last Name', 'Area', 'Last Day', 'Why not']),
    ...rows.map(({ row: { email, firstName, lastName, area, lastDay }, verdict }) =>
      csvLine([email, firstName, lastName, area, lastDay, verdict.words]),
    ),
  ].join('');
}
