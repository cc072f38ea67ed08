import type { DashboardFilters, TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { employeeStatusNames, type EmployeeStatus } from '@atrium/domain/organization/figures.ts';
import type { Scope } from '@atrium/domain/organization/scope.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { Tag } from '#ui/Tag.tsx';
import { Address } from './Address.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';
import { employeesQuery } from './tableQueries.ts';
import { count, daysWords, hours } from './words.ts';
import styles from './Cells.module.css';

interface Employee {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly status: EmployeeStatus;
  readonly isEnrolled: boolean | null;
  readonly isEngaged: boolean;
  readonly views: number;
  readonly hoursWatched: number;
  readonly coursesStarted: number | null;
  readonly completed: number;
  readonly badges: number;
}

export const EmployeeStatusTag = ({ status }: { status: EmployeeStatus }) => (
  <Tag weight={status === 'ACTIVE' ? 'plain' : 'off'}>{employeeStatusNames[status]}</Tag>
);

const number = (
  id: string,
  title: string,
  help: string,
  value: (row: Employee) => number | null,
  format = count,
): DataColumn<Employee> => ({
  id,
  title,
  value,
  numeric: true,
  sortable: true,
  help,
  cell: (row) => format(value(row) ?? 0),
});
const yesOrNo = (
  id: string,
  title: string,
  help: string,
  value: (row: Employee) => boolean | null,
): DataColumn<Employee> => ({
  id,
  title,
  value: (row) => (value(row) === true ? 'Yes' : 'No'),
  sortable: true,
  help,
});

/** A row leads to its person, with the figures of the same range or days. */
const nameColumn = (pathOf: (userId: string) => string): DataColumn<Employee> => ({
  id: 'name',
  title: 'Name',
  value: ({ name }) => name,
  cell: ({ userId, name, email }) => (
    <span className={styles.name}>
      <Link className={look.cardLink} href={pathOf(userId)}>
        {name}
      </Link>
      <Address email={email} />
    </span>
  ),
  sortable: true,
});
const enrolled = yesOrNo('enrolled', 'Enrolled', figureDefinitions.isEnrolled, ({ isEnrolled }) => isEnrolled);
const engaged = yesOrNo('engaged', 'Engaged', figureDefinitions.engaged, ({ isEngaged }) => isEngaged);
const views = number('views', 'Videos watched', figureDefinitions.videosWatched, (row) => row.views);
const time = {
  ...number('hours', 'Hours', figureDefinitions.hoursWatched, (row) => row.hoursWatched, hours),
  wide: true,
};
const started = {
  ...number('started', 'Started', figureDefinitions.coursesStarted, (row) => row.coursesStarted),
  wide: true,
};
const completed = number('completed', 'Completed', figureDefinitions.coursesCompleted, (row) => row.completed);
const badges = number('badges', 'Badges', figureDefinitions.badgesEarned, (row) => row.badges);
const status: DataColumn<Employee> = {
  id: 'status',
  title: 'Status',
  value: (row) => employeeStatusNames[row.status],
  sortable: true,
  cell: (row) => <EmployeeStatusTag status={row.status} />,
  help: figureDefinitions.status,
};

/** What a scope has no figure of is no column of its people. */
function columnsOf(scope: Scope | null): readonly DataColumn<Employee>[] {
  if (scope === null) return [engaged, views, time, started, completed, badges, status];
  if ('from' in scope) return [engaged, views, time, completed, badges, status];
  return scope.sessionId === null
    ? [enrolled, engaged, views, time, completed, { ...badges, wide: true }, status]
    : [enrolled, completed, status];
}

export interface EmployeeTableProps {
  customerId: string | null;
  filters: DashboardFilters;
  onFilters: (filters: TableFilters) => void;
  pathOf: (userId: string) => string;
  /** The address of the table without a scope. */
  everyone: string;
  /** Below the buttons that download the rows. */
  note: FigureTableProps<never>['note'];
}

/** The employee directory, or the people behind a figure: a row leads to its person (ORG-05). */
export const EmployeeTable = ({ customerId, filters, onFilters, pathOf, everyone, note }: EmployeeTableProps) => {
  const { scope } = filters;
  return (
    <>
      {scope === null ? null : (
        <p className={styles.scope} role="status">
          <span>
            <ScopeWords customerId={customerId} filters={filters} scope={scope} />
          </span>
          <Link href={everyone}>Show everyone</Link>
        </p>
      )}
      <FigureTable
        caption="Employees"
        searchLabel="Search by name or email"
        nouns={['person', 'people']}
        columns={[nameColumn(pathOf), ...columnsOf(scope)]}
        rowId={({ userId }) => userId}
        query={employeesQuery(customerId, filters)}
        filters={filters}
        onFilters={onFilters}
        note={note}
        downloads={
          // the files are of everybody
          scope === null ? (
            <>
              <DownloadButton label="Download CSV" of={{ customerId, type: 'employees', filters }} />
              <DownloadButton
                label="Download with courses"
                of={{ customerId, type: 'employees_and_courses', filters }}
              />
            </>
          ) : undefined
        }
      />
    </>
  );
};

interface ScopeWordsProps {
  customerId: string | null;
  filters: DashboardFilters;
  scope: Scope;
}

/** Whose figures are shown, and of what: a course or session says it by its title, which comes with the rows. */
const ScopeWords = ({ customerId, filters, scope }: ScopeWordsProps) => {
  const { data } = useQuery(employeesQuery(customerId, filters));
  if ('from' in scope) return <>What people did {daysWords(scope)}, and nothing else.</>;
  const title = data?.page?.scopeTitle ?? null;
  const what = scope.sessionId === null ? 'course' : 'session';
  if (title === null) return <>People of one {what}, with their figures in it.</>;
  return (
    <>
      People of the {what} <b>{title}</b>, with their figures in it.
    </>
  );
};
