/** A value that is made when it is first asked for: the library of an adapter, its connections. */
export interface Lazy<T> {
  /** Makes it at the first call; a failure is not kept, so that the next call tries again. */
  readonly get: () => Promise<T>;
  /** Ends what was made; nothing when it was never asked for. */
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
