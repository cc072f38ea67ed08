import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { figureFilters, filterOf, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { formatDayAndTime, formatPlainDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { SlimSelect } from '#ui/Select.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AllCompanies } from './AllCompanies.tsx';
import { Charts } from './Charts.tsx';
import { CourseTable } from './CourseTable.tsx';
import { dashboardQuery, type DashboardFigures } from './dashboardQuery.ts';
import { EmployeeTable } from './EmployeeTable.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { Overview } from './Overview.tsx';
import type { OrganizationPaths } from './paths.ts';
import { changed, directories, tableAddress, type DashboardPlace } from './place.ts';
import { rangeOptions, rangeWords } from './range.ts';
import styles from './OrganizationPage.module.css';

export interface OrganizationPageProps {
  /** Null: the own company. */
  customerId: string | null;
  figures: DashboardFigures;
  place: DashboardPlace;
  onPlace: (place: DashboardPlace) => void;
  paths: OrganizationPaths;
}

/** The dashboard of a company (ORG-01, ORG-02). */
export const OrganizationPage = ({ customerId, figures, place, onPlace, paths }: OrganizationPageProps) => {
  usePrefetchedRanges(customerId, place.filter);
  const table = {
    customerId,
    place,
    onPlace: (next: Partial<DashboardPlace>) => {
      onPlace({ ...place, ...next });
    },
  };
  return (
    <Wrap className={styles.page}>
      {customerId === null ? null : <AllCompanies />}
      <Overview figures={figures} seatsPath={paths.seats} />
      <Row between className={styles.bar}>
        <h2>Engagement</h2>
        <Row className={look.noPrint}>
          <SlimSelect
            label="Time range"
            value={place.filter}
            options={rangeOptions}
            onChange={(event) => {
              onPlace(changed(place, { filter: filterOf(event.target.value) }));
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
        rowsBy={(column, descending) => tableAddress(paths.home, place, 'employees', { column, descending })}
      />
      <Charts
        customerId={customerId}
        filter={place.filter}
        figures={figures}
        courses={tableAddress(paths.home, place, 'courses', { column: 'completed', descending: true })}
      />
      <section id={directories} tabIndex={-1} className={look.section} aria-label="Directories">
        <Tabs
          label="Directory"
          tabs={[
            { id: 'employees', label: 'Employee Directory' },
            { id: 'courses', label: 'Course Directory' },
          ]}
          value={place.tab}
          onChange={(tab) => {
            // each table has its own columns to search and sort by
            onPlace(changed(place, { tab: tab === 'courses' ? 'courses' : 'employees', search: '', sorting: null }));
          }}
        >
          {place.tab === 'employees' ? (
            <EmployeeTable {...table} pathOf={paths.employee} />
          ) : (
            <CourseTable {...table} />
          )}
        </Tabs>
      </section>
      <RangeNote figures={figures} filter={place.filter} />
    </Wrap>
  );
};

/** The footer: which days the figures are of, and when they were brought up to date (ORG-01, D60). */
const RangeNote = ({ figures: { from, to, asOf }, filter }: { figures: DashboardFigures; filter: FigureFilter }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <p className={cx(look.small, look.muted, styles.note)}>
      Showing {rangeWords[filter].toLowerCase()}, {formatPlainDay(from)} to {formatPlainDay(to)}. Data as of{' '}
      {formatDayAndTime(asOf, zone)}.
    </p>
  );
};

/** The other ranges are fetched while this one is read, so that they open at once (ORG-08). */
function usePrefetchedRanges(customerId: string | null, shown: FigureFilter): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const filter of figureFilters) {
      if (filter !== shown) void dashboardQuery.load(queryClient, customerId, filter);
    }
  }, [queryClient, customerId, shown]);
}
