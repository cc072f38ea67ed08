import { daysIn, type DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { useState } from 'react';
import { previousPath } from '#lib/pathHistory.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Link } from '#ui/Link.tsx';
import { EmployeePage, GoBack } from './EmployeePage.tsx';
import { employeeQuery } from './employeeQuery.ts';
import { failedDetails } from './failedDetails.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { pathsOf } from './paths.ts';

interface EmployeeViewProps {
  customerId: string | null;
  userId: string;
  filters: DashboardFilters;
  onFilters: (filters: Partial<DashboardFilters>) => void;
}

/** 'Student Details', or 'Getting Started' for somebody who is not to be seen (ORG-11). */
export const EmployeeView = ({ customerId, userId, filters, onFilters }: EmployeeViewProps) => {
  // read once: choosing a filter here changes the previous address
  const [back] = useState(() => previousPath(location.pathname));
  return (
    <PageAnswer
      of={employeeQuery(customerId, userId, filters.range, daysIn(filters.scope))}
      otherwise={(outage, refusal) => (
        <GettingStarted error={failedDetails(outage, refusal)} above={<GoBack href={back} />} />
      )}
    >
      {({ employee, error }) =>
        employee === null ? (
          <GettingStarted error={error} above={<GoBack href={back} />}>
            {error.code === 'NOT_FOUND' ? <NotInProgram customerId={customerId} /> : null}
          </GettingStarted>
        ) : (
          <EmployeePage
            customerId={customerId}
            employee={employee}
            filters={filters}
            onFilters={onFilters}
            back={back}
          />
        )
      }
    </PageAnswer>
  );
};

/** The same of somebody of another company and of nobody (ORG-10). */
const NotInProgram = ({ customerId }: Pick<EmployeeViewProps, 'customerId'>) => (
  <>
    <p>This person isn't in {customerId === null ? 'your' : 'the company’s'} program.</p>
    <p>
      <Link href={pathsOf(customerId).home}>See who is</Link>
    </p>
  </>
);
