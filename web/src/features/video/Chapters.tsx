import { formatDuration } from '@atrium/domain/video/duration.ts';
import { partPercent, type WatchedSpan } from '@atrium/domain/video/watched.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { PieProgress } from '#ui/PieProgress.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { VideoPageData } from './videoQuery.ts';
import styles from './SidePanel.module.css';

export interface ChaptersProps {
  chapters: VideoPageData['video']['chapters'];
  second: number;
  /** What counts as watched of the video. */
  watched: readonly WatchedSpan[];
  opened: boolean;
  onToggle: (opened: boolean) => void;
  onJump: (seconds: number) => void;
}

/** The chapters of a video; each jumps to its beginning (VID-01, VID-02). */
export const Chapters = ({ chapters, second, watched, opened, onToggle, onJump }: ChaptersProps) => {
  const current = chapters.findLast(({ startSeconds }) => startSeconds <= second);
  return (
    <SidePanel title="Chapters" opened={opened} onToggle={onToggle}>
      <ul className={styles.rows} role="list">
        {chapters.map((chapter) => (
          <li key={chapter.videoChapterId}>
            <button
              type="button"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => {
                onJump(chapter.startSeconds);
              }}
            >
              <PieProgress percent={partPercent({ from: chapter.startSeconds, to: chapter.endSeconds }, watched)} />
              <span>{chapter.title}</span>
              <span className={cx(look.num, styles.at)}>{formatDuration(chapter.startSeconds)}</span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
};
