import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { migrate } from '@atrium/server/base/sql/migrate.ts';
import { loadDemoWorld } from '@atrium/server/demo/load.ts';
import { loadEnvFile, readEnv } from '@atrium/server/env.ts';
import { startDatabase } from '@atrium/server/start/database.ts';
import { describeFailure } from '@atrium/server/start/lifetime.ts';
import { growWorld } from './world/growWorld.ts';

/**
 * Grows the demo world: npm run world -- --members 100000 --courses 500 --sessions 2000 --progress 1000000
 * Writes into DATABASE_URL, or the embedded database while no server runs on it. The same sizes give the same rows.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    courses: { type: 'string', default: '500' },
    sessions: { type: 'string', default: '2000' },
    progress: { type: 'string', default: '1000000' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const size = (name: keyof typeof values): number => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`--${name} must be a whole number, for example --${name} 1000`);
  return value;
};

try {
  loadEnvFile(root);
  const env = readEnv(root);
  const server = await startDatabase(env);
  try {
    await migrate(server.url);
    const { db, pool } = openDatabase({ url: server.url, log: openLog('warn'), max: 2 });
    try {
      await loadDemoWorld(db, Date.now());
    } finally {
      await pool.end();
    }
    const startedAt = performance.now();
    const grown = await growWorld(server.url, {
      members: size('members'),
      courses: size('courses'),
      sessions: size('sessions'),
      progress: size('progress'),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const told = {
      grown: `The world has grown in ${seconds} s.`,
      grownBefore: 'Nothing was added: the world has this size already.',
      grownByAnotherVersion:
        'Nothing was added: the world has another size, or another version has grown it. Begin with an empty database.',
    };
    console.log(told[grown]);
    // nobody measures on a world that they did not ask for
    if (grown === 'grownByAnotherVersion') process.exitCode = 1;
  } finally {
    await server.stop(10_000);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
