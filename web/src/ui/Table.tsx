import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { cx } from './cx.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
  /** A HelpTip, beside the button. */
  help?: ReactNode;
  children: ReactNode;
}

/** The header of a sortable column. */
export const SortHead = ({ sorted, onSort, numeric, className, help, children }: SortHeadProps) => {
  const Icon = sorted === 'ascending' ? IconArrowUp : sorted === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sorted ?? undefined} className={cx(numeric && styles.number, className)}>
      <span className={styles.head}>
        <button type="button" onClick={onSort}>
          {children}
          <Icon aria-hidden="true" />
        </button>
        {help}
      </span>
    </th>
  );
};

export interface PlainHeadProps {
  className?: string | undefined;
  /** A HelpTip, beside the words. */
  help?: ReactNode;
  children: ReactNode;
}

/** The header of a column that does not sort. */
export const PlainHead = ({ className, help, children }: PlainHeadProps) => (
  <th scope="col" className={className}>
    {help ? (
      <span className={styles.head}>
        <span>{children}</span>
        {help}
      </span>
    ) : (
      children
    )}
  </th>
);

/** The header of a column of numbers. `help`: a HelpTip, beside it. */
export const NumberHead = (props: Omit<PlainHeadProps, 'className'>) => (
  <PlainHead className={styles.number} {...props} />
);

/** A right-aligned cell with tabular digits. `title`: its column, which the rows of a phone show beside it. */
export const NumberCell = ({ title, children }: { title?: string; children: ReactNode }) => (
  <td className={styles.number} data-title={title}>
    {children}
  </td>
);
