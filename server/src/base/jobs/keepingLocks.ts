import { minute } from '@atrium/domain/time.ts';
import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '../process/log.ts';
import { text } from '../sql/columns.ts';
import { isOutage, logOutage } from '../sql/outage.ts';
import { statement } from '../sql/statement.ts';

/** Says that a job is still worked at; no row when another worker has it by now. */
const renew = statement(
  { id: text },
  ({ id, worker }: { id: string; worker: string }) => sql`
    update graphile_worker._private_jobs set locked_at = now() where id = ${id}::bigint and locked_by = ${worker}
    returning id::text`,
);

/**
 * The same tasks, whose jobs keep their locks for as long as they run: without that they would count as those of a dead
 * worker. A job that another worker has taken over is ended.
 */
export function keepingLocks(taskList: TaskList, pool: pg.Pool, log: Log, every = minute): TaskList {
  return Object.fromEntries(
    Object.entries(taskList).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        const { id, locked_by: worker } = helpers.job;
        const lost = new AbortController();
        const timer = setInterval(() => {
          renew.prepared({ pool }, { id, worker: worker ?? '' }).then(
            (rows) => {
              if (rows.length === 0) lost.abort();
            },
            (error: unknown) => {
              if (isOutage(error)) logOutage(log, error);
              else log.error({ err: error }, 'the lock of a job could not be renewed');
            },
          );
        }, every);
        try {
          return await (task as Task)(payload, {
            ...helpers,
            abortSignal: AbortSignal.any([helpers.abortSignal, lost.signal]),
          });
        } finally {
          clearInterval(timer);
        }
      },
    ]),
  );
}
