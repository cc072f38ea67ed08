import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  run,
  type LogFunctionFactory,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { watchLosses } from './db.ts';
import type { Running } from './keepRunning.ts';
import type { Log } from './log.ts';
import { isOutage, tellOutage } from './outage.ts';

const applicationName = 'atrium worker';
const minute = 60_000;
/** A worker that failed gets so long to hand back what it holds. */
const goodbye = 1000;

/** Takes jobs of the queue from the database at `url`, at most four at a time, until it is stopped or fails. */
export async function runJobs(url: string, taskList: TaskList, log: Log): Promise<Running> {
  const pgPool = new pg.Pool({
    connectionString: url,
    max: 6,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
  });
  watchLosses(pgPool, log);
  const close = async (): Promise<void> => {
    if (!pgPool.ended) await pgPool.end();
  };
  try {
    await unlockJobsOfTheDead(pgPool);
    const timer = setInterval(() => {
      unlockJobsOfTheDead(pgPool).catch((error: unknown) => {
        if (isOutage(error)) tellOutage(log, error);
        else log.error({ err: error }, 'jobs of workers that ended stay locked');
      });
    }, minute);
    timer.unref();
    const events: WorkerEvents = new EventEmitter();
    const over = Promise.withResolvers<unknown>();
    let failed = false;
    const fail = ({ error }: { error: unknown }): void => {
      failed = true;
      over.reject(error);
    };
    // a library that could not ask for a job may go on with what it failed to read, and never take one again
    events.once('worker:getJob:error', fail);
    // nor may it come to the end of its own shutdown, when several jobs failed one after another
    events.once('pool:fatalError', fail);
    events.once('pool:gracefulShutdown', over.resolve);
    const runner = await run({
      pgPool,
      events,
      // by these, a job whose end cannot be written down ends the runner; without them it ends the process
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList,
      concurrency: 4,
      noHandleSignals: true,
      // a new job is told at once; only one that is tried again later waits for this
      pollInterval: 10_000,
      logger: new Logger(tellingTo(log)),
    });
    return {
      ended: Promise.race([runner.promise, over.promise]),
      stop: async () => {
        clearInterval(timer);
        // one that has failed has stopped already, and says so
        const stopping = runner.stop().catch(() => undefined);
        await (failed ? Promise.race([stopping, wait(goodbye)]) : stopping);
        await (failed ? Promise.race([close(), wait(goodbye)]) : close());
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellingTo(log: Log): LogFunctionFactory {
  return () => (level, message, meta) => {
    const cause = meta['error'] ?? meta['fatalError'];
    if (isOutage(cause)) tellOutage(log, cause);
    else if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  };
}

/**
 * Gives back the jobs that were under way in a worker that is no more: locked before any worker of now connected, or
 * for longer than any job takes. The library itself waits four hours, longer than an offered seat is held.
 */
async function unlockJobsOfTheDead(pgPool: pg.Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool });
  try {
    await utils.migrate();
    const { rows } = await pgPool.query<{ id: string }>(
      `select distinct locked_by as id from graphile_worker.jobs
        where locked_at < now() - interval '15 minutes' or locked_at < (
          select min(backend_start) from pg_stat_activity where application_name = $1 and datname = current_database())`,
      [applicationName],
    );
    if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ id }) => id));
  } finally {
    await utils.release();
  }
}
