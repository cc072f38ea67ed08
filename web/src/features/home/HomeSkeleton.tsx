import { CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './Hello.module.css';

/** The home page while it is loading, in its own layout. */
export const HomeSkeleton = () => (
  <>
    <div className={`court ${styles.hello ?? ''}`}>
      <div className="wrap onCourt">
        <div className={styles.words}>
          <Loading label="Loading home" className="stack">
            <Skeleton width="80%" height={66} />
            <Skeleton width="95%" height={30} />
            <Skeleton width="10rem" height={44} />
          </Loading>
        </div>
      </div>
    </div>
    <div className="wrap section">
      <CourseGridSkeleton />
    </div>
  </>
);
