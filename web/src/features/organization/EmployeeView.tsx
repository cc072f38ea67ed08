import { useState } from 'react';
import { previousPath } from '#lib/pathHistory.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { EmployeePage, GoBack } from './EmployeePage.tsx';
import { employeeQuery } from './employeeQuery.ts';
import { GettingStarted } from './GettingStarted.tsx';
import type { TablePlace } from './place.ts';

interface EmployeeViewProps {
  customerId: string | null;
  userId: string;
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
}

/** 'Student Details', or 'Getting Started' for somebody who is not to be seen (ORG-11). */
export const EmployeeView = ({ customerId, userId, place, onPlace }: EmployeeViewProps) => {
  // read once: filters that are chosen here are no way back
  const [back] = useState(() => previousPath(location.pathname));
  return (
    <PageAnswer of={employeeQuery(customerId, userId, place.filter)}>
      {({ employee, error }) =>
        employee === null ? (
          <GettingStarted error={error} above={<GoBack href={back} />} />
        ) : (
          <EmployeePage customerId={customerId} employee={employee} place={place} onPlace={onPlace} back={back} />
        )
      }
    </PageAnswer>
  );
};
