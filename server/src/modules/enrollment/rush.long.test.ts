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

test('[THR-38] a rush on one session leaves database connections for everybody else', async () => {
  const sessionId = 'rush-1';
  await addSession(server, { sessionId, courseId: 'rush', startAt: server.clock.now() + 30 * day, capacity: 1 });
  const [rushing, reading] = [await server.as('member'), await server.as('academy')];
  // while another connection locks the course, no enrollment can proceed
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select from course where course_id = 'rush' for no key update`);
  const rush = Array.from({ length: 60 }, (_, turn) =>
    rushing.ask(saving, { input: { userId: rushing.memberId, sessionId, unenroll: turn % 2 === 1 } }),
  );
  try {
    const { data } = await reading.ask<{ getHome: object | null }>('{ getHome { trialDaysLeft } }');
    expect(data?.getHome).not.toBeNull();
    const waiting = async (): Promise<number | undefined> => {
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and application_name = 'atrium' and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    };
    await expect.poll(waiting).toBe(1);
    // the rest of the rush has arrived by now, or would be counted here
    const seen = new Set<number | undefined>();
    for (let look = 0; look < 20; look += 1) seen.add(await waiting());
    expect([...seen]).toEqual([1]);
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  const answers = await Promise.all(rush);
  expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
  const { kept, counted } = await seatsOf(server, sessionId);
  expect(counted).toEqual(kept);
});
