import { second } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { instant, number } from './columns.ts';
import type { Tx } from './db.ts';
import { removal } from './removal.ts';
import { statement } from './statement.ts';

/** How many uses are allowed in a window, which begins with the first one. */
export interface Limit {
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
}

const use = statement(
  { used: number, endsAt: instant },
  ({ bucket, now, endsAt }: { bucket: string; now: Date; endsAt: Date }) => sql`
    insert into limit_bucket as b (bucket, used, ends_at) values (${bucket}, 1, ${endsAt})
    on conflict (bucket) do update set
      used = case when b.ends_at <= ${now} then 1 else b.used + 1 end,
      ends_at = case when b.ends_at <= ${now} then excluded.ends_at else b.ends_at end
    returning used, ends_at as "endsAt"`,
);

/**
 * Counts one use of a bucket, such as 'rsvp/{memberId}/{memberEventId}'. Returns null when it is within the limit, else
 * the seconds until the window ends, for the `retryAfter` of a RATE_LIMITED refusal. Concurrent uses wait for each other
 * until the transaction ends (docs/locks.md).
 */
export async function countUse(tx: Tx, bucket: string, { most, window }: Limit, now: number): Promise<number | null> {
  const [row] = await use.rows(tx, { bucket, now: new Date(now), endsAt: new Date(now + window) });
  if (row === undefined) throw new Error('an upsert returns its row');
  return row.used <= most ? null : Math.ceil((row.endsAt.getTime() - now) / second);
}

const ended = removal(sql`delete from limit_bucket`, 'limit_bucket', 'ends_at');

/** Forgets the windows that have ended. */
export async function removeEndedLimits({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ended.rows(db, { before: new Date(now) });
}
