import { minute } from '@atrium/domain/time.ts';
import { findRunningPostgres, hasPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { openDatabase, type Db } from '@atrium/server/base/sql/db.ts';
import { untilMigrated } from '@atrium/server/base/sql/migrate.ts';
import type { Env } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';

/** The figures of a company of fifty thousand people are added up by statements of minutes on a busy machine. */
const statementTimeout = 10 * minute;

interface Installation {
  readonly env: Env;
  readonly root: string;
  /** For how long a start beside it may create the schema, in milliseconds; absent: two minutes. */
  readonly migratedWithin?: number;
}

/**
 * Runs `work` with the address of the database of `npm start`, whether that runs or not. Waits for a start that is
 * still creating the embedded database, and creates none itself: it would be the wrong one, or in the way of that
 * start.
 * @throws StartupError with the sentence of the start for a DATABASE_URL that does not answer, or where there is no
 *   embedded database yet.
 */
export async function withDatabaseUrl(
  { env, root, migratedWithin }: Installation,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (env.DATABASE_URL === undefined) {
    const embedded = { directory: env.DATA_DIR, checkout: root };
    const running = await findRunningPostgres(embedded);
    if (running !== null) {
      await untilMigrated(running, migratedWithin);
      return work(running);
    }
    if (!(await hasPostgres(embedded))) {
      throw new StartupError(
        `There is no database in ${env.DATA_DIR} yet. Run npm start once, or set DATABASE_URL as for the site.`,
      );
    }
  }
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
