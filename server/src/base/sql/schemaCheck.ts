import type pg from 'pg';
import { machineNow } from '../process/clock.ts';
import type { Log } from '../process/log.ts';

/** Anything that answers a statement: a pool or a client. */
type Reader = Pick<pg.Pool, 'query'>;

/**
 * What the program relies on, as a line each: tables and their columns, functions, triggers, constraints, unique
 * indexes and policies, of ours and of the job queue. Not indexes for speed alone, without which pages still open, and
 * not `not null`, which only some versions of PostgreSQL keep as a constraint.
 */
const partsQuery = `
  with ours as (
    select oid, nspname, case nspname when 'public' then '' else nspname || '.' end as prefix from pg_namespace
    where nspname in ('public', 'graphile_worker')
  ), tables as (
    select c.oid, o.prefix || c.relname as name from pg_class c join ours o on o.oid = c.relnamespace
    where c.relkind in ('r', 'p')
  )
  select 'table ' || name as part from tables
  union all
  select 'column ' || t.name || '.' || a.attname from tables t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  union all
  select 'function ' || o.prefix || p.proname || '(' || oidvectortypes(p.proargtypes) || ')' from pg_proc p
  join ours o on o.oid = p.pronamespace
  where not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger ' || t.name || '.' || g.tgname from tables t
  join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select 'constraint ' || t.name || '.' || k.conname from tables t
  join pg_constraint k on k.conrelid = t.oid and k.contype in ('p', 'u', 'f', 'c')
  union all
  select 'unique index ' || t.name || '.' || i.indexrelid::regclass::text from tables t
  join pg_index i on i.indrelid = t.oid and i.indisunique and i.indisvalid
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select 'policy ' || t.name || '.' || p.polname from tables t join pg_policy p on p.polrelid = t.oid`;

/** Every part of the schema in a database, sorted; for the generated list and for the comparison with it. */
export async function listSchemaParts(reader: Reader): Promise<string[]> {
  const { rows } = await reader.query<{ part: string }>(partsQuery);
  return rows.map(({ part }) => part).sort();
}

/**
 * What a database lacks of the generated list; none when it is complete. Of a table that is missing only the table
 * itself, because everything else of it is then missing, too.
 */
export async function findMissingParts(reader: Reader): Promise<readonly string[]> {
  const [{ schemaParts }, present] = await Promise.all([import('./schemaParts.ts'), listSchemaParts(reader)]);
  const found = new Set(present);
  const missing = schemaParts.filter((part) => !found.has(part));
  const tables = missing.filter((part) => part.startsWith('table '));
  return missing.filter((part) => !tables.some((table) => belongsTo(part, table.slice('table '.length))));
}

function belongsTo(part: string, table: string): boolean {
  const [, owner = ''] = /^(?:column|trigger|constraint|unique index|policy) (.+)\.[^.]+$/.exec(part) ?? [];
  return owner === table;
}

/** What a database lacks, in a sentence; null when it lacks nothing. */
export function describeMissing(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const named = missing.slice(0, 5).join(', ');
  const rest = missing.length > 5 ? ` and ${String(missing.length - 5)} more` : '';
  return `The database lacks ${named}${rest}.`;
}

/** Asks from time to time whether the schema is complete. */
export interface SchemaCheck {
  /** What is missing, in a sentence; null when nothing is. Never rejects: without an answer, what was last known. */
  readonly findFault: () => Promise<string | null>;
}

/** For how long an answer holds, in milliseconds: a complete schema, and one that somebody may be mending. */
const freshFor = { complete: 60_000, faulty: 5000 };

/** `now`: the machine's clock, in milliseconds. A fault is logged when it is first seen, and when it changes. */
export function createSchemaCheck(
  reader: Reader,
  log: Pick<Log, 'error'>,
  now: () => number = machineNow,
): SchemaCheck {
  let fault: string | null = null;
  let freshUntil = -Infinity;
  const ask = async (): Promise<void> => {
    const missing = await findMissingParts(reader);
    const found = describeMissing(missing);
    if (found !== null && found !== fault) log.error({ missing }, 'the database lacks what the program needs');
    fault = found;
    freshUntil = now() + (found === null ? freshFor.complete : freshFor.faulty);
  };
  let asked: Promise<void> | null = null;
  return {
    findFault: async () => {
      if (now() < freshUntil) return fault;
      asked ??= ask()
        .catch(() => undefined)
        .finally(() => {
          asked = null;
        });
      await asked;
      return fault;
    },
  };
}
