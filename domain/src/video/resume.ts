import { unwatched, type WatchedSpan } from './watched.ts';

/** A member's progress in a video that is opened again. Seconds. */
export interface BegunVideo {
  readonly duration: number;
  readonly farthestWatchedTime: number;
  /** Zero within ten seconds of the end. */
  readonly continueAtTime: number;
}

export interface Resume {
  /** Where playback goes on, seconds. */
  readonly at: number;
  /** Seconds that were not watched; at least 1. */
  readonly unwatched: number;
  /** A part was skipped, so that what is left is more than the rest from `at` on. */
  readonly skipped: boolean;
}

/** Parts shorter than this, in seconds, are neither offered nor resumed: nobody returns for them. */
export const shortestPart = 3;

/**
 * Where a video that is not complete goes on, and what is left of it (VID-03, D87): at the last playhead while
 * something is left after it, else at the first part that was skipped. `spans`: what counts as watched, in order.
 */
export function resumeOf(video: BegunVideo, spans: readonly WatchedSpan[]): Resume {
  const { duration, continueAtTime, farthestWatchedTime } = video;
  const seen = spans.length > 0 || farthestWatchedTime <= 0 ? spans : [{ from: 0, to: farthestWatchedTime }];
  const missing = unwatched(seen, duration, shortestPart);
  const isAhead = continueAtTime > 0 && missing.some(({ to }) => to - continueAtTime >= shortestPart);
  const at = isAhead ? continueAtTime : (missing[0]?.from ?? continueAtTime);
  const rest = missing.length === 1 && missing[0]?.to === duration;
  return {
    at,
    unwatched: Math.max(1, duration - seen.reduce((sum, { from, to }) => sum + to - from, 0)),
    skipped: !rest,
  };
}
