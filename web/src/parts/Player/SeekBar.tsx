import { formatDuration } from '@atrium/domain/video/duration.ts';
import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import { TimeSlider, useSliderState } from '@vidstack/react';
import { look } from '#ui/look.ts';
import type { PlayerChapter } from './player.types.ts';
import styles from './Controls.module.css';

export interface SeekBarProps {
  chapters: readonly PlayerChapter[];
  duration: number;
  /** The parts that count as watched; the words for them are below the player. */
  watched: readonly WatchedSpan[];
}

/**
 * The seek bar: drag, press or use the arrow keys. A notch marks the start of a chapter, a line below it what was
 * watched.
 */
export const SeekBar = ({ chapters, duration, watched }: SeekBarProps) => (
  <TimeSlider.Root className={styles.seek} aria-label="Seek" keyStep={5} shiftKeyMultiplier={2}>
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
    {/* not Vidstack's Preview: placed in the next frame, it fails when the player is removed before that */}
    <span className={styles.preview}>
      <Pointed chapters={chapters} duration={duration} />
    </span>
  </TimeSlider.Root>
);

const percent = (share: number): string => `${String(share * 100)}%`;

const Pointed = ({ chapters, duration }: Pick<SeekBarProps, 'chapters' | 'duration'>) => {
  const seconds = (useSliderState('pointerPercent') / 100) * duration;
  const chapter = chapters.findLast(({ startSeconds }) => startSeconds <= seconds);
  return (
    <>
      {chapter ? <span>{chapter.title}</span> : null}
      <span className={look.num}>{formatDuration(seconds)}</span>
    </>
  );
};
