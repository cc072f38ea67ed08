import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import { TimeSlider } from '@vidstack/react';
import type { PlayerChapter, PlayerSource } from './player.types.ts';
import { SeekPreview } from './SeekPreview.tsx';
import { useStoryboard } from './useStoryboard.ts';
import styles from './Controls.module.css';

export interface SeekBarProps {
  chapters: readonly PlayerChapter[];
  duration: number;
  /** The parts that count as watched; the words for them are below the player. */
  watched: readonly WatchedSpan[];
  /** Its storyboard, if it has one, is shown above the place that is pointed at. */
  source: PlayerSource;
}

/**
 * The seek bar: drag, press or use the arrow keys. A notch marks the start of a chapter, a line below it what was
 * watched.
 */
export const SeekBar = ({ chapters, duration, watched, source }: SeekBarProps) => {
  const { board, touch } = useStoryboard(source);
  return (
    <TimeSlider.Root
      className={styles.seek}
      aria-label="Seek"
      keyStep={5}
      shiftKeyMultiplier={2}
      onPointerEnter={touch}
      onPointerDown={touch}
      onFocus={touch}
    >
      <TimeSlider.Track className={styles.track} />
      <TimeSlider.Progress className={styles.buffered} />
      <TimeSlider.TrackFill className={styles.fill} />
      {duration > 0
        ? chapters
            .filter(({ startSeconds }) => startSeconds > 0)
            .map(({ startSeconds }) => (
              <span key={startSeconds} className={styles.notch} style={{ left: percent(startSeconds / duration) }} />
            ))
        : null}
      {duration > 0
        ? watched.map(({ from, to }) => (
            <span
              key={from}
              className={styles.watched}
              style={{ left: percent(from / duration), width: percent((to - from) / duration) }}
            />
          ))
        : null}
      <TimeSlider.Thumb className={styles.thumb} />
      <SeekPreview chapters={chapters} duration={duration} board={board} />
    </TimeSlider.Root>
  );
};

const percent = (share: number): string => `${String(share * 100)}%`;
