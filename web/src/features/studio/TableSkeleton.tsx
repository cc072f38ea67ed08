import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ListPage.module.css';

/** The rows of a list that is loading. */
export const TableSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: 8 }, (_row, at) => (
      <Skeleton key={at} />
    ))}
  </div>
);
