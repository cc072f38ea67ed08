/**
 * The machine's clock, epoch milliseconds: for the lifetimes of tokens, cookies, codes and counted attempts, which
 * moving product time leaves alone. Nothing else of the server reads a clock.
 */
export function machineNow(): number {
  return Date.now();
}

/** Product time. `real` follows the machine; `movable` adds an offset that tests and the demo can change. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Moves product time to an instant, epoch milliseconds; null when the clock is real. */
  readonly moveTo: ((instant: number) => void) | null;
}

export function realClock(): Clock {
  return { now: machineNow, moveTo: null };
}

export function movableClock(offset = 0): Clock {
  let shift = offset;
  return {
    now: () => machineNow() + shift,
    moveTo: (instant) => {
      shift = instant - machineNow();
    },
  };
}
