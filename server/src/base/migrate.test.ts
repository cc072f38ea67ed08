import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { openDatabase } from './db.ts';
import { openLog } from './log.ts';
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

/** An empty database of an ordinary user, who stands to the runtime role as if it had made it; ends both after `work`. */
async function onOwnDatabase(work: (ownerUrl: string, neighbourUrl: string) => Promise<void>): Promise<void> {
  const url = new URL(await cloneDatabase());
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const user = `user_${randomBytes(6).toString('hex')}`;
  const owned = `${url.pathname.slice(1)}_owned`;
  const { rows } = await admin.query<{ version: number }>(
    `select current_setting('server_version_num')::integer as version`,
  );
  const maker = (rows[0]?.version ?? 0) >= 160_000 ? 'with admin true, set false, inherit false' : 'with admin option';
  await admin.query(`create role ${user} login createrole password 'ordinary'`);
  await admin.query(`grant atrium_runtime to ${user} ${maker}; grant ${user} to current_user`);
  await admin.query(`create database ${owned} owner ${user}`);
  url.username = user;
  url.password = 'ordinary';
  const neighbour = url.href;
  url.pathname = `/${owned}`;
  await work(url.href, neighbour).finally(async () => {
    await admin.query(`drop database ${owned}`);
    await admin.query(`revoke atrium_runtime from ${user} cascade`);
    await admin.query(`drop role ${user}`);
    await admin.end();
  });
}

test('an owner who is no superuser migrates an empty database, and requests are served as the runtime role', async () => {
  await onOwnDatabase(async (url) => {
    expect(await migrate(url, migrations)).not.toEqual([]);
    const { pool } = openDatabase({ url, log: openLog('error'), max: 1 });
    const { rows } = await pool.query('select current_user as name, count(*) as courses from course');
    await pool.end();
    expect(rows).toEqual([{ name: 'atrium_runtime', courses: 0 }]);
  });
});

test('who does not own the database is told so in one line', async () => {
  await onOwnDatabase(async (_own, neighbour) => {
    await expect(migrate(neighbour, migrations)).rejects.toThrow(
      /^DATABASE_URL: user_\w+ lacks a right .* its owner\.$/,
    );
  });
});
