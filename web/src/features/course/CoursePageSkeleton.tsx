import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './Course.module.css';

/** The head of a course's page while it is loading. */
export const CoursePageSkeleton = () => (
  <Loading label="Loading the course" className={cx(look.wrap, styles.hero, styles.waiting)}>
    <div className={styles.words}>
      <Skeleton width="8rem" height={20} />
      <Skeleton width="90%" height={64} />
      <Skeleton width="60%" height={64} />
      <Skeleton width="85%" height={28} />
      <Skeleton width="18rem" height={48} />
      <Skeleton width="20rem" height={44} />
    </div>
    <div className={styles.trailer} />
  </Loading>
);
