import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import styles from './Theatre.module.css';

/** The dark band while a video's page is loading, so that the page stays dark and the picture where it was. */
export const VideoSkeleton = () => (
  <div className={cx(styles.theatre, styles.coming)}>
    <Wrap className={look.onCourt}>
      <Loading label="Loading the video">
        <p className={styles.crumb}>
          <Skeleton width="18em" height="1lh" />
        </p>
        <div className={styles.stage}>
          <div className={styles.ahead}>
            <Skeleton ratio="16/9" shape="picture" />
          </div>
          <div className={styles.side}>
            <Skeleton width="50%" height={28} />
          </div>
        </div>
      </Loading>
    </Wrap>
  </div>
);
