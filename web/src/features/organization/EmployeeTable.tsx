import { employeeStatusNames, type EmployeeStatus } from '@atrium/domain/organization/figures.ts';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataTable.tsx';
import { Tag } from '#ui/Tag.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { TablePlace } from './place.ts';
import { employeesQuery } from './tableQueries.ts';
import { count } from './words.ts';
import styles from './Cells.module.css';

interface Employee {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly status: EmployeeStatus;
  readonly views: number;
  readonly completed: number;
  readonly badges: number;
}

export const EmployeeStatusTag = ({ status }: { status: EmployeeStatus }) => (
  <Tag weight={status === 'ACTIVE' ? 'plain' : 'off'}>{employeeStatusNames[status]}</Tag>
);

const columnsFor = (pathOf: (userId: string) => string): readonly DataColumn<Employee>[] => [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    cell: ({ userId, name, email }) => (
      <span className={styles.name}>
        <Link className={look.cardLink} href={pathOf(userId)}>
          {name}
        </Link>
        <span className={cx(look.small, look.muted)}>{email}</span>
      </span>
    ),
    sortable: true,
  },
  {
    ...{ id: 'views', title: 'Videos watched', value: ({ views }: Employee) => views, numeric: true, sortable: true },
    cell: ({ views }) => count(views),
  },
  {
    ...{ id: 'completed', title: 'Completed', value: ({ completed }: Employee) => completed, numeric: true },
    ...{ sortable: true, cell: ({ completed }: Employee) => count(completed) },
  },
  {
    ...{ id: 'badges', title: 'Badges', value: ({ badges }: Employee) => badges, numeric: true, sortable: true },
    cell: ({ badges }) => count(badges),
  },
  {
    ...{ id: 'status', title: 'Status', value: ({ status }: Employee) => employeeStatusNames[status], sortable: true },
    cell: ({ status }) => <EmployeeStatusTag status={status} />,
  },
];

interface EmployeeTableProps {
  customerId: string | null;
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
  pathOf: (userId: string) => string;
}

/** The employee directory: a row leads to its person (ORG-05). */
export const EmployeeTable = ({ customerId, place, onPlace, pathOf }: EmployeeTableProps) => (
  <FigureTable
    caption="Employees"
    searchLabel="Search by name or email"
    nouns={['person', 'people']}
    columns={columnsFor(pathOf)}
    rowId={({ userId }) => userId}
    query={employeesQuery(customerId, place)}
    place={place}
    onPlace={onPlace}
    actions={
      <>
        <DownloadButton label="Download CSV" of={{ customerId, type: 'employees', place }} />
        <DownloadButton label="Download with courses" of={{ customerId, type: 'employees_and_courses', place }} />
      </>
    }
  />
);
