import { Wrap } from '#ui/Layout.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './OrganizationSkeleton.module.css';

/** The shape of the dashboard while it loads. */
export const OrganizationSkeleton = () => (
  <Wrap>
    <Loading label="Loading the dashboard" className={styles.waiting}>
      <Skeleton shape="picture" height={150} />
      <Skeleton width="30%" height={32} />
      <Skeleton shape="picture" height={160} />
      <Skeleton shape="picture" height={260} />
      <Skeleton shape="picture" height={730} />
    </Loading>
  </Wrap>
);
