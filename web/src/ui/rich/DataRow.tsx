import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import type { DataColumn } from './DataColumn.ts';
import styles from './DataTable.module.css';

interface DataRowProps<Data> {
  id: string;
  row: Data;
  open: boolean;
  onToggle: () => void;
  columns: readonly DataColumn<Data>[];
  /** The class of a column's cells. */
  classOf: (column: DataColumn<Data>) => string | undefined;
  details: ((row: Data) => ReactNode) | undefined;
}

/** A row, whose `details` open below it by a press anywhere on the row. */
export function DataRow<Data>({ id, row, open, onToggle, columns, classOf, details }: DataRowProps<Data>) {
  const [first] = columns;
  const name = String(first?.value(row) ?? '');
  return (
    <Fragment>
      <tr className={cx(details && styles.opens)}>
        {columns.map((column, index) => {
          const content = column.cell ? column.cell(row) : column.value(row);
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...(index === 0 ? { scope: 'row' } : {})}
              className={classOf(column)}
              data-title={column.title}
            >
              {index === 0 && details ? (
                <span className={styles.opener}>
                  <IconButton
                    size="xs"
                    label={`${open ? 'Hide' : 'Show'} details of ${name}`}
                    aria-expanded={open}
                    aria-controls={open ? id : undefined}
                    onClick={onToggle}
                  >
                    {open ? <IconChevronDown aria-hidden="true" /> : <IconChevronRight aria-hidden="true" />}
                  </IconButton>
                  {content}
                </span>
              ) : (
                content
              )}
            </Cell>
          );
        })}
      </tr>
      {open && details ? (
        <tr id={id} className={styles.details}>
          <td colSpan={columns.length}>{details(row)}</td>
        </tr>
      ) : null}
    </Fragment>
  );
}
