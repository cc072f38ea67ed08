import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { sql, type RawBuilder } from 'kysely';

/** Which rows of a table are read, each by a text of its own: the page with which it opens, another, or a search. */
export const tableParts = ['opening', 'other', 'found'] as const;
export type TablePart = (typeof tableParts)[number];

interface Rows {
  /** What the rows contain, as typed; '' for all. */
  readonly term: string;
  readonly count: number;
  readonly offset: number;
}

export function partOf({ term, count, offset }: Rows): TablePart {
  if (term !== '') return 'found';
  return count === rowsPerPage && offset === 0 ? 'opening' : 'other';
}

/** PostgreSQL keeps a prepared page's plan only if it knows how few rows are read: a parameter may be any number. */
export function limitOf(part: TablePart, { count, offset }: Pick<Rows, 'count' | 'offset'>): RawBuilder<unknown> {
  if (part === 'opening') return sql`limit ${sql.lit(rowsPerPage)}`;
  return sql`limit ${count}::integer offset ${offset}::integer`;
}
