import { readCsvTable, type ParseCsv } from '@atrium/domain/csvTable.ts';
import type { Result } from '@atrium/domain/errors.ts';
import { nameColumns } from '@atrium/domain/nameColumns.ts';
import { mostPeople } from '@atrium/domain/seat/decideSeats.ts';
import type { SeatRequest } from '@atrium/domain/seat/personForm.ts';
import { CsvError, parse } from 'csv-parse/sync';

const parseCsv: ParseCsv = (text, options) => {
  try {
    return parse(text, { ...options });
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
};

/**
 * The people of a file with the columns Email, First Name and Last Name. Refuses with INVALID_INPUT for text that is no
 * such file.
 */
export function readPeople(csv: string): Result<readonly SeatRequest[]> {
  return readCsvTable(
    csv,
    {
      headings: nameColumns,
      needed: ['email', 'firstName', 'lastName'],
      neededWords: 'The first line must name the columns Email, First Name and Last Name.',
      key: 'email',
      most: mostPeople,
    },
    parseCsv,
  );
}
