import { look } from '#ui/look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './CourseCard.module.css';

/** The placeholder of a course card, in exactly its size. */
export const CourseCardSkeleton = () => (
  <div className={look.card}>
    <div className={styles.cover}>
      <Skeleton shape="picture" ratio="8/5" />
    </div>
    <Skeleton width="40%" height={19.5} />
    <Skeleton width="90%" height={25} />
    <Skeleton width="55%" height={21} />
    <div className={styles.facts}>
      <Skeleton width="9.5rem" height={21} />
      <Skeleton width="11rem" height={21} />
      <Skeleton width="10rem" height={21} />
    </div>
  </div>
);
