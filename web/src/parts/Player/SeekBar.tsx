import { TimeSlider, useSliderState } from '@vidstack/react';
import { formatDuration } from '@atrium/domain/video/duration.ts';
import { look } from '#ui/look.ts';
import styles from './Controls.module.css';
import type { PlayerChapter } from './player.types.ts';

export interface SeekBarProps {
  chapters: readonly PlayerChapter[];
  duration: number;
}

/** The seek bar: drag, press or use the arrow keys; a notch marks the start of a chapter. */
export const SeekBar = ({ chapters, duration }: SeekBarProps) => (
  <TimeSlider.Root className={styles.seek} aria-label="Seek" keyStep={5} shiftKeyMultiplier={2}>
    <TimeSlider.Track className={styles.track} />
    <TimeSlider.Progress className={styles.buffered} />
    <TimeSlider.TrackFill className={styles.fill} />
    {duration > 0
      ? chapters
          .filter(({ startSeconds }) => startSeconds > 0)
          .map(({ startSeconds }) => (
            <span
              key={startSeconds}
              className={styles.notch}
              style={{ left: `${String((startSeconds / duration) * 100)}%` }}
            />
          ))
      : null}
    <TimeSlider.Thumb className={styles.thumb} />
    <TimeSlider.Preview className={styles.preview}>
      <Pointed chapters={chapters} duration={duration} />
    </TimeSlider.Preview>
  </TimeSlider.Root>
);

const Pointed = ({ chapters, duration }: SeekBarProps) => {
  const percent = useSliderState('pointerPercent');
  const seconds = (percent / 100) * duration;
  const chapter = chapters.findLast(({ startSeconds }) => startSeconds <= seconds);
  return (
    <>
      {chapter ? <span>{chapter.title}</span> : null}
      <span className={look.num}>{formatDuration(seconds)}</span>
    </>
  );
};
