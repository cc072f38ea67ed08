import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest, TableEntry } from './manifest.ts';
import { createRowSum, linesOf } from './rowSum.ts';

export type Table = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

/** Texts of COPY that do not depend on the server, its version or the login. */
export const plainTexts = `set datestyle = iso; set timezone = utc; set intervalstyle = postgres;
  set extra_float_digits = 1; set bytea_output = hex; set client_encoding = utf8; set row_security = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/**
 * The tables with rows of the academy and of its jobs; columns that the database computes are left out. Not what the
 * program writes about its own schema at each start.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
      and (n.nspname, c.relname) not in
        (('public', 'laid_functions'), ('public', 'unfinished_restore'), ('graphile_worker', 'migrations'))
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** What else has rows in the database and is not of Atrium: it is not in an archive. */
export async function listForeign(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and (n.nspname not in ('public', 'graphile_worker') or c.relkind <> 'r')
    union all select 'large object ' || oid from pg_largeobject_metadata order by 1`);
  return rows.map(({ name }) => name);
}

/** How far each counter is. */
export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: 'public' | 'graphile_worker'; name: string }>(`
    select schemaname as schema, sequencename as name from pg_sequences
    where schemaname in ('public', 'graphile_worker') order by 1, 2`);
  const found: Manifest['sequences'] = [];
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted({ schema, name })}`,
    );
    const [at] = values;
    if (at !== undefined) found.push({ schema, name, value: at.value, isCalled: at.called });
  }
  return found;
}

export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `"${schema}"."${name}"`;
}

export function columnsOf({ columns }: Pick<Table, 'columns'>): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

/** The rows of a table, a line each in the text of COPY. */
export function readRows(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer> {
  const source = client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`));
  return linesOf(source as AsyncIterable<Buffer>);
}

/** How many rows a table has, and their checksum. */
export async function sumTable(
  client: pg.ClientBase,
  table: Table,
): Promise<{ readonly rows: number; readonly checksum: string }> {
  const sum = createRowSum();
  for await (const row of readRows(client, table)) sum.add(row);
  return sum.result();
}
