import { userInfo } from 'node:os';
import path from 'node:path';
import { findRunningPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { readSecret } from '@atrium/server/start/dataDirectory.ts';
import { startDatabase } from '@atrium/server/start/database.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { openPorts } from '@atrium/server/start/ports.ts';
import { runCommand } from './realm/runCommand.ts';

/**
 * `npm run realm`: enters the identity providers, domains and learning systems of customers, on the database of
 * `npm start`, while that runs or alone. What it changes holds for the next sign-in, without a restart.
 */
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFile(root);
  const env = readEnv(root);
  const secret = await readSecret(env);
  const running = env.DATABASE_URL ?? (await findRunningPostgres({ directory: env.DATA_DIR, checkout: root }));
  const own = running === null ? await startDatabase(env) : null;
  const { db, pool } = openDatabase({ url: running ?? own?.url ?? '', log: openLog('warn'), max: 2 });
  const { ports, close } = openPorts(env, secret);
  try {
    const { identityProviders } = ports;
    const by = userInfo().username;
    const lines = await runCommand(process.argv.slice(2), { db, secret, identityProviders, by });
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await close();
    await pool.end();
    await own?.stop(4000);
  }
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
