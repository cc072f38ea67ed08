import type { TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageOptions } from '#lib/pageQuery.ts';
import { Button } from '#ui/Button.tsx';
import { RemovableChip } from '#ui/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { DataTable } from '#ui/rich/DataTable.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { changed } from './dashboardFilters.ts';
import { lastPageOf, NoSuchPage } from './NoSuchPage.tsx';
import { TableSearch } from './TableSearch.tsx';
import { count, emptyWords, failedWords } from './words.ts';
import styles from './FigureTable.module.css';

export interface FigureTableProps<Data> {
  /** 'Employees' */
  caption: string;
  /** 'Search by name or email' */
  searchLabel: string;
  /** What is counted: 'person', 'people'. */
  nouns: readonly [one: string, many: string];
  columns: readonly DataColumn<Data>[];
  rowId: (row: Data) => string;
  query: PageOptions<{ readonly rows: readonly Data[]; readonly total: number; readonly asOf?: number }>;
  filters: TableFilters;
  onFilters: (filters: TableFilters) => void;
  details?: ((row: Data) => ReactNode) | undefined;
  /** Without rows and without a search. */
  empty?: string | undefined;
  /** When the rows cannot be had. */
  failed?: string | undefined;
  /** The buttons that download the rows. */
  downloads?: ReactNode;
  /**
   * Below them and on paper: of which range the rows are, and when they were brought up to date (D62), which is later
   * than the page when they were sorted later; null while there are none.
   */
  note?: ((asOf: number | null) => ReactNode) | undefined;
}

/** A table whose search, order and page are in the address, sorted and paged by the server (ORG-03). */
export const FigureTable = <Data extends object>(props: FigureTableProps<Data>) => {
  const {
    caption,
    searchLabel,
    nouns,
    query,
    filters,
    onFilters,
    downloads,
    note,
    empty = emptyWords,
    failed = failedWords,
  } = props;
  const search = (term: string): void => {
    if (term !== filters.search) onFilters(changed(filters, { search: term }));
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const found = data?.page ?? null;
  const hasFailed = error !== null || (data !== undefined && found === null);
  return (
    <>
      <Row between className={styles.tools}>
        <TableSearch label={searchLabel} q={filters.search} onSearch={search} />
        <Row tabIndex={-1} data-stand-in>
          {filters.search === '' ? null : (
            <RemovableChip
              onRemove={() => {
                search('');
              }}
            >
              {filters.search}
            </RemovableChip>
          )}
          {found === null || hasFailed ? null : (
            <p className={cx(look.small, look.muted)} role="status">
              {totalWords(found.total, nouns, filters.search)}
            </p>
          )}
        </Row>
      </Row>
      {downloads === undefined && note === undefined ? null : (
        <div className={styles.downloads}>
          {downloads === undefined ? null : <Row>{downloads}</Row>}
          {note?.(hasFailed ? null : (found?.asOf ?? null))}
        </div>
      )}
      {found === null ? null : (
        <p className={styles.paper}>
          {`On this page: ${count(found.rows.length)} of ${count(found.total)}${filters.search === '' ? '' : `, searched by “${filters.search}”`}`}
        </p>
      )}
      <div tabIndex={-1} data-stand-in className={styles.rows}>
        {hasFailed ? (
          <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()} retryLabel="Retry">
            Your other pages still work.
          </ErrorState>
        ) : found === null ? (
          <Loading label={`Loading ${caption.toLowerCase()}`} className={styles.waiting}>
            {Array.from({ length: 12 }, (_, index) => (
              // placeholders have no id
              <Skeleton key={index} height={28} />
            ))}
          </Loading>
        ) : (
          <DataTable
            ends
            caption={caption}
            columns={props.columns}
            rows={found.rows}
            rowId={props.rowId}
            sorting={filters.sorting}
            onSorting={(sorting) => {
              onFilters(changed(filters, { sorting }));
            }}
            page={Math.min(filters.page, lastPageOf(found.total)) + 1}
            onPage={(page) => {
              onFilters({ ...filters, page: page - 1 });
            }}
            pageSize={rowsPerPage}
            total={found.total}
            busy={isPlaceholderData}
            details={props.details}
            empty={
              found.total > 0 ? (
                <NoSuchPage
                  onLast={() => {
                    onFilters({ ...filters, page: lastPageOf(found.total) });
                  }}
                />
              ) : filters.search === '' ? (
                <EmptyState title={empty} />
              ) : (
                <EmptyState
                  title={`Nothing matches “${filters.search}”.`}
                  action={
                    <Button
                      variant="line"
                      onClick={() => {
                        search('');
                      }}
                    >
                      Clear the search
                    </Button>
                  }
                />
              )
            }
          />
        )}
      </div>
    </>
  );
};

function totalWords(total: number, [one, many]: readonly [string, string], search: string): string {
  return `${count(total)} ${total === 1 ? one : many}${search === '' ? '' : ` for “${search}”`}`;
}
