import { Logger, run, type LogFunctionFactory, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { watchLosses } from './db.ts';
import type { Running } from './keepRunning.ts';
import type { Log } from './log.ts';
import { isOutage, tellOutage } from './outage.ts';

/** Takes jobs of the queue from the database at `url`, at most four at a time, until it is stopped or fails. */
export async function runJobs(url: string, taskList: TaskList, log: Log): Promise<Running> {
  const pgPool = new pg.Pool({
    connectionString: url,
    max: 6,
    idleTimeoutMillis: 30_000,
    application_name: 'atrium worker',
  });
  watchLosses(pgPool, log);
  const close = async (): Promise<void> => {
    if (!pgPool.ended) await pgPool.end();
  };
  try {
    const runner = await run({
      pgPool,
      taskList,
      concurrency: 4,
      noHandleSignals: true,
      // a new job is told at once; only one that is tried again later waits for this
      pollInterval: 10_000,
      logger: new Logger(tellingTo(log)),
    });
    return {
      ended: runner.promise,
      stop: async () => {
        // one that has failed has stopped already, and says so
        await runner.stop().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellingTo(log: Log): LogFunctionFactory {
  return () => (level, message, meta) => {
    const cause = meta['error'];
    if (isOutage(cause)) tellOutage(log, cause);
    else if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  };
}
