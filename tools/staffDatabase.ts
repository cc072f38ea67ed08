import { findRunningPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase, type Db } from '@atrium/server/base/sql/db.ts';
import type { Env } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';

/** Runs `work` on the database of `npm start`, whether that runs or not, and closes what it opened. */
export async function onStaffDatabase(
  { env, root }: { readonly env: Env; readonly root: string },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const running = env.DATABASE_URL ?? (await findRunningPostgres({ directory: env.DATA_DIR, checkout: root }));
  const own = running === null ? await startDatabase(env) : null;
  const { db, pool } = openDatabase({ url: running ?? own?.url ?? '', log: openLog('warn'), max: 2 });
  try {
    await work(db);
  } finally {
    await pool.end();
    await own?.stop(4000);
  }
}
