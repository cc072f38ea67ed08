import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../base/context.ts';
import type { JobName, JobPayloads } from '../base/jobs/jobTypes.ts';
import { remindEnrolled } from '../modules/enrollment/service/remindEnrolled.ts';
import { tellNewDates } from '../modules/enrollment/service/tellNewDates.ts';
import { act, addMembers, addSession } from '../modules/enrollment/workshop.fixture.ts';
import { remindAttendees } from '../modules/event/service/remind.ts';
import { tellChanges } from '../modules/event/service/tellChanges.ts';
import { jobs } from '../registry.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

// What waits in the outbox for a mail server that was away, when its reason has gone meanwhile.

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  // the jobs wait until a test runs them
  server = await startServer({ worker: false });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** Runs the jobs that wait to send these mails, twice as a job may be; returns to whom they were sent. */
async function send(letter: string): Promise<string[]> {
  const sent: string[] = [];
  const given = server.context(null, server.clock.now());
  const mailer = {
    send: ({ to }: { readonly to: string }) => {
      sent.push(to);
      return Promise.resolve();
    },
  };
  const ctx: Context = { ...given, ports: { ...given.ports, mailer } };
  const { rows } = await owner.query<{ name: JobName; payload: JobPayloads['mail.send'] }>(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     join mail m on m.mail_id = (j.payload ->> 'mailId')::bigint where m.letter = $1 order by m.mail_id`,
    [letter],
  );
  for (const { name, payload } of [...rows, ...rows])
    await (jobs[name] as (ctx: Context, payload: unknown) => Promise<void>)(ctx, payload);
  return sent.map((to) => to.split('@', 1)[0] ?? '').toSorted();
}

/** The mails of a letter, each with whether it was sent or withdrawn. */
async function outbox(letter: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('mail')
    .select(['to_address as to', 'sent_at as sentAt', 'withdrawn_at as withdrawnAt'])
    .where('letter', '=', letter)
    .orderBy('to_address')
    .execute();
  return rows.map(({ to, sentAt, withdrawnAt }) =>
    [to.split('@', 1)[0], sentAt !== null && 'sent', withdrawnAt !== null && 'withdrawn'].filter(Boolean).join(' '),
  );
}

/** One of them gets another address, one is erased. */
async function moveAndErase(moves: string, gone: string): Promise<void> {
  await sql`update member set email = ${`${moves}-new@test.example`} where member_id = ${moves}`.execute(server.db);
  await server.db.deleteFrom('member').where('member_id', '=', gone).execute();
}

test('[EVT-03] a member who attends no longer, or has another address, gets no mail that waited about an event', async () => {
  const [id, now] = ['waits', server.clock.now()];
  await server.db
    .insertInto('member_event')
    .values({ member_event_id: id, title: id, hero_image_url: '/x.svg', start_at: new Date(now + 20 * hour) })
    .execute();
  const members = await addMembers(server, 'guest', 4);
  await sql`insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changed_at)
    select member_id, ${id}, customer_id, 'ACTIVE', ${new Date(now - day)} from member
    where member_id = any(${members})`.execute(server.db);
  await remindAttendees(server.context(null, now));
  await sql`update member_event set start_at = ${new Date(now + 30 * hour)} where member_event_id = ${id}`.execute(
    server.db,
  );
  await tellChanges(server.context(null, now));
  await sql`update member_event_rsvp set status = 'DELETED' where member_id = 'guest-2'`.execute(server.db);
  await moveAndErase('guest-3', 'guest-4');
  for (const letter of ['eventReminder', 'eventMoved']) {
    expect((await send(letter)).filter((to) => to.startsWith('guest'))).toEqual(['guest-1']);
    const kept = (await outbox(letter)).filter((row) => row.startsWith('guest'));
    expect(kept).toEqual(['guest-1 sent', 'guest-2 withdrawn', 'guest-3 withdrawn']);
  }
});

test('[ENR-02] [ENR-06] a member who has left a session, or has another address, gets no mail that waited about its dates', async () => {
  const [sessionId, now] = ['waits', server.clock.now()];
  await addSession(server, { sessionId, courseId: sessionId, startAt: now + 20 * hour });
  const members = await addMembers(server, 'learner', 4);
  for (const memberId of members) await act(server, memberId, sessionId, now);
  await remindEnrolled(server.context(null, now));
  await sql`update session set start_at = ${new Date(now + 30 * hour)}, end_at = ${new Date(now + 31 * hour)}
    where session_id = ${sessionId}`.execute(server.db);
  await tellNewDates(server.context(null, now));
  await act(server, 'learner-2', sessionId, now, { unenroll: true });
  await moveAndErase('learner-3', 'learner-4');
  const { rows } = await owner.query<{ letter: string }>(
    `select distinct letter from mail where to_address = 'learner-1@test.example' order by 1`,
  );
  const letters = rows.map(({ letter }) => letter).filter((letter) => letter !== 'enrolled');
  expect(letters).toHaveLength(2);
  for (const letter of letters) {
    expect((await send(letter)).filter((to) => to.startsWith('learner'))).toEqual(['learner-1']);
    const kept = (await outbox(letter)).filter((row) => row.startsWith('learner'));
    expect(kept).toEqual(['learner-1 sent', 'learner-2 withdrawn', 'learner-3 withdrawn']);
  }
});
