import { withoutNul } from './text/withoutNul.ts';

const longestTerm = 200;
/** Beyond it there are no rows. PostgreSQL's offset is an integer, also for the pages of a download with 5,000 rows. */
const lastPage = 100_000;

/** What is read of a table: a search is trimmed and cut, a page outside the table has no rows. */
export function shownPage<Table extends { readonly searchTerm: string; readonly page: number }>(table: Table): Table {
  return {
    ...table,
    searchTerm: withoutNul(table.searchTerm.trim().slice(0, longestTerm)),
    page: Math.min(Math.max(table.page, 0), lastPage),
  };
}

/** The numbers under a table; one without rows has one page, which is empty. */
export function pageNumbers(total: number, count: number): { readonly total: number; readonly totalPages: number } {
  return { total, totalPages: Math.max(1, Math.ceil(total / count)) };
}

/** The rows of a page, from 0, of `count` each. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, count: number): readonly Row[] {
  return rows.slice(page * count, (page + 1) * count);
}
