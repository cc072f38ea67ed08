import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { PieProgress } from '#ui/PieProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './VideoThumb.module.css';

export interface VideoThumbProps {
  /** Null: 'Available Soon', and it leads nowhere. */
  href: string | null;
  thumbnailUrl: string | null | undefined;
  title: string;
  /** '11:20' */
  duration?: string | null | undefined;
  /** 0 to 100; left out where progress is not kept */
  percent?: number | undefined;
  /** It is the one on the stage. */
  playing?: boolean | undefined;
  heading?: 'h3' | 'h4' | undefined;
}

/** A video in a row: thumbnail, its length, how much of it was seen. */
export const VideoThumb = (props: VideoThumbProps) => {
  const { href, thumbnailUrl, title, duration, percent, playing = false, heading: Heading = 'h3' } = props;
  return (
    <article className={cx(styles.thumb, playing && styles.playing, !href && styles.soon)}>
      <Cover
        className={styles.cover ?? ''}
        src={thumbnailUrl}
        ratio="16/9"
        tags={
          playing ? (
            <Tag weight="loud" icon={<IconPlayerPlayFilled aria-hidden="true" />}>
              Now playing
            </Tag>
          ) : href ? null : (
            <Tag>Available Soon</Tag>
          )
        }
      >
        {duration ? <span className={cx(styles.time, 'num')}>{duration}</span> : null}
      </Cover>
      <div className={styles.words}>
        {percent === undefined ? null : <PieProgress percent={percent} />}
        <Heading className={styles.title}>
          {href ? (
            <Link className="cardLink" href={href} aria-current={playing ? 'true' : undefined}>
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
