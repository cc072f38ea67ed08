import { persona } from '@atrium/content/people.ts';
import { jobKinds } from '@atrium/domain/job/jobKinds.ts';
import { day } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldJobs } from '../../base/jobs/ended.ts';
import { jobs } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { untilIdle } from '../../testing/untilIdle.ts';
import { addGivenUp } from './operations.fixture.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  // the jobs wait until a test has a worker
  server = await startServer({ worker: false });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

interface Listed {
  readonly jobs: readonly {
    readonly jobId: string;
    readonly state: string;
    readonly title: string;
    readonly tries: number;
    readonly nextAt: string | null;
    readonly failure: { readonly words: string; readonly detail: string } | null;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  }[];
  readonly nextBelow: number | null;
}

async function list(args: string, who = 'auditor', on = server): Promise<Listed> {
  const document = `{ listBackgroundJobs(${args}) {
    jobs { jobId name title state facts { label value } tries mostTries failure { words detail }
      queuedAt nextAt begunAt endedAt }
    nextBelow } }`;
  return (await (await on.as(who)).query<{ listBackgroundJobs: Listed }>(document)).listBackgroundJobs;
}

/** Does an act on a job as an owner; its lines, or why it was refused. */
async function act(name: string, jobId: string, args = '', who = 'employee', on = server): Promise<string> {
  const text = `mutation { ${name}(jobId: "${jobId}"${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await on.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.[name];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

const entries = (jobId: string) =>
  server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'reason', 'before', 'after'])
    .where('subject', '=', `job/${jobId}`)
    .orderBy('audit_entry_id')
    .execute();

/** Adds a job as the queue has it after these columns were set. */
async function addJob(set: string, name = 'certificate.evaluate'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, '{"memberId": "m1", "email": "ada@test.example"}')`,
    [name],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [id]);
  return id;
}

test('[RUN-01] every kind of job has its words for the team', () => {
  expect(Object.keys(jobKinds).toSorted()).toEqual(Object.keys(jobs).toSorted());
});

test('[RUN-01] jobs are listed by their state and kind, the newest first, without what is personal', async () => {
  const waiting = await addJob(`run_at = now() + interval '1 hour'`);
  const running = await addJob(`attempts = 1, locked_at = now(), locked_by = 'a worker'`);
  const failing = await addJob(`attempts = 2, last_error = '550 <ada@test.example> sk_live_1: no such user'`);
  const givenUp = await addJob(`attempts = max_attempts, last_error = 'connect ECONNREFUSED 10.0.0.1:25'`);
  const released = await addJob(`attempts = 1`);
  const ids = async (view: string): Promise<string[]> =>
    (await list(`view: ${view}, name: "certificate.evaluate"`)).jobs.map(({ jobId }) => jobId);
  expect(await ids('WAITING')).toEqual([released, waiting]);
  expect(await ids('RUNNING')).toEqual([running]);
  expect(await ids('FAILED')).toEqual([givenUp, failing]);
  expect(await ids('STOPPED')).toEqual([]);
  expect((await list('view: FAILED, name: "mail.send"')).jobs).toEqual([]);
  const { jobs: listed } = await list('view: FAILED, name: "certificate.evaluate"');
  expect(listed).toMatchObject([
    { state: 'GIVEN_UP', nextAt: null, failure: { words: expect.stringContaining('did not answer') as string } },
    {
      state: 'FAILING',
      title: 'Look whether certificates are due',
      tries: 2,
      nextAt: expect.stringMatching(/^\d+$/) as string,
      facts: [{ label: 'Member', value: 'm1' }],
      failure: { detail: '550 <…@test.example> …: no such user' },
    },
  ]);
  expect(JSON.stringify(listed)).not.toContain('ada@');
  // page by page
  const first = await list('view: FAILED, name: "certificate.evaluate", count: 1');
  expect(first.nextBelow).toBe(Number(givenUp));
  const next = await list(`view: FAILED, name: "certificate.evaluate", below: ${givenUp}`);
  expect(next.jobs.map(({ jobId }) => jobId)).toEqual([failing]);
});

test('[STU-02] [RUN-01] what was given up needs somebody, and what has failed for minutes, but not what failed once', async () => {
  const count = async (): Promise<number> =>
    (await (await server.as('auditor')).query<{ countFailedJobs: number }>('{ countFailedJobs }')).countFailedJobs;
  const before = await count();
  await addJob(`attempts = 4, last_error = 'no'`);
  expect(await count()).toBe(before);
  await addJob(`attempts = 5, last_error = 'no'`);
  await addJob(`attempts = max_attempts, last_error = 'no'`);
  const stopped = await addGivenUp(server);
  expect(await count()).toBe(before + 3);
  await act('stopJob', stopped, ', reason: "No."');
  expect(await count()).toBe(before + 2);
});

test('[RUN-01] [STF-01] owners and auditors read jobs, owners act on them, nobody else is told of them', async () => {
  const ask = async (who: string): Promise<string> => {
    const { errors } = await (await server.as(who)).ask('{ listBackgroundJobs { nextBelow } }');
    return errors?.[0]?.extensions.code ?? 'done';
  };
  const who = ['auditor', 'employee', 'support', 'editor', 'member'];
  expect(Object.fromEntries(await Promise.all(who.map(async (name) => [name, await ask(name)] as const)))).toEqual({
    auditor: 'done',
    employee: 'done',
    support: 'FORBIDDEN',
    editor: 'FORBIDDEN',
    member: 'NOT_FOUND',
  });
  const jobId = await addGivenUp(server);
  for (const name of ['tryJobAgain', 'stopJob'])
    expect(await act(name, jobId, ', reason: "No"', 'auditor')).toBe('FORBIDDEN');
  expect(await entries(jobId)).toEqual([]);
});

