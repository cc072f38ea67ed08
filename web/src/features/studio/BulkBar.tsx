import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { ListRows } from './useListRows.ts';
import styles from './BulkBar.module.css';

export interface BulkBarProps {
  rows: ListRows;
  /** How many are chosen; null until it is known. */
  count: number | null;
  /** How many the filters find; null while nobody knows. */
  all: number | null;
  /** How many rows are shown. */
  shown: number;
  /** The acts. */
  children: ReactNode;
}

/** What can be done with the rows that are chosen; it stays in sight (STU-04). */
export const BulkBar = ({ rows, count, all, shown, children }: BulkBarProps) => (
  <div className={styles.bar} role="group" aria-label="What to do with the selection">
    <b>{count === null ? 'Some' : count.toLocaleString('en-US')} selected</b>
    {rows.chosen === 'all' || all === null || all <= rows.chosen.length || all <= shown ? null : (
      <Button size="s" variant="bare" className={styles.act} onClick={rows.chooseAll}>
        Select all {all.toLocaleString('en-US')}
      </Button>
    )}
    {children}
    <Button
      size="s"
      variant="bare"
      className={styles.act}
      aria-keyshortcuts="Escape"
      icon={<IconX aria-hidden="true" />}
      onClick={rows.clear}
    >
      Clear
    </Button>
  </div>
);
