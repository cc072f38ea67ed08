import { formatDuration } from '@atrium/domain/video/duration.ts';
import { useSliderState } from '@vidstack/react';
import { look } from '#ui/look.ts';
import type { Storyboard } from './loadStoryboard.ts';
import type { PlayerChapter } from './player.types.ts';
import { useStoryboardPicture } from './useStoryboard.ts';
import styles from './SeekPreview.module.css';

export interface SeekPreviewProps {
  chapters: readonly PlayerChapter[];
  duration: number;
  /** Null before the bar was touched, and for a film without one. */
  board: Storyboard | null;
}

/**
 * What is at the place of the seek bar that is pointed at, or that the keys have reached: the picture, the chapter, the
 * time.
 */
export const SeekPreview = ({ chapters, duration, board }: SeekPreviewProps) => {
  const [pointed, reached] = [useSliderState('pointerPercent'), useSliderState('fillPercent')];
  const isMoved = [useSliderState('pointing'), useSliderState('dragging')].includes(true);
  const seconds = ((isMoved ? pointed : reached) / 100) * duration;
  const picture = useStoryboardPicture(useSliderState('active') ? board : null, seconds);
  const chapter = chapters.findLast(({ startSeconds }) => startSeconds <= seconds);
  // not Vidstack's Preview: placed in the next frame, it fails when the player is removed before that
  return (
    <span className={styles.preview}>
      {picture ? (
        <span
          className={styles.still}
          style={{
            width: picture.width,
            height: picture.height,
            backgroundImage: `url("${picture.address}")`,
            backgroundPosition: `${String(-picture.left)}px ${String(-picture.top)}px`,
          }}
        />
      ) : null}
      <span className={styles.words}>
        {chapter ? <span>{chapter.title}</span> : null}
        <span className={look.num}>{formatDuration(seconds)}</span>
      </span>
    </span>
  );
};