test('[RUN-01] [STF-05] a job is stopped with a reason, once, stays until it is tried again, and is then as new', async () => {
  const jobId = await addGivenUp(server);
  const line = '“Forward events to the analytics service” is stopped: it is not tried any more.';
  expect(await act('stopJob', jobId, ', dryRun: true')).toBe(line);
  expect(await act('stopJob', jobId)).toBe('A reason is needed.');
  expect(await entries(jobId)).toEqual([]);
  expect(await act('stopJob', jobId, ', reason: "The service is gone."')).toBe(line);
  expect(await act('stopJob', jobId, ', reason: "The service is gone."')).toBe('');
  expect((await list('view: STOPPED, count: 1')).jobs.map((job) => job.jobId)).toEqual([jobId]);
  expect(await act('tryJobAgain', jobId)).toBe('“Forward events to the analytics service” is tried again at once.');
  expect(await act('tryJobAgain', jobId)).toBe('');
  expect((await list('view: WAITING, count: 1')).jobs).toMatchObject([{ jobId, tries: 0 }]);
  const by = persona('employee').memberId;
  expect(await entries(jobId)).toEqual([
    {
      action: 'JOB_STOPPED',
      by,
      reason: 'The service is gone.',
      before: { state: 'GIVEN_UP', tries: 25 },
      after: { state: 'STOPPED' },
    },
    {
      action: 'JOB_TRIED_AGAIN',
      by,
      reason: null,
      before: { state: 'STOPPED', tries: 25 },
      after: { state: 'WAITING', tries: 0 },
    },
  ]);
});

test('[RUN-01] what a stopped job is about is done after all when it is queued anew, by a job of its own', async () => {
  const add = `select id::text from graphile_worker.add_job('billing.sync', '{"customerId": "cus_stopped"}', job_key := $1)`;
  const queue = async (): Promise<string> =>
    (await owner.query<{ id: string }>(add, ['billing.sync/cus_stopped'])).rows[0]?.id ?? '';
  const first = await queue();
  await act('stopJob', first, ', reason: "No."');
  const second = await queue();
  const ids = async (view: string): Promise<string[]> =>
    (await list(`view: ${view}, name: "billing.sync"`)).jobs.map(({ jobId }) => jobId);
  expect([await ids('WAITING'), await ids('STOPPED')]).toEqual([[second], [first]]);
});

test('[RUN-01] a job that runs is left alone, and one that there is not cannot be acted on', async () => {
  const jobId = await addJob(`attempts = 1, locked_at = now(), locked_by = 'a worker'`);
  expect(await act('tryJobAgain', jobId)).toBe('');
  expect(await act('stopJob', jobId, ', reason: "No."')).toMatch(/is running/);
  for (const missing of ['0', '999999999999', 'none', '1e3']) {
    expect(await act('tryJobAgain', missing)).toMatch(/no such job/);
    expect(await act('stopJob', missing, ', reason: "No."')).toMatch(/no such job/);
  }
});

test('[RUN-01] many who have one job tried again write one entry', async () => {
  const jobId = await addGivenUp(server);
  const answers = await Promise.all(Array.from({ length: 8 }, () => act('tryJobAgain', jobId)));
  expect(answers.filter((line) => line !== '')).toHaveLength(1);
  expect(await entries(jobId)).toHaveLength(1);
});

test('[RUN-01] a job that is tried again is done by a worker, and listed as done for two days', async () => {
  const working = await startServer();
  try {
    const jobId = await addGivenUp(working);
    await act('tryJobAgain', jobId, '', 'employee', working);
    await untilIdle(working);
    const done = async (): Promise<string[]> =>
      (await list('view: DONE, name: "analytics.forward"', 'auditor', working)).jobs.map((job) => job.jobId);
    expect(await done()).toEqual([jobId]);
    // pressed once more by somebody whose page is old
    expect(await act('tryJobAgain', jobId, '', 'employee', working)).toBe('');
    expect(await act('stopJob', jobId, ', reason: "No."', 'employee', working)).toBe('This job was done.');
    await working.db
      .updateTable('ended_job')
      .set({ ended_at: new Date(Date.now() - 2 * day - 1) })
      .where('job_id', '=', Number(jobId))
      .execute();
    await removeOldJobs(working);
    expect(await done()).toEqual([]);
  } finally {
    await working.close();
  }
});

test('[RUN-01] jobs that were stopped a month ago go, with what they were about', async () => {
  const [old, recent] = [await addGivenUp(server), await addGivenUp(server)];
  for (const jobId of [old, recent]) await act('stopJob', jobId, ', reason: "No."');
  await owner.query(`update graphile_worker._private_jobs set updated_at = now() - interval '31 days' where id = $1`, [
    old,
  ]);
  await removeOldJobs(server);
  const ids = (await list('view: STOPPED')).jobs.map((job) => job.jobId);
  expect(ids).toContain(recent);
  expect(ids).not.toContain(old);
});
