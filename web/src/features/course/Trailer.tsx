import { durationInWords, formatDuration } from '@atrium/domain/video/duration.ts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import house from '#ui/art/empty.svg';
import { Picture } from '#ui/Picture.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { CourseDetail } from './courseQuery.ts';
import styles from './Course.module.css';

const trailerDialog = lazyPart(
  () => import('#parts/TrailerDialog.tsx'),
  (file) => file.TrailerDialog,
);

export interface TrailerProps {
  trailer: CourseDetail['trailer'];
  outline: CourseDetail['outline'];
  coverUrl: string;
  onRetry: () => void;
  /** On the picture, beside the play button. */
  children?: ReactNode;
}

/**
 * The course's picture in an arch; with a play button when there is a trailer. The player's code is loaded on the first
 * press.
 */
export const Trailer = ({ trailer, outline, coverUrl, onRetry, children }: TrailerProps) => {
  const [playing, setPlaying] = useState(false);
  const videos = outline.flatMap((group) => group.videos);
  const lesson = videos.findIndex(({ videoId }) => videoId === trailer?.videoId) + 1;
  const stop = () => {
    setPlaying(false);
  };
  return (
    <figure className={styles.trailer}>
      <Picture src={coverUrl} instead={house} width={800} height={500} loading="eager" fetchPriority="high" />
      {trailer ? (
        <>
          <button
            type="button"
            className={styles.play}
            aria-label={`${lesson === 0 ? 'Play trailer' : `Watch lesson ${String(lesson)}`}, ${durationInWords(trailer.duration)}`}
            aria-haspopup="dialog"
            onPointerEnter={trailerDialog.preload}
            onClick={() => {
              setPlaying(true);
            }}
          >
            <IconPlayerPlayFilled aria-hidden="true" />
          </button>
          <figcaption className={styles.caption}>
            <Tag>
              {lesson === 0
                ? `${formatDuration(trailer.duration)} trailer`
                : `Watch lesson ${String(lesson)}, ${formatDuration(trailer.duration)}`}
            </Tag>
          </figcaption>
        </>
      ) : null}
      {children}
      {trailer && playing ? (
        <Part
          of={trailerDialog}
          with={{ trailer, onRetry, onClose: stop }}
          onMissing={stop}
          waiting={<Spinner label="Loading the trailer" centered />}
        />
      ) : null}
    </figure>
  );
};
