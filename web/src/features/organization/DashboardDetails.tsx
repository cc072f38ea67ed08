import type { ReactNode } from 'react';
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

const parts = { Charts, DirectoryTable };

/** Gives what is drawn below the first screen of the dashboard to the page, which loads it once for both places. */
export const DashboardDetails = ({ children }: { children: (of: typeof parts) => ReactNode }) => children(parts);
