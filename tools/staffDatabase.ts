import { minute } from '@atrium/domain/time.ts';
import { findRunningPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase, type Db } from '@atrium/server/base/sql/db.ts';
import type { Env } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';

/** The figures of a company of fifty thousand people are added up by statements of minutes on a busy machine. */
const statementTimeout = 10 * minute;

/** Runs `work` on the database of `npm start`, whether that runs or not, and closes what it opened. */
export async function onStaffDatabase(
  { env, root }: { readonly env: Env; readonly root: string },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const running = env.DATABASE_URL ?? (await findRunningPostgres({ directory: env.DATA_DIR, checkout: root }));
  const own = running === null ? await startDatabase(env) : null;
  const url = running ?? own?.url ?? '';
  const { db, pool } = openDatabase({ url, log: openLog('warn'), max: 2, statementTimeout });
  try {
    await work(db);
  } finally {
    await pool.end();
    await own?.stop(4000);
  }
}
