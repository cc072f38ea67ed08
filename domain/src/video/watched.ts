import { completeFrom } from './progress.ts';

/** A part of a video that was watched, from a second up to another (VID-16). */
export interface WatchedSpan {
  readonly from: number;
  readonly to: number;
}

/** What completes a video of a course: its farthest watched time, or how much of it was watched (D25). */
export type CreditRule = 'farthest' | 'coverage';

/** The spans of a text of the database, such as '{[0,10),[20,30)}', limited to the length of the video. Seconds. */
export function readSpans(covered: string, duration: number): WatchedSpan[] {
  return [...covered.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Math.min(Number(to), duration),
  }));
}

/**
 * The parts that were not watched yet, at least `shortest` seconds each. `spans`: in order, as the server sends them.
 */
export function unwatched(spans: readonly WatchedSpan[], duration: number, shortest: number): WatchedSpan[] {
  const ends = [0, ...spans.map(({ to }) => to)];
  const starts = [...spans.map(({ from }) => from), duration];
  return ends.flatMap((from, at) => {
    const to = starts[at] ?? duration;
    return to - from >= shortest ? [{ from, to }] : [];
  });
}

/** The whole percent of a video that was watched, 0 to 100; 100 only when nothing is missing. */
export function watchedPercent(spans: readonly WatchedSpan[], duration: number): number {
  if (duration <= 0) return 0;
  return Math.floor((spans.reduce((sum, { from, to }) => sum + to - from, 0) / duration) * 100 + 1e-6);
}

/**
 * The percent of a part of a video, such as a chapter, that was watched, 0 to 100. All of it also when a second is
 * missing, because the end of a chapter is rounded.
 */
export function partPercent(part: WatchedSpan, spans: readonly WatchedSpan[]): number {
  const length = part.to - part.from;
  const within = ({ from, to }: WatchedSpan): number => Math.max(0, Math.min(to, part.to) - Math.max(from, part.from));
  const seen = spans.reduce((sum, span) => sum + within(span), 0);
  if (length <= 0 || seen === 0) return 0;
  return seen + 1 >= length ? 100 : (seen / length) * 100;
}

/**
 * What completes the video, in one sentence; the second to be reached by the default rule is said as `clock` says it.
 */
export function completionSentence(
  of: { readonly rule: CreditRule; readonly completed: boolean; readonly duration: number },
  clock: (seconds: number) => string,
): string {
  if (of.completed) return 'This video is complete.';
  const most = Math.round(completeFrom * 100);
  if (of.rule === 'coverage') return `It is complete when you have watched ${String(most)}% of it.`;
  return `It is complete when you have watched up to ${clock(Math.ceil(of.duration * completeFrom))}.`;
}
