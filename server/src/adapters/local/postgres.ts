import { randomBytes } from 'node:crypto';
import { realpath, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { machineNow } from '../../base/process/clock.ts';
import type { Log } from '../../base/process/log.ts';
import { StartupError } from '../../base/process/startupError.ts';
import { runtimeRole } from '../../base/sql/db.ts';
import { findPlacement, type Placement } from './postgres/findPlacement.ts';
import { initialise, readPassword } from './postgres/initialise.ts';
import { isLocked, takeLock } from './postgres/lock.ts';
import { adopt, halt, isAnswering, launch } from './postgres/postmaster.ts';
import { supervise } from './postgres/supervise.ts';

/** The embedded PostgreSQL of a data directory. */
export interface EmbeddedPostgres {
  /** For the owner of the database `atrium`. */
  readonly url: string;
  /** For a login that may do no more than the runtime role; good until the next start. */
  readonly runtimeUrl: string;
  /** True when the server of an earlier process, which outlived it, was adopted. */
  readonly adopted: boolean;
  /** The directory when it is not below the data directory, else null. */
  readonly movedTo: string | null;
  /** Stops it gracefully; after `limit` ms (default 4000) immediately, after which the next start runs a recovery. */
  stop(limit?: number): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute. The database is in its `postgres` folder. */
  readonly directory: string;
  /** The root of the checkout, absolute. */
  readonly checkout: string;
  /** False trades durability at a power failure for speed; for tests. */
  readonly durable?: boolean;
}

/** Where a crash and restart of the server are logged. */
type RestartLog = Pick<Log, 'warn' | 'error'>;

/**
 * Starts, or adopts, the real PostgreSQL of the installation, as any user, root included (decision 026). With `log`, a
 * server that dies is restarted at the same address (THR-18).
 * @throws StartupError when another Atrium uses the directory, it cannot be written, or the server does not start.
 */
export async function startPostgres(options: EmbeddedOptions, log?: RestartLog): Promise<EmbeddedPostgres> {
  const at = await findPlacement(options.directory, options.checkout);
  const lock = await takeLock(at.home);
  try {
    const password = await initialise(at);
    const urlOf = urlsWith(password);
    const left = await adopt(at, urlOf);
    const durable = options.durable ?? true;
    const server = left ?? (await launch(at, urlOf, durable));
    const runtimePassword = await ensureDatabase(urlOf(server.port));
    const supervised = log === undefined ? null : supervise(at, urlOf, server, { durable, log });
    return {
      url: urlOf(server.port, 'atrium'),
      runtimeUrl: `postgres://${runtimeLogin}:${runtimePassword}@127.0.0.1:${String(server.port)}/atrium`,
      adopted: left !== null,
      movedTo: at.moved ? at.home : null,
      stop: async (limit = 4000) => {
        await (supervised === null ? halt(at, server, limit) : supervised.stop(limit));
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Removes the database of a directory.
 * @throws StartupError while an Atrium is running on it.
 */
export async function removePostgres(options: EmbeddedOptions): Promise<void> {
  const at = await findPlacement(options.directory, options.checkout);
  if (await isLocked(at.home)) {
    throw new StartupError(`--fresh: another Atrium is still running on ${at.home}. Stop it first.`);
  }
  const lock = await takeLock(at.home);
  try {
    const password = await readPassword(at).catch(() => null);
    const left = password === null ? null : await adopt(at, urlsWith(password));
    if (left !== null) await halt(at, left, 4000);
    await rm(await realpath(at.data).catch(() => at.data), { recursive: true, force: true });
    for (const name of ['password', 'server.log']) await rm(path.join(at.home, name), { force: true });
  } finally {
    await lock.release();
  }
  // only when it is empty
  await rmdir(at.home).catch(() => undefined);
}

/** Whether a directory has a database, running or not. */
export async function hasPostgres(options: EmbeddedOptions): Promise<boolean> {
  return (await readPassword(await findPlacement(options.directory, options.checkout))) !== null;
}

/** For how long a tool waits for a start beside it, whose first one creates the database, in milliseconds. */
const longestStart = 120_000;

/**
 * The owner's URL of the database of a directory while an Atrium runs on it, for a tool beside it; null otherwise.
 * Waits for one that is still starting, and touches nothing of it.
 * @throws StartupError when that takes too long.
 */
export async function findRunningPostgres(options: EmbeddedOptions): Promise<string | null> {
  const at = await findPlacement(options.directory, options.checkout);
  const until = machineNow() + longestStart;
  while (await isLocked(at.home)) {
    const url = await findUrl(at);
    if (url !== null) return url;
    if (machineNow() > until) {
      throw new StartupError(`The Atrium that runs on ${at.home} has no database yet. Try again when it is ready.`);
    }
    await wait(100);
  }
  return null;
}

/** The owner's URL of the database once it answers; null before. */
async function findUrl(at: Placement): Promise<string | null> {
  const password = await readPassword(at);
  if (password === null) return null;
  const urlOf = urlsWith(password);
  const server = await adopt(at, urlOf);
  if (server === null) return null;
  const url = urlOf(server.port, 'atrium');
  return (await isAnswering(url)) ? url : null;
}

const urlsWith =
  (password: string) =>
  (port: number, database = 'postgres'): string =>
    `postgres://atrium:${password}@127.0.0.1:${String(port)}/${database}`;

/** Requests log in as it: `role` can be changed back to it, and to nothing with more rights (decision 004). */
const runtimeLogin = 'atrium_app';

/**
 * Creates the database and the login with the runtime role where they are missing; returns a new password of the login.
 */
async function ensureDatabase(url: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'atrium'`);
    if (rowCount === 0) await client.query('create database atrium');
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${runtimeRole}') then
        create role ${runtimeRole} nologin nosuperuser nocreatedb nocreaterole nobypassrls;
      end if;
      if not exists (select from pg_roles where rolname = '${runtimeLogin}') then
        create role ${runtimeLogin} login nosuperuser nocreatedb nocreaterole nobypassrls in role ${runtimeRole};
      end if;
      alter role ${runtimeLogin} password '${password}';
    end $$`);
  } finally {
    await client.end();
  }
  return password;
}
