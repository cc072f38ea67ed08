let offset = 0;
let trust = Number.POSITIVE_INFINITY;
const listeners = new Set<() => void>();

/** Product time in epoch milliseconds: the machine's clock corrected by the server's, which tests can move. */
export function now(): number {
  return Date.now() + offset;
}

/**
 * Takes in the server's time from an answer.
 * @param serverTime epoch milliseconds. @param sentAt @param receivedAt the machine's time around the request.
 */
export function syncClock(serverTime: number, sentAt: number, receivedAt: number): void {
  if (!Number.isFinite(serverTime)) return;
  const roundTrip = Math.max(0, receivedAt - sentAt);
  const seen = serverTime - (sentAt + roundTrip / 2);
  // a slower answer is less exact, unless it shows that one of the clocks was moved
  if (roundTrip > trust && Math.abs(seen - offset) <= roundTrip + trust) return;
  const moved = Math.abs(seen - offset) >= movedFrom;
  offset = seen;
  trust = roundTrip;
  if (moved) for (const listener of listeners) listener();
}

/** A correction of this many milliseconds is seen on the page, a smaller one with its next tick. */
const movedFrom = 1000;

/** Calls `listener` whenever product time has jumped, until the returned function is called. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
