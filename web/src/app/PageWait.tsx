import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './PageWait.module.css';

/** The placeholder of a page without a skeleton of its own: a heading and some lines (RTE-08). */
export const PageWait = () => (
  <Wrap section className={styles.wait}>
    <Loading label="Loading the page" className={look.stack}>
      <Skeleton width="min(24rem, 70%)" height={52} />
      <Skeleton width="min(38rem, 95%)" height={22} />
      <Skeleton width="min(32rem, 85%)" height={22} />
    </Loading>
  </Wrap>
);
