import path from 'node:path';
import { openLog } from '@atrium/server/base/process/log.ts';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';
import { clearDataDirectory } from '@atrium/server/start/dataDirectory.ts';
import { createLifetime, describeFailure } from '@atrium/server/start/lifetime.ts';
import { generateOnSave } from './dev/generateOnSave.ts';
import { openDevSite } from './dev/openDevSite.ts';
import { runDevServer } from './dev/runDevServer.ts';
import { makeWebFolder } from './dev/webFolder.ts';

/**
 * `npm run dev`: the product as `npm start` runs it, on the same address and data, whose browser and server code
 * reload when they are saved. One process holds the port, the database and Vite; the server is its child and is
 * replaced on each change. `-- --fresh` starts with a new database.
 */
const root = path.resolve(import.meta.dirname, '..');
const lifetime = createLifetime((line) => process.stdout.write(`${line}\n`));
try {
  loadEnvFile(root);
  const env = readEnv(root, { LOG_LEVEL: 'warn', ...process.env });
  if (process.argv.includes('--fresh')) await clearDataDirectory(env);
  const database = await startDatabase(env, openLog(env.LOG_LEVEL));
  lifetime.onEnd((limit) => database.stop(limit));
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    LOG_LEVEL: env.LOG_LEVEL,
    PUBLIC_URL: `http://localhost:${String(env.PORT)}`,
    DATABASE_URL: database.url,
    RUNTIME_DATABASE_URL: database.runtimeUrl,
    WEB_DIR: await makeWebFolder(root),
  };
  const server = runDevServer(root, environment, (text) => void process.stdout.write(text));
  lifetime.onEnd(() => server.stop());
  lifetime.onEnd(generateOnSave(root, (text) => void process.stdout.write(text)));
  const site = await openDevSite(root, env.PORT, server.origin);
  lifetime.onEnd(() => site.close());
  await server.origin().catch(() => undefined);
} catch (error) {
  if (!lifetime.isEnding()) process.stderr.write(`${describeFailure(error)}\n`);
  await lifetime.end(1);
}
