import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openLog } from '../process/log.ts';
import { createFunctions } from './createFunctions.ts';
import { openDatabase } from './db.ts';
import { migrate, queueSchema } from './migrate.ts';

test('a start on a migrated database applies nothing, and updates an outdated job queue', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const newest = async (): Promise<unknown> =>
    (await client.query(`select max(id) as newest from graphile_worker.migrations`)).rows[0];
  expect(await migrate(url)).toEqual([]);
  // fails when a new version of the queue's package changes its schema: then update `queueSchema`
  expect(await newest()).toEqual({ newest: queueSchema });

  await client.query('drop schema graphile_worker cascade');
  await migrate(url);
  expect(await newest()).toEqual({ newest: queueSchema });
  await client.end();
});

test('a changed function is replaced, even with other parameters and results, and its triggers too', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const directory = await mkdtemp(path.join(tmpdir(), 'functions-'));
  const lay = async (files: Record<string, string>): Promise<boolean> => {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(directory, name), text);
    return createFunctions(client, pathToFileURL(`${directory}/`));
  };
  const trigger = `create function noted() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger noted before insert on setting for each row execute function noted();`;
  // the first file in name order needs the second
  const first = 'create function answer() returns text language sql as $$ select whole()::text $$';
  expect(
    await lay({
      'a.sql': first,
      'b.sql': 'create function whole() returns integer return 42',
      'c.sql': trigger,
    }),
  ).toBe(true);
  expect((await client.query('select answer()')).rows).toEqual([{ answer: '42' }]);
  expect(await lay({})).toBe(false);
  expect(await lay({ 'b.sql': 'create function whole(half integer default 21) returns bigint return half * 2' })).toBe(
    true,
  );
  const { rows } = await client.query(`select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proname in ('fold', 'whole', 'session_facts') order by 1`);
  // a table depends on `fold`, so it stays; functions that are in no file any more are dropped
  expect(rows).toEqual([{ proname: 'fold' }, { proname: 'whole' }]);
  expect((await client.query(`select tgname from pg_trigger where not tgisinternal`)).rows).toEqual([
    { tgname: 'noted' },
  ]);
  await expect(lay({ 'b.sql': 'create function whole() returns text return answer()' })).rejects.toThrow(
    'functions need each other: a.sql → b.sql → a.sql',
  );
  await client.end();
  await rm(directory, { recursive: true });
});

test('a database of another version is refused with a code that says what to do, and is not changed', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ledger = async (): Promise<unknown> => (await client.query('select * from migration order by name')).rows;
  await client.query(`insert into migration values ('29990101000000_later.sql', now())`);
  const newer = await ledger();
  await expect(migrate(url)).rejects.toThrow(
    /^SCHEMA_TOO_NEW: .*it has 29990101000000_later\.sql\)\. Start that version/,
  );
  expect(await ledger()).toEqual(newer);
  // from before the migrations were squashed, with or without what came later
  for (const names of [
    ['20261122020000_ground.sql', '20261127040001_known_browser_id.sql', '29990101000000_later.sql'],
    ['20261101000000_ground.sql'],
  ]) {
    await client.query('delete from migration');
    await client.query('insert into migration select unnest($1::text[]), now()', [names]);
    const older = await ledger();
    await expect(migrate(url)).rejects.toThrow(/^SCHEMA_TOO_OLD: .*`npm start -- --fresh`, or an empty database/);
    expect(await ledger()).toEqual(older);
  }
  await client.end();
});

/**
 * An empty database of an ordinary user, which has the same rights on the runtime role as its creator; drops both after
 * `work`.
 */
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
  try {
    await work(url.href, neighbour);
  } finally {
    await admin.query(`drop database ${owned}`);
    await admin.query(`revoke atrium_runtime from ${user} cascade`);
    await admin.query(`drop role ${user}`);
    await admin.end();
  }
}

test('an owner who is no superuser migrates an empty database, and requests are served as the runtime role', async () => {
  await onOwnDatabase(async (url) => {
    expect(await migrate(url)).not.toEqual([]);
    const { pool } = openDatabase({ url, log: openLog('error'), max: 1 });
    const { rows } = await pool.query('select current_user as name, count(*) as courses from course');
    await pool.end();
    expect(rows).toEqual([{ name: 'atrium_runtime', courses: 0 }]);
  });
});

test('a user who does not own the database gets one line', async () => {
  await onOwnDatabase(async (_own, neighbour) => {
    await expect(migrate(neighbour)).rejects.toThrow(/^DATABASE_URL: user_\w+ lacks a right .* its owner\.$/);
  });
});
