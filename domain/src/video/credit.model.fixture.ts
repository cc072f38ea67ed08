import { creditPerSecond, creditSlack, playThatCounts } from './credit.ts';

// A model of the database function `progress_beat`, written a second time from the documents: tests compare the two.

/** A half-open span of whole seconds [from, to). Lists of spans are sorted and do not touch. */
export type Span = readonly [from: number, to: number];

/** What all viewings of a video together have credited to a member. In seconds of the video. */
export type Credited = {
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly covered: readonly Span[];
  /** Seconds of play earned until `lastReportedAt` and not yet spent; negative while slack is in use. */
  readonly credit: number;
  /** The instant of the last report, epoch milliseconds. */
  readonly lastReportedAt: number;
};

/**
 * What a player claims in one report. `from` null: it played on from the last reported playhead, if that is possible.
 */
export type Claim = {
  readonly playhead: number;
  readonly maxPlayhead: number;
  readonly from: number | null;
  readonly to: number | null;
  /** Where the credited play of the same viewing's last report ended; null: this is its first. */
  readonly lastEnd?: number | null;
};

/** The state of a video that was opened at `now` and not played yet. */
export function notPlayed(now: number): Credited {
  return { farthestWatchedTime: 0, continueAtTime: 0, covered: [], credit: 0, lastReportedAt: now };
}

/**
 * Applies one report (D25, D26, THR-36). Wall time earns credit, two seconds of play for each second, and play spends
 * it, over all viewings of the video together. Play beyond the credit is cut off at its end. Covered seconds and the
 * farthest time grow only by credited play; the farthest time also moves to a place that was not played up to, once at
 * least a second was played there that wall time, not the slack, has earned. `reached`: where the credited play ended.
 */
export function creditReport(
  stored: Credited,
  claim: Claim,
  duration: number,
  now: number,
): Credited & { readonly reached: number } {
  const earned = stored.credit + (Math.max(0, now - stored.lastReportedAt) / 1000) * creditPerSecond;
  const most = Math.max(0, earned + creditSlack);
  const place = clamp(claim.playhead, duration);
  const followsOn = place >= stored.continueAtTime && place <= stored.continueAtTime + most;
  const from = clamp(claim.from ?? (followsOn ? stored.continueAtTime : place), duration);
  const to = Math.max(from, clamp(claim.to ?? place, duration));
  const reached = to - from > most ? from + most : to;
  const startsInside = from === stored.continueAtTime || from === claim.lastEnd;
  const seconds = wholeSeconds(from, reached, { startsInside, duration, most });
  const played = reached - from;
  const moves = from <= stored.farthestWatchedTime || (played >= playThatCounts && earned >= playThatCounts);
  return {
    farthestWatchedTime: moves
      ? Math.max(stored.farthestWatchedTime, Math.min(reached, claim.maxPlayhead))
      : stored.farthestWatchedTime,
    continueAtTime: place,
    covered: seconds[1] > seconds[0] ? join([...stored.covered, seconds]) : stored.covered,
    credit: earned - Math.max(played, seconds[1] - seconds[0]),
    lastReportedAt: Math.max(stored.lastReportedAt, now),
    reached,
  };
}

/**
 * The whole seconds of a played span. A second that the previous report of the video, or of the viewing, began counts;
 * a second that has only begun does not; the last second of a video may be shorter.
 */
function wholeSeconds(
  from: number,
  reached: number,
  { startsInside, duration, most }: { startsInside: boolean; duration: number; most: number },
): Span {
  const first = startsInside ? Math.floor(from) : Math.ceil(from);
  const last = reached >= duration ? Math.ceil(duration) : Math.floor(reached);
  return [first, Math.max(first, Math.min(last, first + Math.floor(most)))];
}

/** The share of a video that was actually covered, 0 to 1 (D25 creditRule `coverage`). */
export function coverage(covered: readonly Span[], duration: number): number {
  const seconds = covered.reduce((sum, [from, to]) => sum + to - from, 0);
  return duration > 0 ? Math.min(1, seconds / Math.ceil(duration)) : 0;
}

function join(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function clamp(seconds: number, duration: number): number {
  return Math.min(Math.max(0, seconds), duration);
}
