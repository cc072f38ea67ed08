import { formatDuration } from '@atrium/domain/video/duration.ts';
import { PieProgress } from '#ui/PieProgress.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { NotePanel } from './NotePanel.tsx';
import styles from './NotePanel.module.css';
import type { VideoPageData } from './videoQuery.ts';

export interface BookmarksProps {
  chapters: VideoPageData['video']['chapters'];
  second: number;
  watched: number;
  opened: boolean;
  onToggle: (opened: boolean) => void;
  onJump: (seconds: number) => void;
}

/** The chapters of a video; each jumps to its beginning (VID-01, VID-02). */
export const Bookmarks = ({ chapters, second, watched, opened, onToggle, onJump }: BookmarksProps) => {
  const current = chapters.findLast(({ startSeconds }) => startSeconds <= second);
  return (
    <NotePanel title="Bookmarks" opened={opened} onToggle={onToggle}>
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
              <PieProgress percent={seenPercent(chapter, watched)} />
              <span>{chapter.title}</span>
              <span className={cx(look.num, styles.at)}>{formatDuration(chapter.startSeconds)}</span>
            </button>
          </li>
        ))}
      </ul>
    </NotePanel>
  );
};

function seenPercent({ startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }, watched: number) {
  const length = endSeconds - startSeconds;
  if (length <= 0 || watched <= startSeconds) return 0;
  // one second of tolerance, because a chapter's end is rounded
  return Math.min(100, ((watched + 1 - startSeconds) / length) * 100);
}
