import { Fragment, useId, type ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
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
  type Row,
} from '@tanstack/react-table';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { Pagination } from '../Pagination.tsx';
import { SlimSelect } from '../Select.tsx';
import { SortHead } from '../Table.tsx';
import table from '../Table.module.css';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './DataTable.module.css';

export interface DataColumn<Data> {
  id: string;
  title: string;
  /** The sort key, and what is shown without a `cell`; null comes last. */
  value: (row: Data) => string | number | null;
  cell?: ((row: Data) => ReactNode) | undefined;
  /** Right-aligned with tabular digits. */
  numeric?: boolean | undefined;
  sortable?: boolean | undefined;
}

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

/**
 * Sortable, paged and expandable rows, all of a page in view; a list of cards on a phone. The caller keeps sorting and
 * page, in the address.
 */
export function DataTable<Data extends object>(props: DataTableProps<Data>) {
  const { caption, columns, rows, sorting, onSorting, page, onPage, pageSize, total, details, empty, busy, ends } =
    props;
  const id = useId();
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
  const sortBy = (column: string) => {
    if (sorting?.column !== column) onSorting({ column, descending: false });
    else onSorting(sorting.descending ? null : { column, descending: true });
  };
  return (
    <div aria-busy={busy} className={cx(busy && styles.busy)}>
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
      <div className={cx(table.scroll, styles.scroll)} role="region" aria-label={caption} tabIndex={0}>
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
                    numeric={column.numeric}
                    sorted={sorting?.column === column.id ? (sorting.descending ? 'descending' : 'ascending') : null}
                    onSort={() => {
                      sortBy(column.id);
                    }}
                  >
                    {column.title}
                  </SortHead>
                ) : (
                  <th key={column.id} scope="col" className={cx(column.numeric && table.number)}>
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
                row={row}
                open={row.getIsExpanded()}
                columns={columns}
                details={details}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? empty : null}
      {shown.length > 0 && (count > pageSize || ends) ? (
        <Pagination
          ends={ends}
          label={caption}
          page={page}
          pages={Math.ceil(count / pageSize)}
          range={
            ends
              ? `${String(page)} of ${String(Math.ceil(count / pageSize))}`
              : `${String((page - 1) * pageSize + 1)} to ${String(Math.min(page * pageSize, count))} of ${String(count)}`
          }
          onPage={onPage}
        />
      ) : null}
    </div>
  );
}

interface DataRowProps<Data extends object> {
  id: string;
  row: Row<typeof features, Data>;
  /** a prop of its own, because the row object does not change when it expands */
  open: boolean;
  columns: readonly DataColumn<Data>[];
  details: ((row: Data) => ReactNode) | undefined;
}

function DataRow<Data extends object>({ id, row, open, columns, details }: DataRowProps<Data>) {
  const [first] = columns;
  const name = String(first?.value(row.original) ?? '');
  return (
    <Fragment>
      <tr>
        {columns.map((column, index) => {
          const content = column.cell ? column.cell(row.original) : column.value(row.original);
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.id}
              {...(index === 0 ? { scope: 'row' } : {})}
              className={cx(column.numeric && table.number)}
              data-title={column.title}
            >
              {index === 0 && details ? (
                <span className={styles.opener}>
                  <IconButton
                    size="xs"
                    label={`${open ? 'Hide' : 'Show'} details of ${name}`}
                    aria-expanded={open}
                    aria-controls={open ? id : undefined}
                    onClick={() => {
                      row.toggleExpanded();
                    }}
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
          <td colSpan={columns.length}>{details(row.original)}</td>
        </tr>
      ) : null}
    </Fragment>
  );
}
