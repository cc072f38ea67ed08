import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestServer } from './harness.ts';

/**
 * The database's deadlock count. A connection reports its counts after seconds, or when it closes, so idle connections
 * of the product are closed first; it opens new ones.
 */
export async function countDeadlocks({ databaseUrl }: Pick<TestServer, 'databaseUrl'>): Promise<number> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
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
