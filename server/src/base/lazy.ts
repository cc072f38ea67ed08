/** A value that is created on first use, such as an adapter's library or connections. */
export interface Lazy<T> {
  /** Creates it at the first call; a failure is not cached, so that the next call retries. */
  readonly get: () => Promise<T>;
  /** Closes the value; does nothing when it was never used. */
  readonly end: (close: (value: T) => Promise<void> | void) => Promise<void>;
}

export function lazy<T>(make: () => Promise<T>): Lazy<T> {
  let made: Promise<T> | null = null;
  return {
    get: () => {
      made ??= make().catch((error: unknown) => {
        made = null;
        throw error;
      });
      return made;
    },
    end: async (close) => {
      if (made !== null) await close(await made);
    },
  };
}
