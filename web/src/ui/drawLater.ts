/** How many pieces are rendered at once: what a slow phone renders in 50 ms. */
const batch = 3;
/** How long after opening the page its first view may still be incomplete, in milliseconds. */
const firstViewFor = 10_000;

const waiting = new Set<() => void>();
let scheduled = false;
let first = true;

/**
 * Whether the page has just been opened and is at its top, so that content below may render a moment later. After a
 * reload in the middle, or at a fragment, everything renders at once.
 */
export function isFirstView(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
  return first && opened?.type === 'navigate' && location.hash === '' && performance.now() < firstViewFor;
}

/** Calls `draw` when the browser is idle, in order. Returns a function that cancels it. */
export function drawLater(draw: () => void): () => void {
  waiting.add(draw);
  schedule();
  return () => waiting.delete(draw);
}

/** Resolves when the first view is rendered; at once on every later page. */
export function firstViewStands(): Promise<void> {
  if (!isFirstView()) return Promise.resolve();
  return new Promise((resolve) => {
    drawLater(resolve);
  });
}

/** Calls `task` when the browser is idle, at most a second later. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task, { timeout: 1_000 });
    return () => {
      cancelIdleCallback(id);
    };
  }
  const id = setTimeout(task, 50);
  return () => {
    clearTimeout(id);
  };
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  whenIdle(drawSome);
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
