/** A half-open span of whole seconds [from, to). Lists of spans are sorted and do not touch. */
export type Span = readonly [from: number, to: number];

export const creditPerSecond = 2;
export const creditSlack = 3;

/** How many new seconds one report may be credited with, after so much wall time (D26, THR-36). */
export function creditCap(elapsedMs: number): number {
  return Math.floor((Math.max(0, elapsedMs) / 1000) * creditPerSecond) + creditSlack;
}

/**
 * Adds a watched span to the covered ones, at most `cap` new seconds of it, from its beginning on (D25, D26).
 * Partly watched seconds at either end do not count; nothing beyond the duration does.
 */
export function addCoverage(
  covered: readonly Span[],
  watched: Span,
  duration: number,
  cap: number,
): { readonly covered: readonly Span[]; readonly added: number } {
  const from = Math.max(0, Math.ceil(watched[0]));
  // The last bucket of a video may be shorter than a second and still has to be coverable.
  const to = watched[1] >= duration ? Math.ceil(duration) : Math.floor(watched[1]);
  const fresh = cutAt(gaps(covered, [from, to]), Math.max(0, cap));
  return { covered: join([...covered, ...fresh]), added: total(fresh) };
}

/** The share of a video that was really covered, 0 to 1 (D25 creditRule `coverage`). */
export function coverage(covered: readonly Span[], duration: number): number {
  return duration > 0 ? Math.min(1, total(covered) / Math.ceil(duration)) : 0;
}

function gaps(covered: readonly Span[], [from, to]: Span): Span[] {
  const found: Span[] = [];
  let at = from;
  for (const [start, end] of covered) {
    if (start >= to) break;
    if (start > at) found.push([at, start]);
    at = Math.max(at, end);
  }
  if (at < to) found.push([at, to]);
  return found;
}

function cutAt(spans: readonly Span[], cap: number): Span[] {
  let left = cap;
  const kept: Span[] = [];
  for (const [from, to] of spans) {
    const length = Math.min(to - from, left);
    if (length > 0) kept.push([from, from + length]);
    left -= length;
  }
  return kept;
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

function total(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}
