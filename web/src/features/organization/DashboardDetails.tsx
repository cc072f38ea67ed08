import { Charts } from './Charts.tsx';
import { CourseTable, type CourseTableProps } from './CourseTable.tsx';
import { EmployeeTable, type EmployeeTableProps } from './EmployeeTable.tsx';

type DirectoryTableProps = Omit<EmployeeTableProps, 'everyone'> & CourseTableProps;

/** The people or the courses of a company, as the chosen tab says (ORG-02). */
const DirectoryTable = ({ pathOf, rowsAt, ...table }: DirectoryTableProps) =>
  table.filters.tab === 'employees' ? (
    <EmployeeTable {...table} pathOf={pathOf} everyone={rowsAt({ sorting: null })} />
  ) : (
    <CourseTable {...table} rowsAt={rowsAt} />
  );

/** What is drawn below the first screen of the dashboard, which the page loads once for both places. */
export const dashboardDetails = { Charts, DirectoryTable };
export type DashboardDetails = typeof dashboardDetails;
