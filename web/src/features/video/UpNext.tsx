import { formatDuration } from '@atrium/domain/video/duration.ts';
import type { VideoAddress } from '#lib/links.ts';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Switch } from '#ui/Switch.tsx';
import type { Countdown } from './useCountdown.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './UpNext.module.css';

export interface UpNextProps {
  page: VideoPageData;
  next: NonNullable<VideoPageData['next']>;
  hrefTo: (address: VideoAddress) => string;
  countdown: Countdown;
}

/** The next video, and the autoplay switch. */
export const UpNext = ({ page, next, hrefTo, countdown }: UpNextProps) => {
  const entry = page.siblings.find(
    (sibling) => sibling.groupId === next.groupId && sibling.videoContentId === next.videoContentId,
  );
  return (
    <div className={styles.next}>
      <Switch
        label={
          <span className={cx(look.small, look.muted)}>
            {countdown.preferred ? 'Autoplay next lesson' : 'Autoplay is off'}
          </span>
        }
        checked={countdown.preferred}
        onChange={countdown.prefer}
      />
      <div className={styles.video}>
        <Cover className={styles.cover} src={entry?.thumbnailUrl} ratio="16/9" />
        <Link href={hrefTo(next)}>{next.title}</Link>
        {entry ? <span className={cx(look.small, look.muted, look.num)}>{formatDuration(entry.duration)}</span> : null}
      </div>
    </div>
  );
};
