import pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from './harness.ts';

export interface Pause {
  /** Waits until so many transactions of the product wait for a lock; those that are paused here count. */
  readonly untilWaiting: (count: number, orElse?: () => boolean) => Promise<void>;
  /** Lets the paused transactions go on, and pauses no others. */
  readonly release: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Pauses every transaction of the product just before a statement that writes to this table, until it is released. */
export async function pauseAt(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  event: 'insert' | 'update' | 'delete',
  table: string,
): Promise<Pause> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`create function pause() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
  await owner.query(`create trigger paused before ${event} on ${table} for each statement execute function pause()`);
  await owner.query('select pg_advisory_lock(1)');
  const waiting = async (): Promise<number> => {
    const { rows } = await owner.query<{ count: number }>(`select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'atrium' and wait_event_type = 'Lock'`);
    return rows[0]?.count ?? NaN;
  };
  return {
    untilWaiting: (count, orElse = () => false) =>
      expect.poll(async () => orElse() || (await waiting()) >= count, { timeout: 20_000 }).toBe(true),
    release: async () => {
      await owner.query('select pg_advisory_unlock(1)');
    },
    close: async () => {
      await owner.query('select pg_advisory_unlock_all()');
      await owner.query(`drop trigger paused on ${table}`);
      await owner.query('drop function pause');
      await owner.end();
    },
  };
}
