import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { PieProgress } from '#ui/PieProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './VideoThumb.module.css';

export interface VideoThumbProps {
  /** Null: 'Available Soon', without a link. */
  href: string | null;
  thumbnailUrl: string | null | undefined;
  title: string;
  /** '11:20' */
  duration?: string | null | undefined;
  /** 0 to 100; absent where progress is not recorded */
  percent?: number | undefined;
  /** The current video. */
  playing?: boolean | undefined;
  heading?: 'h3' | 'h4' | undefined;
}

/** A video in a row: thumbnail, duration and progress. */
export const VideoThumb = (props: VideoThumbProps) => {
  const { href, thumbnailUrl, title, duration, percent, playing = false, heading: Heading = 'h3' } = props;
  return (
    <article className={cx(styles.thumb, playing && styles.playing, !href && styles.soon)}>
      <Cover className={styles.cover} src={thumbnailUrl} ratio="16/9">
        {duration ? <span className={cx(styles.time, look.num)}>{duration}</span> : null}
      </Cover>
      <div className={styles.words}>
        {percent === undefined ? null : <PieProgress percent={percent} />}
        {playing || !href ? (
          <span className={styles.state}>
            {playing ? (
              <Tag weight="loud" icon={<IconPlayerPlayFilled aria-hidden="true" />}>
                Now playing
              </Tag>
            ) : (
              <Tag>Available Soon</Tag>
            )}
          </span>
        ) : null}
        <Heading className={styles.title}>
          {href ? (
            <Link className={look.cardLink} href={href} aria-current={playing ? 'true' : undefined}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
      </div>
    </article>
  );
};
