import { Children, type ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import styles from './PersonCard.module.css';

export interface PeopleGridProps {
  label?: string | undefined;
  /** Six are given and a narrow page shows four. */
  oneRow?: boolean | undefined;
  children: ReactNode;
}

/** People in six columns, four on a tablet, two on a phone. */
export const PeopleGrid = ({ label, oneRow, children }: PeopleGridProps) => (
  <ul className={cx(styles.people, oneRow && styles.oneRow)} aria-label={label}>
    {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
  </ul>
);

/** The grid before its people come. */
export const PeopleGridSkeleton = ({ people = 6, label = 'Loading members' }: { people?: number; label?: string }) => (
  <Loading label={label} className={cx(styles.people, styles.oneRow)}>
    {Array.from({ length: people }, (_, at) => (
      <div key={at} className="stackS">
        <Skeleton shape="arch" ratio="4/5" />
        <Skeleton width="80%" height={20} />
        <Skeleton width="60%" height={42} />
      </div>
    ))}
  </Loading>
);
