import { minute } from '@atrium/domain/time.ts';
import { findRunningPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { openDatabase, type Db } from '@atrium/server/base/sql/db.ts';
import type { Env } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';

/** The figures of a company of fifty thousand people are added up by statements of minutes on a busy machine. */
const statementTimeout = 10 * minute;

interface Installation {
  readonly env: Env;
  readonly root: string;
}

/**
 * Runs `work` with the address of the database of `npm start`, whether that runs or not.
 * @throws StartupError with the sentence of the start for a DATABASE_URL that does not answer.
 */
export async function withDatabaseUrl(
  { env, root }: Installation,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const isEmbedded = env.DATABASE_URL === undefined;
  const running = isEmbedded ? await findRunningPostgres({ directory: env.DATA_DIR, checkout: root }) : null;
  if (running !== null) return work(running);
  const own = await startDatabase({ ...env, RUNTIME_DATABASE_URL: undefined });
  try {
    await work(own.url);
  } finally {
    await own.stop(4000);
  }
}

/**
 * Runs `work` on the database of `npm start`, whether that runs or not, and closes what it opened.
 * @throws StartupError where a table is missing, as before the first start.
 */
export function onStaffDatabase(installation: Installation, work: (db: Db) => Promise<void>): Promise<void> {
  return withDatabaseUrl(installation, async (url) => {
    const { db, pool } = openDatabase({ url, log: openLog('warn'), max: 2, statementTimeout });
    try {
      await work(db);
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      const message = `The database is not as this version needs it: ${error.message}. Run npm start once, which brings it up to date.`;
      throw new StartupError(message, { cause: error });
    } finally {
      await pool.end();
    }
  });
}

/** SQLSTATE undefined_table. */
function isMissingTable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}
