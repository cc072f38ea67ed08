import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';

const forTeam = 'job.test.ts: for the team, who sees the jobs of everybody';

/** Adds a job that was given up, so that no worker takes it, in one transaction; returns its id. */
export async function addGivenUp(server: TestServer, failure = '503 Service Unavailable'): Promise<string> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  try {
    const payload = JSON.stringify({ eventIds: [randomUUID()] });
    const { rows } = await owner.query<{ id: string }>(
      `with added as (select id from graphile_worker.add_job('analytics.forward', $1::json, run_at := 'infinity'))
       select id::text from added`,
      [payload],
    );
    const id = rows[0]?.id ?? '';
    await owner.query(`select stop_job($1::bigint, $2)`, [id, failure]);
    await owner.query(`update graphile_worker._private_jobs set run_at = now() where id = $1::bigint`, [id]);
    return id;
  } finally {
    await owner.end();
  }
}

export const operations: Operations = {
  listBackgroundJobs: {
    access: { staff: 'job.read' },
  },
  countFailedJobs: {
    access: { staff: 'job.read' },
  },
  tryJobAgain: {
    access: { staff: 'job.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: { jobId: await addGivenUp(server), reason: 'The service is back.' },
      varying: ['lines', 'isSaved'],
    }),
    ids: { jobId: forTeam },
  },
  stopJob: {
    access: { staff: 'job.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: { jobId: await addGivenUp(server), reason: 'Nobody needs it any more.' },
      varying: ['lines', 'isSaved'],
    }),
    ids: { jobId: forTeam },
  },
};
