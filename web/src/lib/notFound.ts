let shown = false;
let listener: (() => void) | null = null;

/** Whether what the page shows is the not-found view, which then also names the page (RTE-03). */
export const isNotFound = (): boolean => shown;

/** Calls `next` after the not-found view has appeared or has left, which a page may do after its arrival. */
export const onNotFound = (next: () => void): void => {
  listener = next;
};

/** The ref of the view's heading. */
export const markNotFound = (heading: Element | null): void => {
  shown = heading !== null;
  // a view that follows another one is marked in the same commit
  queueMicrotask(() => listener?.());
};
