import type { Task, TaskList } from 'graphile-worker';
import type { Context } from './base/context.ts';
import { addEnded } from './base/jobs/ended.ts';
import type { JobName, JobRun } from './base/jobs/jobTypes.ts';
import { jobs } from './registry.ts';

type AnyHandler = (ctx: Context, payload: never, run: JobRun) => Promise<void>;

/** The jobs of this process as the queue calls them, each with a context of its own instant; their ends are noted. */
export function taskList(context: () => Context, isOurs: (name: JobName) => boolean): TaskList {
  const entries = (Object.entries(jobs) as [JobName, AnyHandler][])
    .filter(([name]) => isOurs(name))
    .map(([name, handler]): [JobName, Task] => [
      name,
      async (payload, { abortSignal, job: { id, attempts, created_at: queuedAt, locked_at: begunAt } }) => {
        const ctx = context();
        await handler(ctx, payload as never, { signal: abortSignal });
        await addEnded(ctx, { id, name, attempts, queuedAt, begunAt: begunAt ?? queuedAt });
      },
    ]);
  return Object.fromEntries(entries);
}
