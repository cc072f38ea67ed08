import type pg from 'pg';
import type { Context } from '../context.ts';
import type { Reader } from './statement.ts';

/** The connections, and the log for what is stored and does not fit. */
export type LoggingReader = Reader & Pick<Context, 'log'>;

/**
 * A function that returns what `read` has read, no older than the version that is asked for (decision 010). It is kept
 * in the memory of the process, for each database, and read once for all who ask at the same time.
 */
export function cachedByVersion<Cached extends { readonly version: number }>(
  read: (reader: LoggingReader) => Promise<Cached>,
): (reader: LoggingReader, version: number) => Promise<Cached> {
  const caches = new WeakMap<pg.Pool, { cached: Cached | null; reading: Promise<Cached> | null }>();
  return async (reader, version) => {
    const cache = caches.get(reader.pool) ?? { cached: null, reading: null };
    caches.set(reader.pool, cache);
    for (;;) {
      if (cache.cached !== null && cache.cached.version >= version) return cache.cached;
      cache.reading ??= read(reader)
        .then((found) => (cache.cached = found))
        .finally(() => (cache.reading = null));
      await cache.reading;
    }
  };
}
