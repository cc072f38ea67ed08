import { isContentEnabled } from '@atrium/domain/learning/contentAccess.ts';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { videoShare } from '@atrium/domain/video/progress.ts';
import type { VideoAddress } from '#lib/links.ts';
import { useNow } from '#lib/useNow.ts';
import { VideoThumb } from '#parts/VideoThumb.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './LessonStrip.module.css';

export interface LessonStripProps {
  page: VideoPageData;
  address: VideoAddress;
  hrefTo: (address: VideoAddress) => string;
  /** The farthest playhead of the current video, seconds. */
  watched: number;
}

/** All lessons of the session in a row (VID-01, VID-05); one that is not available yet says 'Available Soon'. */
export const LessonStrip = ({ page, address, hrefTo, watched }: LessonStripProps) => {
  const now = useNow();
  const { siblings } = page;
  const isHere = (item: VideoPageData['siblings'][number]): boolean =>
    item.groupId === address.groupId && item.videoContentId === address.videoContentId;
  return (
    <section className={cx(look.ruled, styles.lessons)} aria-labelledby="lessons">
      <Carousel
        label="Lessons"
        head={
          <h2 id="lessons">
            All lessons <span className={styles.count}>{siblings.length}</span>
          </h2>
        }
        at={Math.max(0, siblings.findIndex(isHere))}
        scrollId={`${address.topLevelId}/${address.groupId}/${address.videoContentId}`}
      >
        {siblings.map((sibling) => {
          const here = isHere(sibling);
          const farthestWatchedTime = here
            ? Math.max(sibling.farthestWatchedTime, watched)
            : sibling.farthestWatchedTime;
          const open = isContentEnabled(sibling.enabledAt === null ? null : Number(sibling.enabledAt), now);
          return (
            <VideoThumb
              key={`${sibling.groupId}/${sibling.videoContentId}`}
              href={open ? hrefTo({ ...sibling, topLevelId: address.topLevelId }) : null}
              thumbnailUrl={sibling.thumbnailUrl}
              title={sibling.title}
              duration={formatDuration(sibling.duration)}
              percent={Math.floor(videoShare({ duration: sibling.duration, farthestWatchedTime }) * 100)}
              playing={here}
            />
          );
        })}
      </Carousel>
    </section>
  );
};
