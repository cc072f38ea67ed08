import { CourseGridSkeleton } from '#parts/CourseGrid.tsx';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './Hello.module.css';

/** The home page while it is loading, in its own layout. */
export const HomeSkeleton = () => (
  <>
    <div className={cx(look.court, styles.hello)}>
      <Wrap className={look.onCourt}>
        <div className={styles.words}>
          <Loading label="Loading home" className={look.stack}>
            <Skeleton width="80%" height={66} />
            <Skeleton width="95%" height={30} />
            <Skeleton width="10rem" height={44} />
          </Loading>
        </div>
      </Wrap>
    </div>
    <Wrap section>
      <CourseGridSkeleton />
    </Wrap>
  </>
);
