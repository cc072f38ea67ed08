import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Table.module.css';

export interface TableProps {
  /** The table's content, which also names its scrolling region. */
  caption: string;
  /** The header row: SortHead and `<th>`. */
  head: ReactNode;
  /** In another table, or for a few short columns: as narrow as its cells. */
  compact?: boolean | undefined;
  /** `<tr>`s; the first cell of each a `<th scope="row">`, numeric cells are `NumberCell`. */
  children: ReactNode;
}

/** Rows on hairlines under an ink line; scrolls horizontally in its own region. */
export const Table = ({ caption, head, compact, children }: TableProps) => (
  <ScrollRegion label={caption} className={styles.scroll}>
    <table className={cx(styles.table, compact && styles.compact)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);

export interface SortHeadProps {
  /** Null when the table is not sorted by this column. */
  sorted: 'ascending' | 'descending' | null;
  onSort: () => void;
  /** Numbers are right-aligned. */
  numeric?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The header of a sortable column: its words, then the mark, for which a column of numbers leaves room. */
export const SortHead = ({ sorted, onSort, numeric, className, children }: SortHeadProps) => {
  const Icon = sorted === 'ascending' ? IconArrowUp : sorted === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={cx(styles.sort, numeric && styles.number, className)}>
      <button type="button" onClick={onSort}>
        {children}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
};

/** The header of a column of numbers that does not sort. */
export const NumberHead = ({ children }: { children: ReactNode }) => (
  <th scope="col" className={styles.number}>
    {children}
  </th>
);

/** A right-aligned cell with tabular digits. `title`: its column, which the rows of a phone show beside it. */
export const NumberCell = ({ title, children }: { title?: string; children: ReactNode }) => (
  <td className={styles.number} data-title={title}>
    {children}
  </td>
);
