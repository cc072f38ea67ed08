export type CsvCell = string | number | null;

/** The beginning of a file: Excel reads one without it in the machine's old code page. */
export const byteOrderMark = '\u{FEFF}';

/** A line in the format of RFC 4180 (D62). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(fieldOf).join(',')}\r\n`;
}

/**
 * A text that a spreadsheet would calculate gets an apostrophe in front, so that a name cannot become a formula
 * (THR-50); white space before it, and the wide signs that some programs read as the usual ones, do not hide it.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function fieldOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /["',;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
