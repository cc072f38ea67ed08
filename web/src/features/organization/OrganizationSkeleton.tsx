import type { ReactNode } from 'react';
import { Wrap } from '#ui/Layout.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './OrganizationSkeleton.module.css';

const Waiting = ({ label, children }: { label: string; children: ReactNode }) => (
  <Wrap>
    <Loading label={label} className={styles.waiting}>
      {children}
      <Skeleton shape="picture" height={730} />
    </Loading>
  </Wrap>
);

/** The shape of the dashboard while it loads. */
export const OrganizationSkeleton = () => (
  <Waiting label="Loading the dashboard">
    <Skeleton shape="picture" height={150} />
    <Skeleton width="30%" height={32} />
    <Skeleton shape="picture" height={160} />
    <Skeleton shape="picture" height={260} />
  </Waiting>
);

/** The shape of the seats while they load: the title, how many are in use, and their table. */
export const SeatsSkeleton = () => (
  <Waiting label="Loading the seats">
    <Skeleton width="30%" height={48} />
    <Skeleton height={44} />
  </Waiting>
);

/** The shape of 'Student Details' while they load: the title, the person, three tiles and the courses. */
export const EmployeeSkeleton = () => (
  <Waiting label="Loading the student details">
    <Skeleton width="40%" height={48} />
    <Skeleton width="30%" height={72} />
    <Skeleton shape="picture" height={160} />
  </Waiting>
);
