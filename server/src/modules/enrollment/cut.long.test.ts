import { setTimeout as wait } from 'node:timers/promises';
import { day } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addSession, seatsOf } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const saving = `mutation ($input: SaveEnrollmentInput!) {
  saveEnrollment(input: $input) { enrollmentStatus error { code } } }`;

interface Saved {
  readonly saveEnrollment: { readonly enrollmentStatus: string | null; readonly error: { code: string } | null } | null;
}

/** Terminates connections that are inside a transaction until `enough` were, or the test is over; returns how many. */
async function cutTransactions(url: string, enough: number, over: AbortSignal): Promise<number> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  let cut = 0;
  while (cut < enough && !over.aborted) {
    const { rowCount } = await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'atrium' and state = 'idle in transaction' limit 1`);
    cut += rowCount ?? 0;
    await wait(2);
  }
  await owner.end();
  return cut;
}

test('[THR-18] connections lost inside a transaction end no process: each call succeeds, or is refused as retryable', async ({
  signal,
}) => {
  const sessionId = 'cut-1';
  await addSession(server, { sessionId, courseId: 'cut', startAt: server.clock.now() + 30 * day, capacity: 3 });
  const names = ['member', 'academy', 'planner', 'archive', 'trial', 'limited', 'crash', 'sprints'];
  const callers = await Promise.all(names.map((name) => server.as(name)));
  const answers = new Set<string>();
  let going = true;
  const writing = callers.map(async (caller) => {
    for (let turn = 0; going; turn += 1) {
      const input = { userId: caller.memberId, sessionId, unenroll: turn % 2 === 1 };
      const { data, errors } = await caller.ask<Saved>(saving, { input });
      const refused = errors?.[0]?.extensions.code ?? data?.saveEnrollment?.error?.code;
      answers.add(refused ?? 'done');
    }
  });
  const cut = await cutTransactions(server.databaseUrl, 25, signal);
  going = false;
  await Promise.all(writing);

  expect(cut).toBe(25);
  expect([...answers].sort()).toEqual(['UNAVAILABLE', 'done']);
  const { kept, counted } = await seatsOf(server, sessionId);
  expect(kept).toEqual(counted);
  // the same members are still signed in, and are served at once
  for (const caller of callers) {
    const { getMember } = await caller.query<{ getMember: { userId: string } }>('{ getMember { userId } }');
    expect(getMember.userId).toBe(caller.memberId);
  }
});

test('[ENR-04] no session of the demo world is oversold, personas included', async () => {
  const oversold = await server.db
    .selectFrom('session_seat')
    .select('session_id')
    .whereRef('taken', '>', 'capacity')
    .execute();
  expect(oversold).toEqual([]);
});
