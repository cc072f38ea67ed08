import { PageHead } from '#parts/PageHead.tsx';
import { Wrap } from '#ui/Layout.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './Certificates.module.css';

/** The list of certificates while it is loading. */
export const CertificatesSkeleton = () => (
  <Wrap className={styles.page}>
    <PageHead title="Certificates" />
    <Loading label="Loading certificates" className={styles.grid}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={styles.card}>
          <Skeleton shape="picture" ratio="1" />
          <Skeleton width="80%" height={24} />
        </div>
      ))}
    </Loading>
  </Wrap>
);
