import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { inCheckout } from '@atrium/server/base/process/checkout.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { runtimeRole } from '@atrium/server/base/sql/db.ts';
import { migrate, unfinishedRestore } from '@atrium/server/base/sql/migrate.ts';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { columnsOf, listTables, nameOf, quoted, sumTable, type Table } from './tables.ts';

/** What is in a database, of anybody but its extensions; a few names. */
export async function listContents(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname not like 'pg\\_%'
      and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Whether a restore into it was cut off, so that everything in it is of that restore. */
export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  return (await listContents(client)).includes(`public.${unfinishedRestore}`);
}

/** Removes what a restore has made; extensions stay. All of it or nothing. */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  const notOfExtension = (catalog: string, oid: string): string =>
    `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
  // names first: what a cascade has removed has none any more
  const { rows } = await client.query<{ statement: string }>(`
    select 'table ' || c.oid::regclass as statement from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${notOfExtension('pg_class', 'c.oid')}
    union all select 'routine ' || p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}
    union all select case t.typtype when 'd' then 'domain ' else 'type ' end || t.oid::regtype from pg_type t
      where t.typnamespace = 'public'::regnamespace and ${notOfExtension('pg_type', 't.oid')}
        and (t.typtype in ('e', 'd') or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    union all select 'sequence ' || c.oid::regclass from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfExtension('pg_class', 'c.oid')}`);
  await client.query('begin');
  await client.query('drop schema if exists graphile_worker cascade');
  for (const { statement } of rows) await client.query(`drop ${statement.replace(' ', ' if exists ')} cascade`);
  // those of the first migration; its own table is made before them, and is not the role's
  const { rows: roles } = await client.query(`select from pg_roles where rolname = '${runtimeRole}'`);
  for (const what of roles.length === 0 ? [] : ['tables', 'sequences']) {
    await client.query(`alter default privileges in schema public revoke all on ${what} from ${runtimeRole}`);
  }
  await client.query('commit');
}

/**
 * Makes the schema of the archive in an empty database, by its migrations. Functions and triggers come with the next
 * start, so none runs for a row that is loaded.
 */
export async function makeSchema(client: pg.ClientBase, url: string, manifest: Manifest): Promise<void> {
  await client.query(`create table ${unfinishedRestore} (begun_at timestamptz not null default now())`);
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-schema-'));
  try {
    const [migrations, functions] = [path.join(folder, 'migrations'), path.join(folder, 'functions')];
    for (const made of [migrations, functions]) await mkdir(made);
    for (const name of manifest.migrations) {
      await copyFile(inCheckout(path.join('server/migrations', name)), path.join(migrations, name));
    }
    const inFolder = (name: string): URL => pathToFileURL(name + path.sep);
    await migrate(url, { migrations: inFolder(migrations), functions: inFolder(functions), isRestore: true });
  } finally {
    await rm(folder, { recursive: true });
  }
  const ours = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
  for (const table of manifest.tables) {
    const own = ours.get(nameOf(table));
    ours.delete(nameOf(table));
    if (own !== undefined && own.columns.toSorted().join() === table.columns.toSorted().join()) continue;
    throw new StartupError(`This version of Atrium has no table ${nameOf(table)} with these columns.`);
  }
  const [missing] = ours.keys();
  if (missing !== undefined) throw new StartupError(`The archive has no table ${missing}.`);
}

/** Foreign keys of the tables, by which rows would have to come in an order; there is none for those in a circle. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Begins a transaction in which rows may come in any order, and empties what the migrations have put in. */
export async function beginLoad(client: pg.ClientBase, { tables }: Manifest): Promise<readonly ForeignKey[]> {
  await client.query('begin');
  const { rows: keys } = await client.query<ForeignKey>(`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname in ('public', 'graphile_worker')`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  return keys;
}

/** Adds rows to a table, in the text of COPY. */
export async function loadRows(client: pg.ClientBase, table: Table, bytes: AsyncIterable<Buffer>): Promise<void> {
  const target = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(Readable.from(bytes), target);
}

/**
 * Puts the foreign keys back, which checks every row, and compares each table with the manifest; the counters as well.
 * The transaction is still open. @throws StartupError that names the first table that differs.
 */
export async function finishLoad(
  client: pg.ClientBase,
  { tables, sequences }: Manifest,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} enable trigger user`);
    const { rows, checksum } = await sumTable(client, table);
    if (rows === table.rows && checksum === table.checksum) continue;
    throw new StartupError(
      `The table ${nameOf(table)} has ${String(rows)} rows that differ from the ${String(table.rows)} of the archive.`,
    );
  }
  for (const { value, isCalled, ...sequence } of sequences) {
    await client.query('select setval($1, $2, $3)', [quoted(sequence), value, isCalled]);
  }
  await client.query(`drop table ${unfinishedRestore}`);
}
