import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../base/process/freePort.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { endAll, listen, newScratch, start } from './program.fixture.ts';

// Configurations with which the program refuses to start, each with one line.

const scratch = newScratch();

beforeAll(() => mkdir(scratch, { recursive: true }));
afterEach(endAll);
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Expects one line on stderr that contains `words`, and a failing exit code. */
async function expectRefusal(env: Record<string, string>, words: string): Promise<void> {
  const { code, stderr } = await start({
    PORT: String(await freePort()),
    DATA_DIR: path.join(scratch, 'refused'),
    ...env,
  }).ended;
  expect(stderr).toContain(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

test('[port in use] is reported in one line before anything is written', async () => {
  const server = createServer();
  const port = await listen(server);
  await expectRefusal({ PORT: port, DATA_DIR: path.join(scratch, 'untouched') }, `PORT: ${port} is already in use`);
  expect(await readdir(scratch)).not.toContain('untouched');
  server.close();
});

test('[wrong HOST] is reported in one line', async () => {
  await expectRefusal({ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is not an address of this machine');
});

test('[wrong DATABASE_URL] is reported in one line, whatever is wrong with it, without the password', async () => {
  const url = new URL(inject('databaseTemplate'));
  const nowhere = `postgres://atrium:hush-hush@127.0.0.1:${String(await freePort())}/atrium`;
  await expectRefusal({ DATABASE_URL: nowhere }, 'nothing answers at 127.0.0.1');
  await expectRefusal({ DATABASE_URL: 'mysql://atrium@db/atrium' }, 'it must be a postgres:// address');
  const database = new URL(url);
  database.pathname = '/absent';
  await expectRefusal({ DATABASE_URL: database.href }, 'has no database named absent');
  const runtime = { DATABASE_URL: await cloneDatabase(), RUNTIME_DATABASE_URL: database.href };
  await expectRefusal(runtime, 'RUNTIME_DATABASE_URL: 127.0.0.1:');
  url.password = 'hush-hush';
  const { stderr } = await start({ PORT: String(await freePort()), DATABASE_URL: url.href, DATA_DIR: scratch }).ended;
  expect(stderr).toContain(`refuses the password of ${url.username}`);
  expect(stderr).not.toContain('hush-hush');
});

test('[newer schema] than the program’s is not changed', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into migration (name, applied_at) values ('29990101000000_later.sql', to_timestamp(0))`);
  const before = await client.query('select name from migration order by name');
  await expectRefusal({ DATABASE_URL: url }, '29990101000000_later.sql');
  expect((await client.query('select name from migration order by name')).rows).toEqual(before.rows);
  await client.end();
});

test('[real money] in the demo is refused, and one of Stripe’s two settings without the other', async () => {
  const secrets = { STRIPE_WEBHOOK_SECRETS: 'whsec_one,whsec_two' };
  await expectRefusal({ DEMO: 'on', STRIPE_SECRET_KEY: 'sk_live_hush', ...secrets }, 'the demo takes a test key only');
  await expectRefusal({ STRIPE_SECRET_KEY: 'sk_test_hush' }, 'STRIPE_WEBHOOK_SECRETS is missing');
  await expectRefusal({ STRIPE_SECRET_KEY: 'pk_test_hush', ...secrets }, 'it must be a secret or restricted key');
  const live = { PUBLIC_URL: 'https://academy.example', SMTP_URL: 'smtp://mail.example.com' };
  await expectRefusal({ ...live, STRIPE_STAND_IN: 'on' }, 'STRIPE_STAND_IN is "on", but a live site');
});

test('[wrong flag] in the file is named with what it must be and an example', async () => {
  const file = path.join(scratch, 'flags.json');
  for (const [content, words] of [
    ['{"onDemand2024Refresh": "all_sessions"}', 'but it must be a list of session ids, or an object with all_sessions'],
    [
      '{"learningPlans": "on"}',
      'learningPlans is "on", but it must be true or false; for example {"learningPlans":true}',
    ],
    ['{"allSessions": true}', 'allSessions is no flag; the flags are learningPlans'],
    ['[true', 'must be a JSON object of flags; for example {"onDemand2024Refresh": {"all_sessions": true}}'],
  ] as const) {
    await writeFile(file, content);
    await expectRefusal({ FLAGS_FILE: file }, words);
  }
});

test('[bad variable] is reported with the reason and an example', async () => {
  await expectRefusal(
    { PORT: 'http' },
    'PORT is "http", but it must be a whole number from 1 to 65535; for example PORT=4000',
  );
});

test('[unwritable data directory] is reported in one line', async () => {
  await expectRefusal({ DATA_DIR: '/dev/null/atrium' }, 'DATA_DIR: /dev/null/atrium');
  // with a secret and a database of its own, the files alone need it
  const own = { DATABASE_URL: await cloneDatabase(), SECRET: 'a-secret-of-the-tests-with-enough-letters' };
  await expectRefusal({ ...own, DATA_DIR: '/proc/nope' }, 'DATA_DIR: /proc/nope/files cannot be written');
});
