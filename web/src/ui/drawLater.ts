/** How many pieces are drawn in one go: what a slow phone does within a twentieth of a second. */
const batch = 3;
/** From then on nothing is the first view any more, milliseconds after the page was opened. */
const firstViewFor = 10_000;

const waiting = new Set<() => void>();
let scheduled = false;
let first = true;

/**
 * Whether the page has just been opened at its beginning, so that what lies further down may come a moment later. Who
 * comes back or goes to a place in the page finds all of it there.
 */
export function isFirstView(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
  return first && opened?.type === 'navigate' && location.hash === '' && performance.now() < firstViewFor;
}

/** Calls `draw` when the page is at leisure, in turn. Answers how to take it back. */
export function drawLater(draw: () => void): () => void {
  waiting.add(draw);
  schedule();
  return () => waiting.delete(draw);
}

/** Resolves when the first view stands; at once on every later page. */
export function firstViewStands(): Promise<void> {
  if (!isFirstView()) return Promise.resolve();
  return new Promise((resolve) => {
    drawLater(resolve);
  });
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  if ('requestIdleCallback' in window) requestIdleCallback(drawSome, { timeout: 1_000 });
  else setTimeout(drawSome, 50);
}

function drawSome(): void {
  scheduled = false;
  for (const draw of [...waiting].slice(0, batch)) {
    waiting.delete(draw);
    draw();
  }
  if (waiting.size > 0) schedule();
  else first = false;
}
