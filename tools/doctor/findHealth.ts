import { existsSync } from 'node:fs';
import { failure, type Finding, type HealthLine } from '@atrium/domain/health/findings.ts';
import { second } from '@atrium/domain/time.ts';
import { machineNow } from '@atrium/server/base/process/clock.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { openDatabase, type Database } from '@atrium/server/base/sql/db.ts';
import { loadEnvFile, readEnv, type Env } from '@atrium/server/env.ts';
import { healthChecks, partChecks } from '@atrium/server/modules/health/service/checks.ts';
import { runChecks } from '@atrium/server/modules/health/service/runChecks.ts';
import { openClock } from '@atrium/server/start/openClock.ts';
import { openPorts, type OpenPorts } from '@atrium/server/start/ports.ts';
import { describeDatabase } from '../describeDatabase.ts';
import { withDatabaseUrl } from '../staffDatabase.ts';
import { siteCheck } from './siteCheck.ts';

/**
 * Looks at the installation of this folder with the settings of a process: with its database where that answers, else
 * without it. What keeps the site from starting is a line as well. `say` gets which database that is.
 */
export async function findHealth(
  root: string,
  settings: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<readonly HealthLine[]> {
  let env: Env;
  let opened: OpenPorts;
  try {
    loadEnvFile(root);
    env = readEnv(root, settings);
    opened = openPorts(env, {
      // nothing is signed
      secret: env.SECRET ?? '',
      mailFrom: () => '',
      localPayments: null,
      hasExample: () => Promise.resolve(false),
    });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const lines = error.message.split('\n');
    return lines.map((words) => lineOf('settings', 'Settings', failure(words, 'Correct it in the configuration.')));
  }
  say(describeDatabase(env));
  try {
    return await lookAt(env, opened);
  } finally {
    await opened.close();
  }
}

async function lookAt(env: Env, { ports }: OpenPorts): Promise<readonly HealthLine[]> {
  const log = openLog('silent');
  const parts = { ports, log };
  const site = runChecks([siteCheck(env)], { ...parts, now: machineNow() });
  let lines: readonly HealthLine[] = [];
  // to look makes nothing: neither the folder nor a database in it
  if (!existsSync(env.DATA_DIR)) {
    const todo = 'Start the site once, or correct DATA_DIR.';
    const missing = lineOf('data', 'Folder of data', failure(`There is no folder ${env.DATA_DIR}.`, todo));
    const others = partChecks.filter(({ id }) => id !== 'disk' && id !== 'files');
    return [...(await site), missing, ...(await runChecks(others, { ...parts, now: machineNow() }))];
  }
  try {
    await withDatabaseUrl({ env, root: env.root, migratedWithin: second }, async (ownerUrl) => {
      const database = openDatabase({ url: env.RUNTIME_DATABASE_URL ?? ownerUrl, log, max: healthChecks.length });
      try {
        lines = await runChecks(healthChecks, { ...parts, ...database, now: await nowIn(env, database) });
      } finally {
        await database.pool.end();
      }
    });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const fault = lineOf('database', 'Database', failure(error.message, 'Nothing that needs it was looked at.'));
    lines = [fault, ...(await runChecks(partChecks, { ...parts, now: machineNow() }))];
  }
  return [...(await site), ...lines];
}

/** Product time; that of the machine where the database does not say whether it was moved. */
async function nowIn(env: Env, { db }: Database): Promise<number> {
  try {
    return (await openClock(env, db)).now();
  } catch {
    // the check of the tables says why
    return machineNow();
  }
}

function lineOf(id: string, title: string, finding: Finding): HealthLine {
  return { id, title, ...finding };
}
