import path from 'node:path';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import product from '../package.json' with { type: 'json' };
import { runBackup } from './backup/runBackup.ts';
import { describeDatabase } from './describeDatabase.ts';

/** `npm run backup`: writes the whole site into one archive, while it runs or alone. */
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFile(root);
  const env = readEnv(root);
  process.stderr.write(`${describeDatabase(env)}\n`);
  process.stdout.write(`${(await runBackup(process.argv.slice(2), env, product.version)).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
