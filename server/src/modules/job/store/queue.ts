import type { JobState } from '@atrium/domain/job/jobState.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { boolean, instant, json, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const queued = statement(
  {
    jobId: number,
    name: text,
    payload: json(z.unknown()),
    state: oneOf('WAITING', 'RUNNING', 'FAILING', 'GIVEN_UP', 'STOPPED'),
    tries: number,
    mostTries: number,
    error: nullable(text),
    queuedAt: instant,
    nextAt: instant,
    begunAt: nullable(instant),
  },
  ({ states, name, jobId, below, count }: QueueFilter) => sql`
    select job_id as "jobId", name, payload, state, tries, most_tries as "mostTries", error, queued_at as "queuedAt",
      next_at as "nextAt", begun_at as "begunAt"
    from queued_jobs(${states}::text[], ${name}::text, ${jobId}::bigint, ${below}::bigint, ${count}::integer)`,
);

/** A job that is in the queue. */
export type QueuedJob = StatementRow<typeof queued>;

interface QueueFilter {
  readonly states: readonly JobState[] | null;
  readonly name: string | null;
  readonly jobId: number | null;
  readonly below: number | null;
  readonly count: number;
}

/** Jobs of the queue, the newest first; null does not narrow. */
export function listQueued(db: Db, filter: Omit<QueueFilter, 'jobId'>): Promise<QueuedJob[]> {
  return queued.rows(db, { ...filter, jobId: null });
}

/** A job of the queue; null when it is done, or never was. */
export async function findQueued(tx: Tx, jobId: number): Promise<QueuedJob | null> {
  const [job] = await queued.rows(tx, { states: null, name: null, jobId, below: null, count: 1 });
  return job ?? null;
}

const failed = statement(
  { count: number },
  ({ failures }: { failures: number }) => sql`
    select count(*)::integer as count from queued_jobs('{FAILING,GIVEN_UP}', null, null, null, 1000)
    where state = 'GIVEN_UP' or tries >= ${failures}::integer`,
);

/** How many jobs were given up, or have failed at least so often; a thousand for more. */
export async function countFailed(db: Db, failures: number): Promise<number> {
  return (await failed.rows(db, { failures }))[0]?.count ?? 0;
}

const tryAgain = statement(
  { isTried: boolean },
  ({ jobId }: { jobId: number }) => sql`select try_job_again(${jobId}::bigint) as "isTried"`,
);

/** Has a job run at once, as if it had never failed; false when it runs or waits already. */
export async function saveTry(tx: Tx, jobId: number): Promise<boolean> {
  return (await tryAgain.rows(tx, { jobId }))[0]?.isTried === true;
}

const stop = statement(
  { isStopped: boolean },
  ({ jobId }: { jobId: number }) => sql`select stop_job(${jobId}::bigint) as "isStopped"`,
);

/** Has a job be tried no more; false when it runs or was stopped already. */
export async function saveStop(tx: Tx, jobId: number): Promise<boolean> {
  return (await stop.rows(tx, { jobId }))[0]?.isStopped === true;
}

const keyed = statement(
  { jobId: number, state: oneOf('WAITING', 'RUNNING', 'FAILING', 'GIVEN_UP', 'STOPPED') },
  ({ name, id }: { name: string; id: string }) => sql`
    select job_id as "jobId", state from job_of_key(${name}, ${id})`,
);

/** The job of the queue with this name and id; null when it was done, or never was. */
export async function findKeyed(tx: Tx, name: string, id: string): Promise<StatementRow<typeof keyed> | null> {
  return (await keyed.rows(tx, { name, id }))[0] ?? null;
}
