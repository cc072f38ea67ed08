import { durationInWords, formatDuration } from '@atrium/domain/video/duration.ts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import house from '#ui/art/empty.svg';
import { Picture } from '#ui/Picture.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PassPreview } from './passQueries.ts';
import styles from './PreviewPage.module.css';

const trailerDialog = lazyPart(
  () => import('#parts/TrailerDialog.tsx'),
  (file) => file.TrailerDialog,
);

type Item = NonNullable<PassPreview['content']>[number];

/** The first video of a pass, played in a dialog; the player's code is loaded on the first press (D56). */
export const PreviewVideo = ({ item, onRetry }: { item: Item; onRetry: () => void }) => {
  const [playing, setPlaying] = useState(false);
  const { title, duration, videoThumbnail, video } = item;
  const stop = () => {
    setPlaying(false);
  };
  return (
    <figure className={styles.video}>
      <Picture src={videoThumbnail} instead={house} width={640} height={360} loading="eager" fetchPriority="high" />
      {video.manifestUrl === null ? null : (
        <button
          type="button"
          className={styles.play}
          aria-label={`Play ${title}, ${durationInWords(duration)}`}
          aria-haspopup="dialog"
          onPointerEnter={trailerDialog.preload}
          onClick={() => {
            setPlaying(true);
          }}
        >
          <IconPlayerPlayFilled aria-hidden="true" />
        </button>
      )}
      <figcaption className={styles.caption}>
        <Tag>{`${title}, ${formatDuration(duration)}`}</Tag>
      </figcaption>
      {playing && video.manifestUrl !== null ? (
        <Part
          of={trailerDialog}
          with={{
            trailer: {
              title,
              duration,
              thumbnailUrl: videoThumbnail,
              isSilent: video.isSilent,
              manifestUrl: video.manifestUrl,
            },
            onRetry,
            onClose: stop,
          }}
          onMissing={stop}
          waiting={<Spinner label="Loading the video" centered />}
        />
      ) : null}
    </figure>
  );
};
