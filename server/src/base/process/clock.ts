/** Product time. `real` follows the machine; `movable` adds an offset that tests and the demo can change. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Moves product time to an instant, epoch milliseconds; null when the clock is real. */
  readonly moveTo: ((instant: number) => void) | null;
}

export function realClock(): Clock {
  return { now: () => Date.now(), moveTo: null };
}

export function movableClock(offset = 0): Clock {
  let shift = offset;
  return {
    now: () => Date.now() + shift,
    moveTo: (instant) => {
      shift = instant - Date.now();
    },
  };
}
