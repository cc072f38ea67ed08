import { formatDuration } from '@atrium/domain/video/duration.ts';
import { shortestPart } from '@atrium/domain/video/resume.ts';
import { completionSentence, unwatched, watchedPercent, type WatchedSpan } from '@atrium/domain/video/watched.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import type { Playback } from './usePlayback.ts';
import type { VideoPageData } from './videoQuery.ts';

interface WatchedPartsProps {
  page: Pick<VideoPageData, 'creditRule'> & { readonly video: Pick<VideoPageData['video'], 'duration'> };
  saved: Playback['saved'];
  /** The playhead in whole seconds; null before something is played. */
  second: number | null;
  onJump: (seconds: number) => void;
}

/** How many parts are offered; more would be a list of seeks. */
const offered = 4;

/** What counts as watched of a video, what completes it, and buttons to the parts that are missing (VID-16). */
export const WatchedParts = ({ page: { video, creditRule }, saved, second, onJump }: WatchedPartsProps) => {
  const { spans, completed } = saved;
  const { duration } = video;
  const rule = creditRule === 'coverage' ? 'coverage' : 'farthest';
  const left = spans.length === 0 ? [] : unwatched(spans, duration, shortestPart);
  // what a complete video is playing now, and what comes after it, may be about to be watched
  const missing = completed && second !== null ? left.filter(({ to }) => to <= second) : left;
  // the end was reached, which completes the video, without watching all of it
  const hasSkipped = completed && missing.length > 0;
  return (
    <div className={look.stackS} data-live="watched">
      {hasSkipped ? null : (
        <p className={look.small}>
          <Share saved={saved} duration={duration} />
          {completionSentence({ rule, completed, duration }, formatDuration)}
        </p>
      )}
      {missing.length === 0 ? null : (
        <Row>
          {hasSkipped ? (
            <span className={look.small}>
              <b>Complete.</b> Not watched:
            </span>
          ) : (
            <span className={cx(look.small, look.muted)}>Not watched yet:</span>
          )}
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
          {missing.length > offered ? <span className={look.small}>and {missing.length - offered} more</span> : null}
        </Row>
      )}
      {spans.length === 0 ? null : (
        <p className={cx(look.small, look.muted)}>
          Watched: <span className={look.num}>{spans.map(inWords).join(', ')}</span>
        </p>
      )}
    </div>
  );
};

const Share = ({ saved: { spans, completed }, duration }: Pick<WatchedPartsProps, 'saved'> & { duration: number }) => {
  if (spans.length > 0) return <b>{watchedPercent(spans, duration)}% watched. </b>;
  return completed ? null : <b>Not watched yet. </b>;
};

/** '00:10 to 01:05'. */
function inWords({ from, to }: WatchedSpan): string {
  return `${formatDuration(Math.floor(from))} to ${formatDuration(Math.floor(to))}`;
}
