import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import { TimeSlider } from '@vidstack/react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { PlayerChapter, PlayerMark, PlayerSource } from './player.types.ts';
import { SeekPreview } from './SeekPreview.tsx';
import { useStoryboard } from './useStoryboard.ts';
import styles from './Controls.module.css';

export interface SeekBarProps {
  chapters: readonly PlayerChapter[];
  duration: number;
  /** The parts that count as watched; the words for them are below the player. */
  watched: readonly WatchedSpan[];
  /** The notes of the viewer. */
  marks: readonly PlayerMark[];
  /** Its storyboard, if it has one, is shown above the place that is pointed at. */
  source: PlayerSource;
}

/**
 * The seek bar: drag, press or use the arrow keys. A notch marks the start of a chapter, a line below it what was
 * watched.
 */
export const SeekBar = ({ chapters, duration, watched, marks, source }: SeekBarProps) => {
  const { board, touch } = useStoryboard(source);
  return (
    <div className={styles.bar}>
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
      {duration > 0 && marks.length > 0 ? (
        // beside the slider: what is inside one has no names
        <ul className={styles.marks} aria-label="Your notes on the timeline" role="list">
          {marks.map(({ id, seconds, name }) => (
            <li key={id} style={{ left: percent(Math.min(1, seconds / duration)) }}>
              <VisuallyHidden>{name}</VisuallyHidden>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

const percent = (share: number): string => `${String(share * 100)}%`;
