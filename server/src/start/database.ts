import pg from 'pg';
import { startPostgres } from '../adapters/local/postgres.ts';
import type { Log } from '../base/process/log.ts';
import { StartupError } from '../base/process/startupError.ts';
import type { Env } from '../env.ts';

/** The database of this process: the server of DATABASE_URL, or the embedded one. */
export interface DatabaseServer {
  /** As the owner. */
  readonly url: string;
  /** As a login that may do no more than the runtime role, if there is one; else as the owner (decision 004). */
  readonly runtimeUrl: string;
  /** A line to print for the person who starts it, or null. */
  readonly note: string | null;
  stop(limit: number): Promise<void>;
}

/** @throws StartupError with one line when it does not answer, refuses the connection, or is too old. */
export async function startDatabase(env: Env, log?: Pick<Log, 'warn' | 'error'>): Promise<DatabaseServer> {
  if (env.DATABASE_URL !== undefined) {
    await probe(env.DATABASE_URL, 'DATABASE_URL');
    const runtimeUrl = env.RUNTIME_DATABASE_URL ?? env.DATABASE_URL;
    if (runtimeUrl !== env.DATABASE_URL) await probe(runtimeUrl, 'RUNTIME_DATABASE_URL');
    return { url: env.DATABASE_URL, runtimeUrl, note: null, stop: () => Promise.resolve() };
  }
  const embedded = await startPostgres({ directory: env.DATA_DIR, checkout: env.root }, log);
  const place = `The database is in ${embedded.movedTo ?? ''}, because its user may not enter ${env.DATA_DIR}.`;
  return {
    url: embedded.url,
    runtimeUrl: embedded.runtimeUrl,
    note: embedded.movedTo === null ? null : place,
    stop: (limit) => embedded.stop(limit),
  };
}

const oldest = 15;

async function probe(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw explain(error, url, variable);
  }
  try {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < oldest) {
      throw new StartupError(
        `${variable}: that server is PostgreSQL ${String(version)}, Atrium needs ${String(oldest)} or later.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Names the server and its error, never the password. */
function explain(error: unknown, url: string, variable: string): StartupError {
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname}:${port === '' ? '5432' : port}`;
  const code = (error as { code?: string }).code ?? '';
  const example = `for example ${variable}=postgres://atrium:password@db.example.com:5432/atrium`;
  const reasons: Readonly<Record<string, string>> = {
    ECONNREFUSED: `nothing answers at ${server}`,
    ENOTFOUND: `there is no host named ${hostname}`,
    EAI_AGAIN: `the name ${hostname} cannot be looked up now`,
    '28P01': `${server} refuses the password of ${username}`,
    '28000': `${server} refuses ${username}`,
    '42501': `${server} does not let ${username} into the database ${pathname.slice(1)}`,
    '3D000': `${server} has no database named ${pathname.slice(1)}`,
    '53300': `${server} has no free connection`,
  };
  const why = reasons[code] ?? `${server} cannot be used: ${error instanceof Error ? oneLine(error.message) : code}`;
  return new StartupError(`${variable}: ${why}. Correct it; ${example}`, { cause: error });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
