import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HealthLine } from '@atrium/domain/health/findings.ts';
import { freePort } from '@atrium/server/base/process/freePort.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHealth } from './findHealth.ts';

const quiet = (): void => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-doctor-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The lines of an installation with these settings, by their ids. */
async function look(settings: Readonly<Record<string, string>>): Promise<Readonly<Record<string, HealthLine>>> {
  const lines = await findHealth(
    folder,
    {
      DEMO: 'off',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ...settings,
    },
    quiet,
  );
  return Object.fromEntries(lines.map((line) => [line.id, line]));
}

test('[OPE-05] the command looks at the database of the site, and at the parts that it names', async () => {
  const url = await cloneDatabase();
  const lines = await look({ DATABASE_URL: url });
  expect(lines['site']).toMatchObject({
    state: 'FAILURE',
    words: expect.stringContaining('Nothing answers') as string,
  });
  for (const id of ['settings', 'owner', 'database', 'schema', 'rights', 'clock', 'disk', 'files', 'sign-on'])
    expect(lines[id], id).toMatchObject({ state: 'OK' });
  expect(lines['mail-server']).toMatchObject({ state: 'OFF' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop table group_video cascade');
  await client.query('drop table setting cascade');
  await client.end();
  const broken = await look({ DATABASE_URL: url });
  expect(broken['schema']).toMatchObject({
    state: 'FAILURE',
    words: expect.stringMatching(/^The database lacks .*table group_video, table setting/) as string,
  });
  expect(broken['database']).toMatchObject({ state: 'OK' });
});

test('[OPE-05] a database that does not answer is a line without its password, and the other parts are told', async () => {
  const DATABASE_URL = `postgres://atrium:hush-hush@127.0.0.1:${String(await freePort())}/atrium`;
  const lines = await look({ DATABASE_URL });
  expect(lines['database']).toMatchObject({
    state: 'FAILURE',
    words: expect.stringContaining('DATABASE_URL: nothing answers at 127.0.0.1') as string,
  });
  expect(lines['disk']).toMatchObject({ state: 'OK' });
  expect(lines['owner']).toBeUndefined();
  expect(JSON.stringify(lines)).not.toContain('hush');
});

test('[OPE-05] a folder without a database says to start once, and makes none', async () => {
  expect((await look({}))['database']).toMatchObject({
    state: 'FAILURE',
    words: expect.stringContaining('There is no database in') as string,
  });
});

test('[OPE-05] a folder of data that is not there is said, and not made', async () => {
  const DATA_DIR = path.join(folder, 'never', 'started');
  const lines = await look({ DATA_DIR });
  expect(lines['data']).toMatchObject({ state: 'FAILURE', words: `There is no folder ${DATA_DIR}.` });
  expect(existsSync(path.dirname(DATA_DIR))).toBe(false);
});

test('[OPE-05] settings that keep the site from starting are a line each, without their secrets', async () => {
  const lines = await findHealth(
    folder,
    {
      DEMO: 'off',
      DATA_DIR: folder,
      PORT: 'many',
      STRIPE_SECRET_KEY: 'hush-hush',
    },
    quiet,
  );
  expect(lines.map(({ id, state }) => `${id} ${state}`)).toEqual(['settings FAILURE', 'settings FAILURE']);
  expect(lines.map(({ words }) => words.split(' ')[0])).toEqual(['PORT', 'STRIPE_SECRET_KEY']);
  expect(JSON.stringify(lines)).not.toContain('hush');
});
