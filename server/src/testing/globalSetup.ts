import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres, type EmbeddedOptions } from '../adapters/local/postgres.ts';
import { isRunning } from '../adapters/local/postgres/processes.ts';
import { openDatabase } from '../base/db.ts';
import { openLog } from '../base/log.ts';
import { migrate } from '../base/migrate.ts';
import { loadDemoWorld } from '../demo/load.ts';

const checkout = path.resolve(import.meta.dirname, '../../..');
const parent = path.join(checkout, '.data', 'test');

/** The server for the databases of a test run. */
interface Ground {
  /** The URL of an empty database, as its owner. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Starts one real PostgreSQL for the whole run; each test server clones its database from the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, remove } = given === undefined ? await ownServer() : await databaseOn(given);
  try {
    await migrate(url);
    const { pool, db } = openDatabase({ url, log: openLog('error'), max: 2 });
    try {
      await loadDemoWorld(db, Date.now());
    } finally {
      await pool.end();
    }
    // a template can only be copied while nobody is connected to it
    await asOwner(url, (client, name) => client.query(`alter database ${name} with allow_connections false`));
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('databaseServer', url);
  return remove;
}

/** Starts the embedded server in a directory of its own. */
async function ownServer(): Promise<Ground> {
  await clearLeftovers();
  const options = { directory: path.join(parent, String(process.pid)), checkout, durable: false };
  const server = await startPostgres(options);
  return {
    url: server.url,
    remove: async () => {
      await server.stop();
      await remove(options);
    },
  };
}

/** Uses another server, on which the user may create databases; one run at a time. */
async function databaseOn(server: string): Promise<Ground> {
  const url = new URL(server);
  url.pathname = '/atrium_test';
  const remove = (): Promise<void> =>
    asOwner(url.href, async (client, name) => {
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where datname like $1 || '%'`,
        [name],
      );
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    });
  await remove();
  await asOwner(url.href, (client, name) => client.query(`create database ${name}`));
  return { url: url.href, remove };
}

/** Runs `work` on another database of the same server than the URL's. */
async function asOwner<T>(url: string, work: (client: pg.Client, name: string) => Promise<T>): Promise<T> {
  const beside = new URL(url);
  beside.pathname = '/postgres';
  const client = new pg.Client({ connectionString: beside.href });
  await client.connect();
  try {
    return await work(client, new URL(url).pathname.slice(1));
  } finally {
    await client.end();
  }
}

async function remove(options: EmbeddedOptions): Promise<void> {
  await removePostgres(options);
  await rm(options.directory, { recursive: true, force: true });
}

/** Removes what a killed run left behind, its server included. */
async function clearLeftovers(): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!(await isRunning(Number(name)))) await remove({ directory: path.join(parent, name), checkout });
  }
}
