import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { migrate, queueSchema } from './migrate.ts';

const migrations = new URL('../../migrations/', import.meta.url);

test('a start on a migrated database applies nothing, and a job queue that is behind is brought up again', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const newest = async (): Promise<unknown> =>
    (await client.query(`select max(id) as newest from graphile_worker.migrations`)).rows[0];
  expect(await migrate(url, migrations)).toEqual([]);
  // fails when the package of the queue brings a newer schema: then `queueSchema` must follow
  expect(await newest()).toEqual({ newest: queueSchema });

  await client.query('drop schema graphile_worker cascade');
  await migrate(url, migrations);
  expect(await newest()).toEqual({ newest: queueSchema });
  await client.end();
});
