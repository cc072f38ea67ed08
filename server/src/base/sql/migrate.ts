import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { inCheckout } from '../process/checkout.ts';
import { machineNow } from '../process/clock.ts';
import { StartupError } from '../process/startupError.ts';
import { closeToPublic } from './closeToPublic.ts';
import { createFunctions } from './createFunctions.ts';
import { runtimeRole } from './db.ts';

const lockKey = 727_001;

/** The folders of the schema: migrations, and the functions that are replaced when they change. */
interface SchemaPlaces {
  readonly migrations: URL;
  readonly functions: URL;
  /** True for the schema that a restore makes, before its rows. */
  readonly isRestore?: boolean;
}

const places: SchemaPlaces = {
  migrations: pathToFileURL(inCheckout('server/migrations/')),
  functions: pathToFileURL(inCheckout('server/sql/')),
};

/**
 * Updates the database to the newest schema: applies plain SQL files once each, in name order, then replaces changed
 * functions, all in one transaction under an advisory lock, as the owner. Two processes may call it at once (decision
 * 029).
 * @returns the names applied now.
 * @throws a StartupError when the schema is of another program (SCHEMA_TOO_OLD, SCHEMA_TOO_NEW), the server is too old,
 *   or a right is missing.
 */
export async function migrate(
  ownerUrl: string,
  { migrations, functions, isRestore }: SchemaPlaces = places,
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureServerVersion(client);
    if (isRestore !== true) await refuseUnfinished(client);
    await ensureRuntimeRole(client);
    await client.query('begin');
    const missing = await applyMissing(client, migrations);
    await createFunctions(client, functions);
    await closeToPublic(client);
    await client.query('commit');
    await migrateQueue(client, ownerUrl);
    return missing;
  } catch (error) {
    if (!isDenied(error)) throw error;
    const { database, user } = client;
    throw new StartupError(
      `DATABASE_URL: ${user ?? 'its user'} lacks a right in the database ${database ?? ''} (${error.message}). It must be its owner.`,
      { cause: error },
    );
  } finally {
    // closing the connection rolls back what was not committed
    await client.end();
  }
}

/** For how long a tool waits for the migrations of a start beside it, in milliseconds. */
const longestMigration = 120_000;

/**
 * Waits until the start of another process, which may be migrating this database, has done it; returns whether the
 * database has a schema then.
 */
export async function untilMigrated(ownerUrl: string, limit = longestMigration): Promise<boolean> {
  const until = machineNow() + limit;
  const client = new pg.Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    for (;;) {
      // granted at once unless another process is migrating
      await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
      const { rows } = await client.query<{ found: boolean }>(
        `select to_regclass('public.migration') is not null as found, pg_advisory_unlock_shared($1)`,
        [lockKey],
      );
      if (rows[0]?.found === true) return true;
      if (machineNow() > until) return false;
      await wait(100);
    }
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, directory: URL): Promise<readonly string[]> {
  await client.query('create table if not exists migration (name text primary key, applied_at timestamptz not null)');
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map((row) => row.name));
  refuseOtherSchema(done, files);
  const missing = files.filter((name) => !done.has(name));
  for (const name of missing) await apply(client, name, await readFile(new URL(name, directory), 'utf8'));
  return missing;
}

/** The table that is there while a restore is not finished: its rows are missing (OPE-01). */
export const unfinishedRestore = 'unfinished_restore';

async function refuseUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass($1) is not null as found`, [
    `public.${unfinishedRestore}`,
  ]);
  if (rows[0]?.found !== true) return;
  throw new StartupError(
    'RESTORE_UNFINISHED: A restore into this database was cut off, and its rows are missing. Type npm run restore again.',
  );
}

/** SQLSTATE insufficient_privilege. */
function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

/** The newest migration of the job queue's own schema in the installed version of its package. */
export const queueSchema = 20;

/** Loads the job queue's package only when its schema is outdated, because loading takes longer than checking. */
async function migrateQueue(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as found`,
  );
  if (tables[0]?.found === true) {
    const { rows } = await client.query<{ newest: number }>('select max(id) as newest from graphile_worker.migrations');
    if ((rows[0]?.newest ?? 0) >= queueSchema) return;
  }
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => undefined) });
}

async function apply(client: pg.Client, name: string, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    if (isDenied(error)) throw error;
    throw new Error(`migration ${name} failed`, { cause: error });
  }
  await client.query('insert into migration (name, applied_at) values ($1, clock_timestamp())', [name]);
}

async function ensureServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const version = Number(rows[0]?.version ?? 0);
  if (version < 150_000) {
    throw new StartupError(
      `DATABASE_URL: PostgreSQL 15 or later is required, this server is ${String(Math.floor(version / 10_000))}.`,
    );
  }
}

/** Refuses a database with a migration that is not in `known`: from before the squash, or of a newer program. */
function refuseOtherSchema(done: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...done].filter((name) => !known.includes(name)).sort();
  const [earliest] = unknown;
  if (earliest === undefined) return;
  if (earliest < (known[0] ?? '')) {
    throw new StartupError(
      `SCHEMA_TOO_OLD: The database was created by an Atrium from before the first release (it has ${earliest}), which this version cannot update. To start over without its data, use \`npm start -- --fresh\`, or an empty database in DATABASE_URL.`,
    );
  }
  throw new StartupError(
    `SCHEMA_TOO_NEW: The database was migrated by a newer Atrium (it has ${earliest}). Start that version or later.`,
  );
}

/** Roles belong to the whole server, so two databases on one server share this one. */
async function ensureRuntimeRole(client: pg.Client): Promise<void> {
  try {
    // since PostgreSQL 16 the creator of a role administers it, but may switch to it only after a grant
    await client.query(`do $$ declare
      asked text := case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end;
    begin
      if not exists (select from pg_roles where rolname = '${runtimeRole}') then
        begin
          create role ${runtimeRole} nologin nosuperuser nocreatedb nocreaterole nobypassrls;
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role(current_user, '${runtimeRole}', asked) then
        execute format('grant ${runtimeRole} to %I', current_user);
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: its user may neither create nor assume the role ${runtimeRole}. As an administrator run: create role ${runtimeRole} nologin; (if there is none) grant ${runtimeRole} to ${client.user ?? 'the user of DATABASE_URL'};`,
      { cause: error },
    );
  }
}
