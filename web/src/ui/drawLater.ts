/** How many pieces are rendered at once: what a slow phone renders in 50 ms. */
const batch = 3;
/** How long after opening the page its first view may still be incomplete, in milliseconds. */
const firstViewFor = 10_000;

/** `isUrgent`: the page is about to be printed, and what is not drawn now is not on the paper. */
type Draw = (isUrgent: boolean) => void;

const waiting = new Set<Draw>();
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

/** Calls `draw` when the browser is idle, in order, or before a print. Returns a function that cancels it. */
export function drawLater(draw: Draw): () => void {
  waiting.add(draw);
  schedule();
  return () => waiting.delete(draw);
}

/** Resolves when the first view is rendered; at once on every later page. */
export function firstViewStands(): Promise<void> {
  if (!isFirstView()) return Promise.resolve();
  return new Promise((resolve) => {
    drawLater(() => {
      resolve();
    });
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

addEventListener('beforeprint', () => {
  draw(waiting.size, true);
});

function draw(count: number, isUrgent: boolean): void {
  for (const one of [...waiting].slice(0, count)) {
    waiting.delete(one);
    one(isUrgent);
  }
}

function drawSome(): void {
  scheduled = false;
  draw(batch, false);
  if (waiting.size > 0) schedule();
  else first = false;
}
