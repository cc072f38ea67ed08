import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { psqlEnv } from './db/psqlEnv.ts';
import { runPrompt } from './db/runPrompt.ts';
import { describeDatabase } from './describeDatabase.ts';
import { withDatabaseUrl } from './staffDatabase.ts';

/**
 * `npm run db`: a prompt of the database that `npm start` and `npm run dev` use, while one of them runs or alone.
 * It is psql where that is installed, with its arguments (`-- -c 'select 1'`), else a prompt of our own.
 */
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFile(root);
  const env = readEnv(root);
  process.stderr.write(`${describeDatabase(env)}\n`);
  await withDatabaseUrl({ env, root }, async (url) => {
    // Ctrl-C cancels a statement or a line, not the prompt
    process.on('SIGINT', () => undefined);
    const args = process.argv.slice(2);
    const psql = spawnSync('psql', args, { stdio: 'inherit', env: { ...process.env, ...psqlEnv(url) } });
    const isMissing = psql.error?.message.endsWith('ENOENT') === true;
    process.exitCode = isMissing ? await runPrompt(url, args, process.stdin, process.stdout) : (psql.status ?? 1);
  });
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
