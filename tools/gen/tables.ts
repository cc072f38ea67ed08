import pg from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly nullable: boolean;
  readonly written: 'always' | 'default' | 'never';
}

const columnsQuery = `
  select c.relname as "table", a.attname as "column",
    coalesce(nullif(e.typname, ''), t.typname) as type, t.typelem <> 0 and t.typlen = -1 as "isArray",
    not a.attnotnull as nullable,
    case when a.attgenerated = 's' or a.attidentity = 'a' then 'never'
         when a.atthasdef or a.attidentity <> '' then 'default' else 'always' end as written
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typlen = -1
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('migration', 'laid_functions')
  order by c.relname, a.attnum`;

/**
 * The type that the driver returns for a column type, and what it accepts on writing (number parsers are set in
 * base/db.ts).
 */
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
};

function typeOf({ table, column, type, isArray, nullable, written }: Column): string {
  const known = types[type];
  if (known === undefined) throw new Error(`tools/gen/tables.ts does not know the type ${type} of ${table}.${column}`);
  const shape = (text: string): string => (isArray ? `${text}[]` : text) + (nullable ? ' | null' : '');
  const read = shape(known.read);
  const write = shape(known.write ?? known.read);
  if (written === 'never') return `ColumnType<${read}, never, never>`;
  if (written === 'default') return `ColumnType<${read}, ${write} | undefined, ${write}>`;
  return read === write ? read : `ColumnType<${read}, ${write}, ${write}>`;
}

const pascal = (name: string): string => name.replaceAll(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

async function listColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Column>(columnsQuery)).rows;
  } finally {
    await client.end();
  }
}

/** The TypeScript types of every table of a migrated database, as the source of server/src/base/tables.ts. */
export async function tableTypes(url: string): Promise<string> {
  const byTable = Map.groupBy(await listColumns(url), (row) => row.table);
  const interfaces = [...byTable].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const index = [...byTable.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return [
    '// Generated from the migrated database by `npm run gen`. Do not edit.',
    `import type { ColumnType } from 'kysely';\n`,
    ...interfaces,
    `export interface Tables {\n${index.join('\n')}\n}\n`,
  ].join('\n');
}
