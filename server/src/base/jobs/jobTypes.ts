import type { Context } from '../context.ts';

/**
 * Every job by name with its payload. A module adds its own in its `types.ts`, by `declare module` of this file, and
 * handles it in its `jobs.ts`.
 */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'mail.send': { readonly mailId: number };
}
export type JobName = keyof JobPayloads;

/** What a job that takes long follows. */
export interface JobRun {
  /** Aborted when the process stops, or when another one has taken the job over. */
  readonly signal: AbortSignal;
}

/** The handler of each job. A handler that throws is retried with backoff; it must be idempotent. */
export type JobHandlers<Name extends JobName = JobName> = {
  readonly [N in Name]: (ctx: Context, payload: JobPayloads[N], run: JobRun) => Promise<void>;
};

/** Jobs that take minutes or hours: one at a time, in processes of the role `media`. The others are for `worker`. */
export const mediaJobs: ReadonlySet<JobName> = new Set<JobName>(['film.encode']);

/** Jobs that wait for the programs of others, and have places of their own beside all others. */
export const outsideJobs: ReadonlySet<JobName> = new Set<JobName>(['endpoint.deliver']);
