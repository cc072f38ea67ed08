import pg from 'pg';
import { describeStatement } from '../sql/describe.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly written: 'always' | 'default' | 'never';
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
    case when a.attgenerated = 's' or a.attidentity = 'a' then 'never'
         when a.atthasdef or a.attidentity <> '' then 'default' else 'always' end as written
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('migration', 'laid_functions')
  order by c.relname, a.attnum`;

/** CHECK constraints that limit a text column to a list of values. */
const wordsQuery = `
  select conrelid::regclass::text as "table", words[1] as "column", words[2] as list
  from pg_constraint, regexp_match(pg_get_constraintdef(oid), '^CHECK \\(\\((\\w+) = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') words
  where contype = 'c' and connamespace = 'public'::regnamespace and words is not null`;

/** Functions that return rows, with their number of parameters. */
const functionsQuery = `
  select p.proname as name, p.pronargs as given from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proretset and p.proargmodes @> array['t'::"char"]
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

/** How the driver reads a type, and what it takes when it writes (number sizes as set in base/sql/db.ts). */
const types: Readonly<Record<string, { read: string; write?: string }>> = {
  text: { read: 'string' },
  citext: { read: 'string' },
  uuid: { read: 'string' },
  bool: { read: 'boolean' },
  int2: { read: 'number' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  float4: { read: 'number' },
  float8: { read: 'number' },
  numeric: { read: 'number' },
  timestamptz: { read: 'Date' },
  date: { read: 'string', write: 'Date | string' },
  bytea: { read: 'Buffer' },
  jsonb: { read: 'unknown' },
  json: { read: 'unknown' },
  tsvector: { read: 'string' },
  inet: { read: 'string' },
  int4multirange: { read: 'string' },
  spoken_sentence: { read: 'unknown' },
};

/** The values that a column allows, as a TypeScript union, by table.column. */
type Words = ReadonlyMap<string, string>;

function shapesOf(column: string, type: string, isNullable: boolean, words: Words): { read: string; write: string } {
  const isList = type.startsWith('_');
  const known = types[isList ? type.slice(1) : type];
  if (known === undefined) throw new Error(`tools/gen/tables.ts does not know the type ${type} of ${column}`);
  const shape = (text: string): string => {
    const union = words.get(column);
    const one = union !== undefined && text === 'string' ? union : text;
    return (isList ? `${one}[]` : one) + (isNullable && text !== 'unknown' ? ' | null' : '');
  };
  return { read: shape(known.read), write: shape(known.write ?? known.read) };
}

function typeOf({ table, column, type, nullable, written }: Column, words: Words): string {
  const { read, write } = shapesOf(`${table}.${column}`, type, nullable, words);
  if (written === 'never') return `ColumnType<${read}, never, never>`;
  if (written === 'default') return `ColumnType<${read}, ${write} | undefined, ${write}>`;
  return read === write ? read : `ColumnType<${read}, ${write}, ${write}>`;
}

const pascal = (name: string): string => name.replaceAll(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

async function functionTypes(client: pg.Client, words: Words): Promise<{ name: string; lines: string[] }[]> {
  const { rows } = await client.query<{ name: string; given: number }>(functionsQuery);
  const all = [];
  for (const { name, given } of rows) {
    const values = Array.from({ length: given }, (_, at) => `$${String(at + 1)}`).join(', ');
    const columns = await describeStatement(client, `select * from ${name}(${values})`);
    const lines = columns.map((column) => {
      const origin = column.origin === undefined ? '' : `${column.origin.table}.${column.origin.column}`;
      return `  ${column.name}: ${shapesOf(origin, column.type, column.isNullable ?? true, words).read};`;
    });
    all.push({ name, lines });
  }
  return all;
}

/** The TypeScript types of every table and table function of a migrated database, for server/src/base/sql/tables.ts. */
export async function tableTypes(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(columnsQuery);
    const { rows: lists } = await client.query<{ table: string; column: string; list: string }>(wordsQuery);
    const words = new Map(
      lists.map(({ table, column, list }) => [
        `${table}.${column}`,
        [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word ?? ''}'`).join(' | '),
      ]),
    );
    const tables = [...Map.groupBy(rows, (row) => row.table)].map(([name, columns]) => ({
      name,
      lines: columns.map((column) => `  ${column.column}: ${typeOf(column, words)};`),
    }));
    const functions = await functionTypes(client, words);
    const interfaces = (of: typeof tables, suffix: string): string[] =>
      of.map(({ name, lines }) => `export interface ${pascal(name)}${suffix} {\n${lines.join('\n')}\n}\n`);
    const index = (title: string, of: typeof tables, suffix: string): string =>
      `export interface ${title} {\n${of.map(({ name }) => `  ${name}: ${pascal(name)}${suffix};`).join('\n')}\n}\n`;
    return [
      '// Generated from the migrated database by `npm run gen`. Do not edit.',
      `import type { ColumnType } from 'kysely';\n`,
      ...interfaces(tables, 'Table'),
      index('Tables', tables, 'Table'),
      '// What functions answer; a column of which PostgreSQL cannot tell whether it may be null counts as one that may.',
      ...interfaces(functions, 'Row'),
      index('TableFunctions', functions, 'Row'),
    ].join('\n');
  } finally {
    await client.end();
  }
}
