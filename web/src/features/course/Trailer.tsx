import { useState, type ReactNode } from 'react';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { lazyPart, Part } from '../../parts/lazyPart.tsx';
import house from '../../ui/art/empty.svg';
import { Picture } from '../../ui/Picture.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { lengthInWords, trailerTime } from './lengthWords.ts';
import type { CourseDetail } from './courseQuery.ts';
import styles from './Course.module.css';

const trailerDialog = lazyPart(
  () => import('./TrailerDialog.tsx'),
  (file) => file.TrailerDialog,
);

export interface TrailerProps {
  trailer: CourseDetail['trailer'];
  coverUrl: string;
  onRetry: () => void;
  /** On the picture, beside the play button. */
  children?: ReactNode;
}

/** The course's picture in an arch; where there is a trailer, its play button. The player comes with the first press. */
export const Trailer = ({ trailer, coverUrl, onRetry, children }: TrailerProps) => {
  const [playing, setPlaying] = useState(false);
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
            aria-label={`Play trailer, ${lengthInWords(trailer.duration)}`}
            aria-haspopup="dialog"
            onPointerEnter={trailerDialog.preload}
            onClick={() => {
              setPlaying(true);
            }}
          >
            <IconPlayerPlayFilled aria-hidden="true" />
          </button>
          <figcaption className={styles.caption}>
            <Tag>{trailerTime(trailer.duration)} trailer</Tag>
          </figcaption>
        </>
      ) : null}
      {children}
      {trailer && playing ? (
        <Part
          of={trailerDialog}
          with={{ trailer, onRetry, onClose: stop }}
          onMissing={stop}
          waiting={<Spinner label="Loading the trailer" centred />}
        />
      ) : null}
    </figure>
  );
};
