import { formatDuration } from '@atrium/domain/video/duration.ts';
import { completionSentence, unwatched, watchedPercent, type WatchedSpan } from '@atrium/domain/video/watched.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { Playback } from './usePlayback.ts';
import type { VideoPageData } from './videoQuery.ts';

interface WatchedPartsProps {
  page: VideoPageData;
  saved: Playback['saved'];
  onJump: (seconds: number) => void;
}

/** Parts shorter than this, in seconds, are not offered: nobody returns for them. */
const shortest = 3;
/** How many parts are offered; more would be a list of seeks. */
const offered = 4;

/** What counts as watched of a video, what completes it, and buttons to the parts that are missing. */
export const WatchedParts = ({ page: { video, creditRule }, saved, onJump }: WatchedPartsProps) => {
  const { spans, completed } = saved;
  const { duration } = video;
  const rule = creditRule === 'coverage' ? 'coverage' : 'farthest';
  const missing = unwatched(spans, duration, shortest);
  return (
    <div className={look.stackS} data-live="watched">
      <p className={look.small}>
        <b>{spans.length === 0 ? 'Not watched yet.' : `${String(watchedPercent(spans, duration))}% watched.`}</b>{' '}
        {completionSentence({ rule, completed, duration }, spans, formatDuration)}
      </p>
      {spans.length === 0 ? null : (
        <p className={cx(look.small, look.muted)}>
          Watched: <span className={look.num}>{spans.map(inWords).join(', ')}</span>
        </p>
      )}
      {spans.length > 0 && missing.length > 0 ? (
        <Row>
          <span className={cx(look.small, look.muted)}>Not watched yet:</span>
          {missing.slice(0, offered).map((span) => (
            <Button
              key={span.from}
              variant="bare"
              size="s"
              onClick={() => {
                onJump(span.from);
              }}
            >
              <span className={look.num}>{inWords(span)}</span>
            </Button>
          ))}
        </Row>
      ) : null}
    </div>
  );
};

/** '0:10 to 1:05'. */
function inWords({ from, to }: WatchedSpan): string {
  return `${formatDuration(Math.floor(from))} to ${formatDuration(Math.floor(to))}`;
}
