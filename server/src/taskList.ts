import type { Task, TaskList } from 'graphile-worker';
import type { Context } from './base/context.ts';
import type { JobName, JobRun } from './base/jobs/jobTypes.ts';
import { jobs } from './registry.ts';

type AnyHandler = (ctx: Context, payload: never, run: JobRun) => Promise<void>;

/** The jobs of this process as the queue calls them, each with a context of its own instant. */
export function taskList(context: () => Context, isOurs: (name: JobName) => boolean): TaskList {
  const entries = (Object.entries(jobs) as [JobName, AnyHandler][])
    .filter(([name]) => isOurs(name))
    .map(([name, handler]): [JobName, Task] => [
      name,
      (payload, { abortSignal }) => handler(context(), payload as never, { signal: abortSignal }),
    ]);
  return Object.fromEntries(entries);
}
