import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface DataColumn<Data> {
  id: string;
  title: string;
  /** The sort key, and what is shown without a `cell`; null comes last. */
  value: (row: Data) => string | number | null;
  cell?: ((row: Data) => ReactNode) | undefined;
  /** Right-aligned with tabular digits. */
  numeric?: boolean | undefined;
  sortable?: boolean | undefined;
  /** Left out where a table of eight columns has no room, unless the rows are sorted by it. */
  wide?: boolean | undefined;
  /** Left out on a tablet held upright, whose table has room for five columns, unless the rows are sorted by it. */
  spare?: boolean | undefined;
  /** Has only what is pressed: left out on paper. */
  screenOnly?: boolean | undefined;
  /** What the column means, behind a question mark: in its header, and on a phone above the cards. */
  help?: string | undefined;
}
