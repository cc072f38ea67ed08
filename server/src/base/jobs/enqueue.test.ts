import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openLog } from '../process/log.ts';
import { openDatabase } from '../sql/db.ts';
import { enqueue } from './enqueue.ts';

test('jobs of one name with the same id are one job, those of two names are two', async () => {
  const client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
  const enqueue = (name: string, id: string | null): Promise<unknown> =>
    client.query(`select enqueue_job($1, '{}', $2)`, [name, id]);
  await client.query('begin');
  await client.query('delete from graphile_worker._private_jobs');
  await enqueue('privacy.removeCustomer', '1');
  await enqueue('privacy.removeCustomer', '1');
  await enqueue('privacy.removeRegistration', '1');
  await enqueue('privacy.makeExport', null);
  await enqueue('privacy.makeExport', null);
  const { rows } = await client.query<{ key: string | null }>('select key from graphile_worker.jobs order by id');
  expect(rows.map(({ key }) => key)).toEqual(['privacy.removeCustomer/1', 'privacy.removeRegistration/1', null, null]);
  await client.end();
});

test('[ACT-05] what a provider is to do is tried for days, unless it would come too late', async () => {
  const url = await cloneDatabase();
  const database = openDatabase({ url, log: openLog('silent'), max: 1 });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await enqueue(database.db, 'upload.removeFiles', { key: 'a.webp' }, 'late');
  await enqueue(database.db, 'upload.removeFiles', { key: 'b.webp' }, 'soon', 'minutes');
  const { rows } = await owner.query<{ most: number }>(
    `select max_attempts as most from graphile_worker.jobs where key like 'upload.removeFiles/%' order by key`,
  );
  expect(rows.map(({ most }) => most)).toEqual([25, 8]);
  await owner.end();
  await database.pool.end();
});
