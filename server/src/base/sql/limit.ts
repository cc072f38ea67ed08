import { second } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { machineNow } from '../process/clock.ts';
import { instant, number, text } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { removal } from './removal.ts';
import { statement } from './statement.ts';

/** How many uses are allowed in a window, which begins with the first one. */
export interface Limit {
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
}

/** How often a bucket was used in its window. */
export interface Use {
  readonly bucket: string;
  readonly used: number;
  readonly endsAt: Date;
}

const use = statement(
  { bucket: text, used: number, endsAt: instant },
  ({ buckets, by, now, endsAt }: { buckets: readonly string[]; by: number; now: Date; endsAt: Date }) => sql`
    insert into limit_bucket as b (bucket, used, ends_at)
    select name, ${by}::int, ${endsAt} from unnest(${buckets}::text[]) with ordinality as given (name, place)
    order by place
    on conflict (bucket) do update set
      used = case when b.ends_at <= ${now} then ${by}::int else b.used + ${by}::int end,
      ends_at = case when b.ends_at <= ${now} then excluded.ends_at else b.ends_at end
    returning bucket, used, ends_at as "endsAt"`,
);

/**
 * Counts a use of each bucket, or `by` uses, in windows of this many milliseconds. Returns how often each was used
 * since its window began. Buckets in the order in which all callers name them (docs/locks.md).
 */
export function countUses(
  tx: Tx,
  buckets: readonly string[],
  { window, now, by = 1 }: { readonly window: number; readonly now: number; readonly by?: number },
): Promise<Use[]> {
  return use.rows(tx, { buckets, by, now: new Date(now), endsAt: new Date(now + window) });
}

/**
 * Counts one use of a bucket, such as 'rsvp/{memberId}/{memberEventId}'. Returns null when it is within the limit, else
 * the seconds until the window ends, for the `retryAfter` of a RATE_LIMITED refusal. Concurrent uses wait for each
 * other until the transaction ends (docs/locks.md).
 */
export async function countUse(tx: Tx, bucket: string, { most, window }: Limit, now: number): Promise<number | null> {
  const [counted] = await countUses(tx, [bucket], { window, now });
  if (counted === undefined) throw new Error('an upsert returns its row');
  return counted.used <= most ? null : secondsLeft(counted, now);
}

/** Whole seconds until a window ends, at least one. */
export function secondsLeft({ endsAt }: Pick<Use, 'endsAt'>, now: number): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now) / second));
}

/** How often a bucket was used in its window; null when none has begun, or it has ended. */
export async function findUse(tx: Tx, bucket: string, now: number): Promise<Use | null> {
  const found = await tx
    .selectFrom('limit_bucket')
    .select(['bucket', 'used', 'ends_at as endsAt'])
    .where('bucket', '=', bucket)
    .where('ends_at', '>', new Date(now))
    .executeTakeFirst();
  return found ?? null;
}

/** Empties buckets, outside any transaction, so that no row stays locked. */
export async function removeUses(db: Db, buckets: readonly string[]): Promise<void> {
  await db.deleteFrom('limit_bucket').where('bucket', 'in', buckets).execute();
}

/** Takes one use of a bucket back, outside any transaction as well. */
export async function removeUse(db: Db, bucket: string, by: 0 | 1 = 1): Promise<void> {
  await db
    .updateTable('limit_bucket')
    .set((eb) => ({ used: eb('used', '-', by) }))
    .where('bucket', '=', bucket)
    .where('used', '>', 0)
    .execute();
}

const ended = removal(sql`delete from limit_bucket`, 'limit_bucket', 'ends_at');

/** Forgets the windows that have ended, by product time and by the machine's clock, which limits of sign-in follow. */
export async function removeEndedLimits({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ended.rows(db, { before: new Date(Math.min(now, machineNow())) });
}
