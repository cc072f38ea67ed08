import { access } from 'node:fs/promises';
import path from 'node:path';
import { createHealth } from '../base/http/health.ts';
import type { WebApp } from '../base/http/webApp.ts';
import { checkout } from '../base/process/checkout.ts';
import { openLog } from '../base/process/log.ts';
import { StartupError } from '../base/process/startupError.ts';
import { loadEnvFile, readEnv, type Env } from '../env.ts';
import { announcement } from './announce.ts';
import { bindHttpPort } from './httpPort.ts';
import { createLifetime, describeFailure, type Lifetime, type Step } from './lifetime.ts';

/** The main part of the program, loaded while the database is starting. */
async function loadBulk() {
  const [{ createApp }, { compose }] = await Promise.all([import('../app.ts'), import('./compose.ts')]);
  return { createApp, compose };
}

async function start(lifetime: Lifetime): Promise<void> {
  loadEnvFile(checkout);
  const env = readEnv(checkout);
  const log = openLog(env.LOG_LEVEL);
  const httpPort = await bindHttpPort(env.PORT, env.HOST);
  lifetime.onEnd((limit) => httpPort.close(limit));
  const { clearDataDirectory, prepareDataDirectory, readFormerSecrets, readSecret } =
    await import('./dataDirectory.ts');
  if (process.argv.includes('--fresh')) await clearDataDirectory(env);

  const [secret, formerSecrets] = await Promise.all([readSecret(env), readFormerSecrets(env)]);
  await prepareDataDirectory(env);
  // beside the rest of the start, which does not depend on it
  const mailFault = findMailFaultOf(env);
  const server = await lifetime.starting(
    import('./database.ts').then(({ startDatabase }) => startDatabase(env, log)),
    (started, limit) => started.stop(limit),
  );
  const { migrate } = await import('../base/sql/migrate.ts');
  const [{ createApp, compose }, { openDatabase }] = await Promise.all([
    loadBulk(),
    import('../base/sql/db.ts'),
    migrate(server.url),
  ]);
  const database = openDatabase({ url: server.runtimeUrl, log });
  lifetime.onEnd(() => database.pool.end());

  const { createSchemaCheck } = await import('../base/sql/schemaCheck.ts');
  const { findFault } = createSchemaCheck(database.pool, log);
  const fault = await findFault();
  const world = await compose({ env, log, database, ownerUrl: server.url, secret, formerSecrets }).catch(
    (error: unknown) => {
      // what it stumbled over is what is missing
      throw fault === null ? error : new StartupError(incomplete(fault), { cause: error });
    },
  );
  lifetime.onEnd(() => world.close());
  const health = createHealth(() => database.pool.query('select 1'), { findFault });
  const app = await createApp({
    env,
    log,
    health,
    pool: database.pool,
    countMails: () => world.countMails(),
    plugins: env.ROLES.includes('web') ? world.plugins : [],
    web: env.ROLES.includes('web') ? await findWeb(env, world.academy) : null,
    pageData: world.pageData,
    pageHead: world.pageHead,
  });
  lifetime.onEnd(() => app.close());
  lifetime.onEnd(async (limit) => {
    health.drain();
    await httpPort.close(limit);
  });
  httpPort.open((request, response) => {
    app.routing(request, response);
  });
  health.serve();
  const isEncoder = env.ROLES.includes('media');
  const canEncode = isEncoder && (await world.hasEncoder());
  const notes = [
    server.note,
    fault === null ? null : incomplete(fault),
    isEncoder && !canEncode ? noEncoder : null,
  ].filter((note) => note !== null);
  const missing = [...world.missing, ...(await mailFault)];
  process.stdout.write(announcement(env, { name: world.academy().name, notes, missing, accounts: world.accounts }));
  const stop = (step: Step, limit: number): Promise<unknown> => step(limit);
  if (env.ROLES.includes('worker') && !lifetime.isEnding()) await lifetime.starting(world.startWorker(), stop);
  if (isEncoder && !lifetime.isEnding()) await lifetime.starting(world.startMedia(), stop);
}

const noEncoder =
  'There is no ffmpeg: films in MP4 with H.264 and AAC play as they come, all others wait. Install it, for example apt-get install ffmpeg, or name it by FFMPEG_PATH.';

/** The line that says what is missing, and what to do. */
function incomplete(fault: string): string {
  return `${fault} Pages that need it fail, and /readyz answers 503. Restore the backup again as docs/operations.md says.`;
}

/** What is wrong with the mail server, a sentence, or none. */
async function findMailFaultOf({ SMTP_URL: url }: Env): Promise<readonly string[]> {
  if (url === undefined) return [];
  const { findMailFault } = await import('../adapters/smtp/mailFailure.ts');
  const fault = await findMailFault(url);
  return fault === null ? [] : [fault];
}

async function findWeb(env: Env, academy: WebApp['academy']): Promise<WebApp | null> {
  return access(path.join(env.WEB_DIR, 'index.html')).then(
    () => ({ root: env.WEB_DIR, site: env, academy }),
    () => null,
  );
}

const lifetime = createLifetime((line) => process.stdout.write(`${line}\n`));
start(lifetime).catch(async (error: unknown) => {
  // once it is stopping, errors of steps that were still starting are expected
  if (!lifetime.isEnding()) process.stderr.write(`${describeFailure(error)}\n`);
  await lifetime.end(1);
});
