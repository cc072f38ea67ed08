/** Limits how many heavy tasks run at once; further ones wait in a queue, and when that is full they are refused. */
export interface HashingQueue {
  /** The task's result, or null when the queue is full. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | null>;
}

/** @param atOnce tasks that run concurrently. @param waiting tasks that may wait. */
export function createHashingQueue(atOnce: number, waiting: number): HashingQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) return null;
        // the finished task passes its slot on to the next, so `running` does not change
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
