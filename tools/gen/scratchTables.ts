import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePostgres, startPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { migrate } from '@atrium/server/base/sql/migrate.ts';
import pg from 'pg';
import { root } from './artifact.ts';
import { schemaParts } from './schemaParts.ts';
import { tableTypes } from './tables.ts';

/** What is written down of a migrated database. */
interface SchemaFiles {
  /** The types of the tables. */
  readonly tables: string;
  /** The names of everything that the program relies on. */
  readonly parts: string;
}

/** What a temporary database has after all migrations. */
export async function scratchTables(): Promise<SchemaFiles> {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? inEmbedded() : inDatabaseOf(url);
}

async function filesOf(url: string): Promise<SchemaFiles> {
  return { tables: await tableTypes(url), parts: await schemaParts(url) };
}

async function inDatabaseOf(url: string): Promise<SchemaFiles> {
  const name = `gen_${String(process.pid)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    await migrate(own.href);
    return await filesOf(own.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

async function inEmbedded(): Promise<SchemaFiles> {
  const directory = await mkdtemp(path.join(tmpdir(), 'atrium-gen-'));
  const options = { directory, checkout: root, durable: false };
  const server = await startPostgres(options);
  try {
    await migrate(server.url);
    return await filesOf(server.url);
  } finally {
    await server.stop();
    await removePostgres(options);
    await rm(directory, { recursive: true, force: true });
  }
}
