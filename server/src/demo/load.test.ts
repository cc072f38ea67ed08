import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../base/process/log.ts';
import { openDatabase } from '../base/sql/db.ts';
import { migrate } from '../base/sql/migrate.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { loadDemoWorld } from './load.ts';

const name = `atrium_test_empty_${randomBytes(4).toString('hex')}`;
let url = '';
let beside: pg.Client;
beforeAll(async () => {
  const empty = new URL(await cloneDatabase());
  beside = new pg.Client({ connectionString: empty.href });
  await beside.connect();
  await beside.query(`create database ${name}`);
  empty.pathname = `/${name}`;
  url = empty.href;
  await migrate(url);
});
afterAll(async () => {
  await beside.query(`drop database ${name} with (force)`);
  await beside.end();
});

test('of several processes that start on an empty database one loads the demo, and the others go on with it', async () => {
  const processes = Array.from({ length: 3 }, () => openDatabase({ url, log: openLog('silent'), max: 2 }));
  try {
    const loads = processes.map(({ db }) => loadDemoWorld(db, Date.now(), undefined, { manyPeople: false }));
    const refused = (await Promise.allSettled(loads)).filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([]);
    const members = processes[0]?.db.selectFrom('member').select('email').where('email', '=', 'member@demo.example');
    expect(await members?.execute()).toHaveLength(1);
  } finally {
    for (const { pool } of processes) await pool.end();
  }
});
