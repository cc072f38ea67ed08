import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { formatTimeLeft } from '@atrium/domain/video/duration.ts';
import { resumeOf } from '@atrium/domain/video/resume.ts';
import { watchedPercent } from '@atrium/domain/video/watched.ts';
import type { HomeQuery } from '#lib/gql/graphql.ts';
import { videoPath } from '#lib/links.ts';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import styles from './ContinueWatching.module.css';

type Video = NonNullable<HomeQuery['getHome']>['continueWatching'][number];

export interface ContinueWatchingProps {
  viewer: Viewer;
  /** The most recent first. */
  videos: readonly Video[];
}

const besideTheFirst = 3;

/** Started and unfinished videos: the most recent one large, the next ones beside it. */
export const ContinueWatching = ({ viewer, videos }: ContinueWatchingProps) => {
  const [first, ...others] = videos;
  if (first === undefined) return null;
  const href = (video: Video) => videoPath(viewer, video.sourceType, video);
  const queue = others.slice(0, besideTheFirst);
  return (
    <Section title="Continue watching">
      <div className={queue.length > 0 ? styles.resume : styles.alone}>
        <article className={styles.feature}>
          <Cover src={first.thumbnailUrl} ratio="16/9" eager play />
          <div className={styles.words}>
            <SunProgress label={`Watched of ${first.title}`} value={percent(first)} />
            <div className={styles.line}>
              <h3 className={look.big}>
                <Link className={look.cardLink} href={href(first)}>
                  {first.title}
                </Link>
              </h3>
              <span className={cx(look.small, look.muted, look.num)}>{left(first)}</span>
            </div>
            <p className={cx(look.small, look.muted)}>{first.courseTitle}</p>
          </div>
        </article>
        {queue.length > 0 ? (
          <ul className={styles.queue}>
            {queue.map((video) => (
              <li key={`${video.groupId} ${video.videoContentId}`} className={styles.item}>
                <Cover src={video.thumbnailUrl} ratio="4/3" />
                <Stack gap={8}>
                  <h3 className={styles.title}>
                    <Link className={look.cardLink} href={href(video)}>
                      {video.title}
                    </Link>
                  </h3>
                  <p className={cx(look.small, look.muted)}>{video.courseTitle}</p>
                  <div className={styles.left}>
                    <SunProgress label={`Watched of ${video.title}`} value={percent(video)} />
                    <span className={cx(look.tiny, look.muted, look.num)}>{left(video)}</span>
                  </div>
                </Stack>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
};

/** What counts as watched, as the video's page says it (VID-16); without its parts, how far it was watched. */
function percent({ farthestWatchedTime, duration, watched }: Video): number {
  if (watched.length > 0) return watchedPercent(watched, duration);
  return duration > 0 ? Math.min(100, (farthestWatchedTime / duration) * 100) : 0;
}

function left(video: Video): string {
  const { unwatched, skipped } = resumeOf(video, video.watched);
  return formatTimeLeft(unwatched, skipped);
}
