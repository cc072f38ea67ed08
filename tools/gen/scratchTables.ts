import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePostgres, startPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { migrate } from '@atrium/server/base/sql/migrate.ts';
import pg from 'pg';
import { hashOf } from '../test/inputs.ts';
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

/**
 * What a temporary database has after all migrations. Where neither they, nor the functions, nor the generator has
 * changed since, it is what was written down last, without a database.
 */
export async function scratchTables(): Promise<SchemaFiles> {
  const digest = await digestOfSources();
  const known = await readKnown();
  if (known?.digest === digest) return known;
  const url = process.env['DATABASE_URL'];
  const made = url === undefined || url === '' ? await inEmbedded() : await inDatabaseOf(url);
  await mkdir(path.dirname(knownFile), { recursive: true });
  await writeFile(knownFile, JSON.stringify({ digest, ...made }));
  return made;
}

const knownFile = path.join(root, 'node_modules/.cache/atrium/scratchTables.json');

async function readKnown(): Promise<(SchemaFiles & { readonly digest: string }) | null> {
  const text = await readFile(knownFile, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as SchemaFiles & { readonly digest: string });
}

async function digestOfSources(): Promise<string> {
  const files = globSync(['server/{migrations,sql}/**/*.sql', 'server/src/base/sql/*.ts', 'tools/gen/*.ts'], {
    cwd: root,
  }).toSorted();
  const generated = /\/(tables|schemaParts)\.ts$/;
  const read = files
    .filter((file) => file.startsWith('tools/') || !generated.test(file))
    .map(async (file) => [file, await readFile(path.join(root, file))] as const);
  return hashOf((await Promise.all(read)).flat());
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
