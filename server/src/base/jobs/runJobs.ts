import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '@atrium/domain/time.ts';
import {
  Logger,
  makeWorkerUtils,
  run,
  type LogFunctionFactory,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Running } from '../process/keepRunning.ts';
import type { Log } from '../process/log.ts';
import { nullable, text } from '../sql/columns.ts';
import { watchLosses } from '../sql/db.ts';
import { isOutage, logOutage } from '../sql/outage.ts';
import { statement } from '../sql/statement.ts';
import { keepingLocks } from './keepingLocks.ts';
import { QueuePool } from './queuePool.ts';

const applicationName = 'atrium worker';
/** How long a failed worker gets to release its jobs, in milliseconds. */
const releaseTimeout = 1000;

/**
 * Runs jobs of the queue in the database at `url`, at most `atOnce` at a time, until it is stopped or fails. `isLong`:
 * one at a time, each for as long as it takes, and ended at once when this is stopped.
 */
export async function runJobs(
  url: string,
  taskList: TaskList,
  log: Log,
  { isLong = false, atOnce = isLong ? 1 : 4 }: { readonly isLong?: boolean; readonly atOnce?: number } = {},
): Promise<Running> {
  const pgPool = new QueuePool({
    connectionString: url,
    max: Math.max(atOnce, 2) + 2,
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
        if (isOutage(error)) logOutage(log, error);
        else log.error({ err: error }, 'the jobs of ended workers could not be released');
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
    // after failing to ask for a job, the library may keep the failed read and never take a job again
    events.once('worker:getJob:error', fail);
    // nor does it always finish its own shutdown when several jobs failed one after another
    events.once('pool:fatalError', fail);
    events.once('pool:gracefulShutdown', over.resolve);
    const runner = await run({
      pgPool,
      events,
      // with these, failing to record the end of a job ends the runner; without them it ends the process
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          ...(isLong && { gracefulShutdownAbortTimeout: 0 }),
        },
      },
      taskList: isLong ? keepingLocks(taskList, pgPool, log) : taskList,
      concurrency: atOnce,
      noHandleSignals: true,
      // new jobs are notified; only retries wait for polling, which wakes an idle process
      pollInterval: 20_000,
      logger: new Logger(tellingTo(log)),
    });
    return {
      ended: Promise.race([runner.promise, over.promise]),
      stop: async () => {
        clearInterval(timer);
        // a failed runner has stopped already, and stopping it again rejects
        const stopping = runner.stop().catch(() => undefined);
        await (failed ? Promise.race([stopping, wait(releaseTimeout)]) : stopping);
        await (failed ? Promise.race([close(), wait(releaseTimeout)]) : close());
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
    const job = meta['failure'] === true ? (meta['job'] as FailedJob) : null;
    // it is taken up again by the next process
    if (job !== null && isStopped(cause)) log.info({ task: job.task_identifier }, 'a job was stopped with the process');
    else if (job !== null && isAway(cause)) logAway(log, job, cause);
    else if (isOutage(cause)) logOutage(log, cause);
    else if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  };
}

interface FailedJob {
  readonly task_identifier: string;
  readonly attempts: number;
  readonly max_attempts: number;
}

function isStopped(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Whether a fault says that the database or a service is away, as a `PaymentsFailure` does. */
function isAway(error: unknown): boolean {
  return isOutage(error) || (error instanceof Error && (error as { isOutage?: unknown }).isOutage === true);
}

/** A job that failed because something is away is an error once nobody tries it again. */
function logAway(log: Log, { task_identifier: task, attempts, max_attempts: most }: FailedJob, error: unknown): void {
  if (attempts >= most) log.error({ err: error, task, attempts }, 'a job was given up');
  else if (isOutage(error)) logOutage(log, error);
  else log.warn({ err: error, task, attempts }, 'a job failed and is tried again');
}

const deadWorkers = statement(
  { id: nullable(text) },
  ({ name }: { name: string }) => sql`
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < now() - interval '15 minutes' or locked_at < (
      select min(backend_start) from pg_stat_activity where application_name = ${name} and datname = current_database())`,
);

/**
 * Releases the jobs of workers that no longer exist: locked before any current worker connected, or for longer than any
 * job takes. The library itself waits four hours, longer than an offered seat is held.
 */
async function unlockJobsOfTheDead(pgPool: pg.Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool });
  try {
    await utils.migrate();
    const dead = await deadWorkers.prepared({ pool: pgPool }, { name: applicationName });
    if (dead.length > 0) await utils.forceUnlockWorkers(dead.flatMap(({ id }) => id ?? []));
  } finally {
    await utils.release();
  }
}
