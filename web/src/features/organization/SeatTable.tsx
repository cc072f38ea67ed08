import { seatStateFilters, type SeatFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { DataTable } from '#ui/rich/DataTable.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { lastPageOf, NoSuchPage } from './NoSuchPage.tsx';
import { pathsOf } from './paths.ts';
import { seatColumns, seatStateWords, type SeatActions } from './seatColumns.tsx';
import type { SeatsPageData } from './seatsQuery.ts';
import { TableSearch } from './TableSearch.tsx';
import { count } from './words.ts';
import styles from './SeatsPage.module.css';

const filterWords = { HELD: 'All seat holders', ...seatStateWords } as const;

export interface SeatTableProps {
  /** Null: the own company. */
  customerId: string | null;
  page: SeatsPageData;
  filters: SeatFilters;
  onFilters: (filters: SeatFilters) => void;
  /** Null: the seats are only read. */
  actions: SeatActions['buttons'];
}

/** The seats with their search and filter; searched and paged by the server, in one order (ORG-13). */
export const SeatTable = ({ customerId, page, filters, onFilters, actions }: SeatTableProps) => {
  const { memberId, timeZone } = useViewer();
  const zone = useTimeZone(timeZone);
  const endsDiffer = page.seats.some(({ lastDay }) => lastDay !== null);
  return (
    <>
      <Row between className={cx(styles.tools, look.noPrint)}>
        <TableSearch
          label="Search by name or email"
          q={filters.search}
          onSearch={(search) => {
            if (search !== filters.search) onFilters({ ...filters, search, page: 0 });
          }}
        />
        <Row>
          <p className={cx(look.small, look.muted)} role="status">
            {page.total === 1 ? '1 seat' : `${count(page.total)} seats`}
          </p>
          <SlimSelect
            label="Which seats"
            value={filters.state}
            options={seatStateFilters.map((value) => ({ value, label: filterWords[value] }))}
            onChange={(event) => {
              const state = seatStateFilters.find((value) => value === event.target.value) ?? 'HELD';
              onFilters({ ...filters, state, page: 0 });
            }}
          />
        </Row>
      </Row>
      <DataTable
        ends
        caption="Seats"
        columns={seatColumns({
          buttons: actions,
          viewerId: memberId,
          pathOf: pathsOf(customerId).employee,
          zone,
          endsDiffer,
          showsRevoked: page.seats.some(({ state }) => state === 'REVOKED'),
        })}
        rows={page.seats}
        rowId={({ seatId }) => seatId}
        sorting={null}
        onSorting={() => undefined}
        page={Math.min(filters.page, lastPageOf(page.total)) + 1}
        onPage={(next) => {
          onFilters({ ...filters, page: next - 1 });
        }}
        pageSize={rowsPerPage}
        total={page.total}
        empty={
          page.total > 0 ? (
            <NoSuchPage
              onLast={() => {
                onFilters({ ...filters, page: lastPageOf(page.total) });
              }}
            />
          ) : (
            <EmptyState
              title={
                filters.search === ''
                  ? filters.state === 'REVOKED'
                    ? 'No seats have been revoked.'
                    : 'No one here yet.'
                  : `Nobody matches “${filters.search}”.`
              }
            />
          )
        }
      />
    </>
  );
};
