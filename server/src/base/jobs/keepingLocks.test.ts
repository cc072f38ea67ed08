import { setTimeout as wait } from 'node:timers/promises';
import type { JobHelpers, Task } from 'graphile-worker';
import { makeWorkerUtils } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openLog } from '../process/log.ts';
import { keepingLocks } from './keepingLocks.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await cloneDatabase() });
  pool.on('error', () => undefined);
  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.migrate();
  await utils.release();
});
afterAll(() => pool.end());

test('[MED-02] a job that takes hours keeps its lock, and ends when another worker has it', async () => {
  await pool.query(`select graphile_worker.add_job('long')`);
  const { rows } = await pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set locked_at = now() - interval '14 minutes', locked_by = 'this one' returning id`,
  );
  const id = rows[0]?.id ?? '';
  const isFresh = async (): Promise<boolean> => {
    const found = await pool.query<{ fresh: boolean }>(
      `select locked_at > now() - interval '1 minute' as fresh from graphile_worker._private_jobs`,
    );
    return found.rows[0]?.fresh === true;
  };
  const long = async (_payload: unknown, { abortSignal }: JobHelpers): Promise<void> => {
    await expect.poll(isFresh).toBe(true);
    await pool.query(`update graphile_worker._private_jobs set locked_by = 'another one'`);
    await wait(30_000, undefined, { signal: abortSignal });
  };
  const task = keepingLocks({ long }, pool, openLog('silent'), 5)['long'] as Task;
  const helpers = { job: { id, locked_by: 'this one' }, abortSignal: new AbortController().signal };
  await expect(task({}, helpers as unknown as JobHelpers)).rejects.toThrow('aborted');
});
