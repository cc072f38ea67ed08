/** What moves on a page that somebody uses. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'];
/** When a page that nobody has touched yet loads the rest too, so that it works offline, in milliseconds. */
const longest = 15_000;

/** Tasks for when the page is idle; null once it is. */
let later: Set<() => void> | null = new Set();

/** Calls `task` once the first page has rendered and somebody uses it: it loads code that a press may need. */
export function atLeisure(task: () => void): void {
  if (later === null) task();
  else later.add(task);
}

/** From now on such tasks are done. */
function begin(): void {
  const tasks = later ?? [];
  later = null;
  for (const task of tasks) task();
}

/**
 * Begins with the tasks at the first sign of a person, when the browser is idle. Until then nothing competes with the
 * first view; a page that is only opened, as in a background tab, does not load menus and dialogs. Called when the
 * first page has rendered.
 */
export function awaitPerson(): void {
  const seen = new AbortController();
  const start = (): void => {
    seen.abort();
    clearTimeout(timer);
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
    else begin();
  };
  const timer = setTimeout(start, longest);
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal: seen.signal });
}
