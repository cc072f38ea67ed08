import {
  createExpandedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useId, useRef, type ReactNode } from 'react';
import { ColumnMeanings } from '../ColumnMeanings.tsx';
import { cx } from '../cx.ts';
import { look } from '../look.ts';
import { Pagination } from '../Pagination.tsx';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { SlimSelect } from '../Select.tsx';
import { SortHead } from '../Table.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataRow } from './DataRow.tsx';
import table from '../Table.module.css';
import styles from './DataTable.module.css';

export interface Sorting {
  column: string;
  descending: boolean;
}

export interface DataTableProps<Data> {
  /** The table's content: 'Members of your team'. */
  caption: string;
  /** The first column names the row. */
  columns: readonly DataColumn<Data>[];
  rows: readonly Data[];
  /** The row's identity, which keeps it expanded while others move. */
  rowId: (row: Data) => string;
  sorting: Sorting | null;
  /** A header cycles ascending, descending, unsorted, which is null: the order in which the rows came. */
  onSorting: (sorting: Sorting | null) => void;
  /** 1-based. */
  page: number;
  onPage: (page: number) => void;
  pageSize: number;
  /** The total when the server sorts and pages; `rows` are then those of the page, in order. */
  total?: number | undefined;
  /** The content of an expanded row. */
  details?: ((row: Data) => ReactNode) | undefined;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Newer rows are being loaded. */
  busy?: boolean | undefined;
  /** Says the page as 'n of total', with buttons to the first and the last one, also when there is only one. */
  ends?: boolean | undefined;
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  expandedRowModel: createExpandedRowModel(),
  sortFns: { text: sortFn_text },
});

const plain = new Intl.NumberFormat('en-US');

/**
 * Sortable, paged and expandable rows, all of a page in view; a list of cards on a phone. The caller keeps sorting and
 * page, in the address.
 */
export function DataTable<Data extends object>(props: DataTableProps<Data>) {
  const { caption, columns, rows, sorting, onSorting, page, onPage, pageSize, total, details, empty, busy, ends } =
    props;
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const model = useTable({
    features,
    data: rows,
    columns: columns.map(({ id: column, value }) => ({
      id: column,
      accessorFn: (row: Data) => value(row) ?? undefined,
      sortUndefined: 'last' as const,
    })),
    getRowId: props.rowId,
    getRowCanExpand: () => details !== undefined,
    manualSorting: total !== undefined,
    manualPagination: total !== undefined,
    ...(total === undefined ? {} : { rowCount: total }),
    autoResetPageIndex: false,
    state: {
      sorting: sorting === null ? [] : [{ id: sorting.column, desc: sorting.descending }],
      pagination: { pageIndex: page - 1, pageSize },
    },
  });
  const shown = model.getRowModel().rows;
  const count = total ?? rows.length;
  const sortable = columns.filter((column) => column.sortable);
  const explained = columns.flatMap(({ title, help }) => (help === undefined ? [] : [{ title, help }]));
  const classOf = ({ id: column, numeric, sortable: sorts, wide, spare, screenOnly }: DataColumn<Data>): string => {
    const isSorted = sorting?.column === column;
    return cx(
      numeric && table.number,
      numeric && sorts && styles.sorts,
      wide && !isSorted && styles.wide,
      spare && !isSorted && styles.spare,
      screenOnly && look.noPrint,
    );
  };
  const sortBy = (column: string) => {
    if (sorting?.column !== column) onSorting({ column, descending: false });
    else onSorting(sorting.descending ? null : { column, descending: true });
  };
  return (
    <div ref={top} aria-busy={busy} className={cx(styles.around, busy && styles.busy)}>
      {sortable.length > 0 || explained.length > 0 ? (
        <div className={styles.above}>
          {sortable.length > 0 ? (
            <div className={styles.sortBy}>
              <SlimSelect
                label={`Sort ${caption} by`}
                value={sorting === null ? '' : `${sorting.column} ${String(sorting.descending)}`}
                options={[
                  { value: '', label: sorting === null ? 'Sort by' : 'Unsorted' },
                  ...sortable.flatMap(({ id: column, title }) => [
                    { value: `${column} false`, label: `${title}, ascending` },
                    { value: `${column} true`, label: `${title}, descending` },
                  ]),
                ]}
                onChange={(event) => {
                  const [column = '', descending] = event.target.value.split(' ');
                  onSorting(column === '' ? null : { column, descending: descending === 'true' });
                }}
              />
            </div>
          ) : null}
          {explained.length > 0 ? <ColumnMeanings caption={caption} columns={explained} /> : null}
        </div>
      ) : null}
      <ScrollRegion label={caption} className={cx(table.scroll, styles.scroll)}>
        <table className={cx(table.table, styles.table)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) =>
                column.sortable ? (
                  <SortHead
                    key={column.id}
                    className={classOf(column)}
                    sorted={sorting?.column === column.id ? (sorting.descending ? 'descending' : 'ascending') : null}
                    onSort={() => {
                      sortBy(column.id);
                    }}
                  >
                    {column.title}
                  </SortHead>
                ) : (
                  <th key={column.id} scope="col" className={classOf(column)}>
                    {column.title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <DataRow
                key={row.id}
                id={`${id}-${row.id}`}
                row={row.original}
                onToggle={() => {
                  row.toggleExpanded();
                }}
                open={row.getIsExpanded()}
                columns={columns}
                classOf={classOf}
                details={details}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length === 0 ? empty : null}
      {shown.length > 0 && (count > pageSize || ends) ? (
        <Pagination
          ends={ends}
          label={caption}
          page={page}
          pages={Math.ceil(count / pageSize)}
          range={
            ends
              ? `${plain.format(page)} of ${plain.format(Math.ceil(count / pageSize))}`
              : `${plain.format((page - 1) * pageSize + 1)} to ${plain.format(Math.min(page * pageSize, count))} of ${plain.format(count)}`
          }
          onPage={(next) => {
            onPage(next);
            // the buttons are below the rows, which are read from their top
            if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
          }}
        />
      ) : null}
    </div>
  );
}
