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

/** One real PostgreSQL for the whole run; each test server clones its database from the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearLeftovers();
  const options = { directory: path.join(parent, String(process.pid)), checkout, durable: false };
  const server = await startPostgres(options);
  const stop = async (): Promise<void> => {
    await server.stop();
    await remove(options);
  };
  try {
    await migrate(server.url, new URL('../../migrations/', import.meta.url));
    const { pool, db } = openDatabase({ url: server.url, log: openLog('error'), max: 2 });
    await loadDemoWorld(db, Date.now()).finally(() => pool.end());
    await freeze(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  return stop;
}

/** A template can be copied only while nobody is connected to it. */
async function freeze(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  await client.query('alter database atrium with is_template true allow_connections false');
  await client.end();
}

async function remove(options: EmbeddedOptions): Promise<void> {
  await removePostgres(options);
  await rm(options.directory, { recursive: true, force: true });
}

/** What a killed run left behind, its server included. */
async function clearLeftovers(): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!(await isRunning(Number(name)))) await remove({ directory: path.join(parent, name), checkout });
  }
}
