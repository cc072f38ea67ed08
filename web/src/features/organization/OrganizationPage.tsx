import { isOver } from '@atrium/domain/organization/companyDay.ts';
import { daysIn, type DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureFilters, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { now } from '#lib/clock.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { Below } from './Below.tsx';
import { changed, directories, tableAddress, type RowsOf } from './dashboardFilters.ts';
import { dashboardQuery, type DashboardFigures } from './dashboardQuery.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { Lead } from './Lead.tsx';
import { Overview } from './Overview.tsx';
import type { OrganizationPaths } from './paths.ts';
import { RangeLine, RangeNote } from './RangeNote.tsx';
import { RangeSelect } from './RangeSelect.tsx';
import { usePeriodBefore } from './usePeriodBefore.ts';
import styles from './OrganizationPage.module.css';

export interface OrganizationPageProps {
  /** Null: the own company. */
  customerId: string | null;
  figures: DashboardFigures;
  filters: DashboardFilters;
  onFilters: (filters: DashboardFilters) => void;
  paths: OrganizationPaths;
}

/** The dashboard of a company (ORG-01, ORG-02). */
export const OrganizationPage = ({ customerId, figures, filters, onFilters, paths }: OrganizationPageProps) => {
  usePrefetchedRanges(customerId, filters.range);
  const { range, compare } = filters;
  const { before, comparison } = usePeriodBefore({ customerId, range, compare }, figures);
  const days = daysIn(filters.scope);
  const hasEnded = isOver(figures.overview.contractEnd, figures.timeZone, now());
  // the links of figures and charts carry the filters of the table: they follow once the table has answered the press
  const linked = useDeferredValue(filters);
  const rowsAt = (rows: RowsOf) => tableAddress(paths.home, linked, rows);
  const seatsOf = (state?: 'ACTIVATED' | 'ASSIGNED') =>
    state === undefined ? paths.seats : `${paths.seats}?state=${state}`;
  const asked = { range: filters.range, asOf: figures.asOf };
  const table = {
    customerId,
    filters,
    note: (asOf: number | null) => (
      <RangeLine {...asked} asOf={asOf ?? asked.asOf} range={days === null ? filters.range : null} />
    ),
    onFilters: (next: Partial<DashboardFilters>) => {
      onFilters({ ...filters, ...next });
    },
  };
  return (
    <Wrap className={styles.page}>
      {customerId === null ? null : (
        <div className={styles.above}>
          <AllCompanies />
        </div>
      )}
      <Overview figures={figures} seatsOf={seatsOf} />
      {hasEnded ? null : <Lead customerId={customerId} figures={figures} waitingHref={seatsOf('ASSIGNED')} />}
      <Row between className={styles.bar}>
        <h2>Engagement</h2>
        <RangeLine {...asked} className={styles.paper} />
        <Row className={look.noPrint}>
          {before === null ? null : (
            <Checkbox
              label="Compare with the period before"
              checked={compare}
              onChange={(event) => {
                onFilters({ ...filters, compare: event.target.checked });
              }}
            />
          )}
          <RangeSelect
            value={filters.range}
            onChange={(range) => {
              // days belong to the range of which they are
              onFilters(changed(filters, { range, scope: days === null ? filters.scope : null }));
            }}
          />
          <Button
            size="s"
            variant="line"
            icon={<IconPrinter aria-hidden="true" />}
            onClick={() => {
              print();
            }}
          >
            Print
          </Button>
        </Row>
      </Row>
      <FigureTiles
        stats={figures.stats}
        comparison={comparison}
        rowsBy={(column) => rowsAt({ sorting: { column, descending: true } })}
      />
      <Below name="charts">
        {({ Charts }) => (
          <Charts
            customerId={customerId}
            range={filters.range}
            figures={figures}
            rowsAt={rowsAt}
            seatsOf={hasEnded ? null : seatsOf}
          />
        )}
      </Below>
      <section id={directories} tabIndex={-1} className={look.section} aria-label="Directories">
        <Tabs
          label="Directory"
          tabs={[
            { id: 'employees', label: 'Employee Directory' },
            { id: 'courses', label: 'Course Directory' },
          ]}
          value={filters.tab}
          onChange={(tab) => {
            // each table has its own columns to search and sort by
            onFilters(
              changed(filters, {
                tab: tab === 'courses' ? 'courses' : 'employees',
                search: '',
                sorting: null,
                scope: null,
              }),
            );
          }}
        >
          <Below name="table">
            {({ DirectoryTable }) => (
              <DirectoryTable
                {...table}
                pathOf={(userId) => paths.employee(userId, filters.range, days)}
                rowsAt={rowsAt}
              />
            )}
          </Below>
        </Tabs>
      </section>
      <RangeNote {...asked} timeZone={figures.timeZone} days={figures} className={styles.note} />
    </Wrap>
  );
};

/** The other ranges are fetched while this one is read, so that they open at once (ORG-08). */
function usePrefetchedRanges(customerId: string | null, shown: FigureFilter): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const range of figureFilters) {
      if (range !== shown) void dashboardQuery.load(queryClient, customerId, range);
    }
  }, [queryClient, customerId, shown]);
}
