import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { machineNow } from '../process/clock.ts';
import { removal } from '../sql/removal.ts';
import { statement } from '../sql/statement.ts';

/** For how long the team sees which jobs were done, in milliseconds. */
const endedKept = 2 * day;
/** For how long a job that was stopped can still be tried again, in milliseconds. */
const stoppedKept = 30 * day;

/** A job that has just been done, as the queue had it. */
interface DoneJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly begunAt: Date;
}

/**
 * Notes that a job was done, for the team (RUN-01), without what it was about. A job whose end the queue could not
 * store afterwards is done, and noted, once more.
 */
export async function addEnded(
  { db }: Pick<Context, 'db'>,
  { id, name, attempts, queuedAt, begunAt }: DoneJob,
): Promise<void> {
  const ended = { tries: attempts, ended_at: new Date(machineNow()) };
  await db
    .insertInto('ended_job')
    .values({ job_id: Number(id), name, queued_at: queuedAt, begun_at: begunAt, ...ended })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(ended))
    .execute();
}

const old = removal(sql`delete from ended_job`, 'ended_job', 'ended_at');

const oldStopped = statement({}, ({ before }: { before: Date }) => sql`select from remove_stopped_jobs(${before})`);

/** Forgets what was done long ago, and jobs that were stopped a month ago, by the machine's clock, as the queue. */
export async function removeOldJobs({ db }: Pick<Context, 'db'>): Promise<void> {
  await old.rows(db, { before: new Date(machineNow() - endedKept) });
  await oldStopped.rows(db, { before: new Date(machineNow() - stoppedKept) });
}
