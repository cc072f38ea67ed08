import { CsvError, parse } from 'csv-parse/sync';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mostPeople } from '@atrium/domain/seat/decideSeats.ts';
import type { SeatRequest } from '@atrium/domain/seat/personForm.ts';

const columns = { email: 'email', 'first name': 'firstName', 'last name': 'lastName' } as const;
const needed = 'The first line must name the columns Email, First Name and Last Name.';

/**
 * The people of a file with the columns Email, First Name and Last Name, in any order and spelling; others are ignored.
 * Separated by commas, semicolons or tabs, as spreadsheets of different countries write them. Refuses with INVALID_INPUT
 * for text that is no such file.
 */
export function readPeople(csv: string): Result<readonly SeatRequest[]> {
  let lines: string[][];
  try {
    lines = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      // one more than is accepted, so that the file is refused and not cut off
      to: mostPeople + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse('INVALID_INPUT', { reason: 'CSV', message: `This file can't be read: ${error.message}.` });
  }
  const [head = [], ...rest] = lines;
  const names = head.map((title) => title.toLowerCase().replaceAll(/[_-]/g, ' '));
  const at = Object.keys(columns).map((title) => names.indexOf(title));
  if (at.includes(-1)) return refuse('INVALID_INPUT', { reason: 'CSV', message: needed });
  const [email = 0, firstName = 0, lastName = 0] = at;
  return ok(
    rest.map((line) => ({
      email: line[email] ?? '',
      firstName: line[firstName] ?? '',
      lastName: line[lastName] ?? '',
    })),
  );
}
