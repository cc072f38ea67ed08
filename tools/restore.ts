import path from 'node:path';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { runRestore } from './backup/runRestore.ts';
import { describeDatabase } from './describeDatabase.ts';

/** `npm run restore`: makes a site of an archive, in an empty place. */
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFile(root);
  const env = readEnv(root);
  process.stderr.write(`${describeDatabase(env)}\n`);
  process.stdout.write(`${(await runRestore(process.argv.slice(2), env)).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
