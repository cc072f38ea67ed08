import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestServer } from './harness.ts';

/**
 * The database's deadlock count. A connection reports its counts after seconds, or when it closes, so idle connections
 * of the product are closed first, when no job runs that may use one; it opens new ones.
 */
export async function countDeadlocks({ databaseUrl }: Pick<TestServer, 'databaseUrl'>): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    for (let tries = 0; tries < 3000 && (await hasWork(owner)); tries += 1) await wait(20);
    const ended = await owner.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'atrium' and state = 'idle'`);
    const pids = ended.rows.map(({ pid }) => pid);
    for (let tries = 0; tries < 200; tries += 1) {
      const left = await owner.query('select from pg_stat_activity where pid = any($1)', [pids]);
      if (left.rowCount === 0) break;
      await wait(10);
    }
    const { rows } = await owner.query<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.deadlocks ?? NaN;
  } finally {
    await owner.end();
  }
}

/** Whether a job runs, or one is due. */
async function hasWork(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from graphile_worker.jobs
      where locked_at is not null or (run_at <= now() and attempts < max_attempts)) as has`,
  );
  return rows[0]?.has === true;
}
