import { createHash, randomBytes } from 'node:crypto';
import { access, constants, readdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { removePostgres, startPostgres, type EmbeddedOptions } from '../adapters/local/postgres.ts';
import { isRunning } from '../adapters/local/postgres/processes.ts';
import { openLog } from '../base/process/log.ts';
import { openDatabase } from '../base/sql/db.ts';
import { migrate } from '../base/sql/migrate.ts';
import { loadDemoWorld } from '../demo/load.ts';
import { finishJobs } from './finishJobs.ts';

const checkout = path.resolve(import.meta.dirname, '../../..');
const onDisk = path.join(checkout, '.data', 'test');
const memory = '/dev/shm';
const inMemory = path.join(memory, `atrium-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`);
/** The room in memory that a run may need, in bytes: copies of 45 MB, of which a few dozen exist at once. */
const room = 2 * 1024 ** 3;

/** The database that a test run copies. */
export interface Template {
  /** For the owner role. */
  readonly url: string;
  /** Removes it and its copies, and stops the server that was started for it. */
  readonly remove: () => Promise<void>;
}

/**
 * Creates a migrated database with the demo data, on the server of TEST_DATABASE_URL, or on an embedded one that is
 * started for this process.
 * @param name the name of the database on a given server; concurrent runs need different names.
 * @param manyPeople whether with what the people of the demo's largest company did.
 */
export async function openTemplate(name: string, manyPeople: boolean): Promise<Template> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, remove } = given === undefined ? await ownServer() : await databaseOn(given, name);
  try {
    await migrate(url);
    const database = openDatabase({ url, log: openLog('error'), max: 2 });
    try {
      const now = Date.now();
      await loadDemoWorld(database.db, now, undefined, { manyPeople });
      await finishJobs(database, url, now);
    } finally {
      await database.pool.end();
    }
    // a template can only be copied while nobody is connected to it
    await asOwner(url, (client, template) => client.query(`alter database ${template} with allow_connections false`));
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, remove };
}

/**
 * Copies the template of that URL. Returns the URL of the copy, for the owner role; the copy is removed with the
 * template.
 */
export async function copyTemplate(template: string): Promise<string> {
  const url = new URL(template);
  await asOwner(template, async (client, name) => {
    const copy = `${name}_${randomBytes(6).toString('hex')}`;
    // copying files is faster than copying through the WAL
    await client.query(`create database ${copy} template ${name} strategy file_copy`);
    url.pathname = `/${copy}`;
  });
  return url.href;
}

/** Creates a database with nothing in it beside a template. Returns its URL, for the owner role. */
export async function createEmpty(template: string): Promise<string> {
  const url = new URL(template);
  await asOwner(template, async (client, name) => {
    const empty = `${name}_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${empty} template template0 encoding 'UTF8'`);
    url.pathname = `/${empty}`;
  });
  return url.href;
}

/**
 * Removes a copy before the end of the run, so that copies in memory do not add up; what is connected to it is
 * disconnected.
 */
export async function removeCopy(copy: string): Promise<void> {
  await asOwner(copy, (client, name) => client.query(`drop database if exists ${name} with (force)`));
}

/** Starts the embedded server in a directory of its own: in memory where there is room, because a copy is 700 files. */
async function ownServer(): Promise<Template> {
  for (const parent of [onDisk, inMemory]) await clearLeftovers(parent);
  const parent = (await hasRoom()) ? inMemory : onDisk;
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
async function databaseOn(server: string, database: string): Promise<Template> {
  const url = new URL(server);
  url.pathname = `/${database}`;
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

/** Whether the machine has a file system in memory (Linux) that this user may write, with enough room. */
async function hasRoom(): Promise<boolean> {
  try {
    await access(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

/** Removes what a killed run left behind, its server included. */
async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!isRunning(Number(name))) await remove({ directory: path.join(parent, name), checkout });
  }
}
