/** Runs heavy work a few pieces at a time; the rest waits in line, and beyond the line is turned away. */
export interface HashingQueue {
  /** The work's value, or null when the line is full. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | null>;
}

/** @param atOnce pieces running together. @param waiting pieces that may stand in line. */
export function createHashingQueue(atOnce: number, waiting: number): HashingQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) return null;
        // whoever leaves hands over the place, so `running` stays as it is
        await new Promise<void>((resolve) => line.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
