import { userInfo } from 'node:os';
import path from 'node:path';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { runCommand } from './attendance/runCommand.ts';
import { onStaffDatabase } from './staffDatabase.ts';

/**
 * `npm run attendance`: marks that a member attended a session, or takes a mark back, on the database of `npm start`, while that runs or alone.
 */
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFile(root);
  await onStaffDatabase({ env: readEnv(root), root }, async (db) => {
    const lines = await runCommand(process.argv.slice(2), { db, now: Date.now(), by: userInfo().username });
    process.stdout.write(`${lines.join('\n')}\n`);
  });
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
