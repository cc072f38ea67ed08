import { hour } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/attendance/runCommand.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { addClassOf, addCertificate } from './class.fixture.ts';
import { markAttended } from './service/markAttended.ts';
import { takeMarkBack } from './service/takeMarkBack.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const because = { by: operator, reason: 'It was somebody else.' };
const now = () => ({ db: server.db, now: server.clock.now() });
const mark = (memberId: string, sessionId: string) => markAttended(now(), { memberId, sessionId, ...because });
const takeBack = (memberId: string, sessionId: string) => takeMarkBack(now(), { memberId, sessionId, ...because });

async function whoAttended(sessionId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('attendance')
    .select('member_id')
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map((row) => row.member_id).sort();
}

/** The provider reports that a member was there. */
async function attendMeeting(memberId: string, sessionId: string, meetingNumber: number, at: number): Promise<void> {
  await sql`insert into meeting_attendance (member_id, session_id, meeting_number, customer_id, seconds, attended_at)
    select member_id, ${sessionId}, ${meetingNumber}, customer_id, 3600, ${new Date(at)} from member
    where member_id = ${memberId}`.execute(server.db);
}

async function seatAtAcme(memberId: string, since: number): Promise<void> {
  await inTenant(server.db, 'acme', async (tx) => {
    const { contract_id } = await tx.selectFrom('contract').select('contract_id').executeTakeFirstOrThrow();
    const times = { assigned_at: new Date(since), activated_at: new Date(since) };
    await tx
      .insertInto('seat')
      .values({ contract_id, customer_id: 'acme', member_id: memberId, ...times })
      .execute();
  });
}

async function whoHasBadge(courseId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('course_badge')
    .select('member_id')
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.member_id);
}

test('[SSN-14] a mark is taken back once, with an entry of the audit log; the badge that was awarded stays', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'unmarked', meetings: 2, members: 2 });
  const [one = '', unmarked = ''] = members;
  await server.clock.moveTo(startOf(1));
  await mark(one, sessionId);
  await expect.poll(() => whoHasBadge('unmarked')).toEqual([one]);
  expect(await takeBack('nobody', sessionId)).toMatchObject({ refusal: { code: 'NOT_ENROLLED' } });
  expect(await takeBack(unmarked, sessionId)).toEqual({ ok: true, value: { isNew: false, attended: false } });
  const both = await Promise.all([takeBack(one, sessionId), takeBack(one, sessionId)]);
  expect(both).toEqual(
    expect.arrayContaining([
      { ok: true, value: { isNew: true, attended: false } },
      { ok: true, value: { isNew: false, attended: false } },
    ]),
  );
  expect(await whoAttended(sessionId)).toEqual([]);
  expect(await whoHasBadge('unmarked')).toEqual([one]);
  const audited = await server.db
    .selectFrom('audit_entry')
    .select(['actor_name', 'subject', 'reason', 'before', 'after'])
    .where('action', '=', 'ATTENDANCE_MARK_TAKEN_BACK')
    .execute();
  expect(audited).toEqual([
    {
      actor_name: 'operator',
      subject: `member/${one}`,
      reason: because.reason,
      before: { attended: true },
      after: { attended: false },
    },
  ]);
  // and a mark may be set again
  expect(await mark(one, sessionId)).toEqual({ ok: true, value: { isNew: true } });
  expect(await whoAttended(sessionId)).toEqual([one]);
});

test('[SSN-14] [SSN-06] a person who attended half of the meetings still attended without the mark, and has none to take back', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, {
    sessionId: 'by-meetings',
    meetings: 2,
    members: 1,
  });
  const [one = ''] = members;
  await server.clock.moveTo(startOf(1));
  await mark(one, sessionId);
  await attendMeeting(one, sessionId, 1, startOf(1) + hour);
  expect(await takeBack(one, sessionId)).toEqual({ ok: true, value: { isNew: true, attended: true } });
  const kept = await server.db.selectFrom('attendance').selectAll().where('session_id', '=', sessionId).execute();
  expect(kept).toMatchObject([{ member_id: one, attended_at: new Date(startOf(1) + hour), marked_at: null }]);
  expect(await takeBack(one, sessionId)).toEqual({ ok: true, value: { isNew: false, attended: true } });
});

test('[SSN-14] [ORG-09] the figures of the company no longer count what was only marked', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, {
    sessionId: 'counted-back',
    meetings: 3,
    members: 1,
  });
  const [one = ''] = members;
  await server.clock.moveTo(startOf(1));
  await sql`update member set customer_id = 'acme' where member_id = ${one}`.execute(server.db);
  await sql`update enrollment set customer_id = 'acme' where member_id = ${one}`.execute(server.db);
  // without its badge, which would count as well
  await server.db
    .insertInto('session_content')
    .values({
      session_content_id: 'counted-back-project',
      session_id: sessionId,
      kind: 'CONTAINER',
      container_type: 'PROJECT_SUBMISSION',
      title: 'A project',
    })
    .execute();
  await seatAtAcme(one, startOf(1) - hour);
  const figures = (): Promise<unknown> =>
    inTenant(server.db, 'acme', (tx) =>
      tx
        .selectFrom('member_figure')
        .select('is_engaged')
        .where('member_id', '=', one)
        .where('filter', '=', 'LAST_30_DAYS')
        .execute(),
    );
  await mark(one, sessionId);
  await server.clock.advance(60_000);
  expect(await figures()).toEqual([{ is_engaged: true }]);
  await takeBack(one, sessionId);
  await server.clock.advance(60_000);
  expect(await figures()).toEqual([{ is_engaged: false }]);
});

test('[SSN-14] [CRT-04] the criteria of a certificate are evaluated again, and what was issued stays', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'live-only', meetings: 1, members: 2 });
  const [waiting = '', holder = ''] = members;
  await server.clock.moveTo(startOf(1));
  await addCertificate(server, { courseId: 'live-only', type: 'Open', liveOnly: true });
  for (const memberId of members) {
    await sql`insert into member_certificate (member_id, certificate_id, customer_id, registered_at, changed_at)
      select member_id, 'live-only', customer_id, ${new Date(0)}, ${new Date(0)} from member
      where member_id = ${memberId}`.execute(server.db);
    await mark(memberId, sessionId);
  }
  const standing = async (): Promise<Record<string, boolean>> => {
    const rows = await server.db
      .selectFrom('member_certificate')
      .select(['member_id', 'eligible_at'])
      .where('certificate_id', '=', 'live-only')
      .orderBy('member_id')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.member_id, row.eligible_at !== null]));
  };
  await expect.poll(standing).toEqual({ [waiting]: true, [holder]: true });
  const staff = await server.as('employee');
  await staff.query(
    'mutation ($userId: ID) { addCertificateCompletion(certificateId: "live-only", userId: $userId) { error { code } } }',
    { userId: holder },
  );
  const issued = () =>
    server.db
      .selectFrom('credential')
      .select(['member_id', 'revoked_at'])
      .where('certificate_id', '=', 'live-only')
      .execute();
  expect(await issued()).toEqual([{ member_id: holder, revoked_at: null }]);
  for (const memberId of members) await takeBack(memberId, sessionId);
  await expect.poll(standing).toEqual({ [waiting]: false, [holder]: false });
  expect(await issued()).toEqual([{ member_id: holder, revoked_at: null }]);
});

test('[SSN-14] a report that is being settled is waited for before a mark is taken back', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'settling', meetings: 1, members: 1 });
  const [one = ''] = members;
  await server.clock.moveTo(startOf(1));
  await mark(one, sessionId);
  // the job of the mark takes one of the locks
  await expect.poll(() => whoHasBadge('settling')).toEqual([one]);
  const settled = Promise.withResolvers<undefined>();
  const isLocked = Promise.withResolvers<undefined>();
  const settling = server.db.transaction().execute(async (tx) => {
    await sql`select from pg_advisory_xact_lock(hashtextextended(${`attendance/${sessionId}`}, 0))`.execute(tx);
    isLocked.resolve(undefined);
    await settled.promise;
    await sql`insert into meeting_attendance (member_id, session_id, meeting_number, customer_id, seconds, attended_at)
      select member_id, ${sessionId}, 1, customer_id, 3600, ${new Date(startOf(1))} from member
      where member_id = ${one}`.execute(tx);
  });
  await isLocked.promise;
  const taken = takeBack(one, sessionId);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_locks
        where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(server.db);
      return rows[0]?.waiting;
    })
    .toBe(1)
    .finally(() => {
      settled.resolve(undefined);
    });
  await settling;
  expect(await taken).toEqual({ ok: true, value: { isNew: true, attended: true } });
});

test('[SSN-14] an erasure takes the marks of its member with it, and leaves nothing to compute', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'erased', meetings: 1, members: 1 });
  const [one = ''] = members;
  await server.clock.moveTo(startOf(1));
  await seatAtAcme(one, startOf(1));
  await mark(one, sessionId);
  await expect.poll(() => whoHasBadge('erased')).toEqual([one]);
  // a certificate that everybody may earn, so that what changes in it makes a job
  await addCertificate(server, { courseId: 'erased', type: 'CrashCourse', liveOnly: false });
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('delete from member where member_id = $1', [one]);
    const left = await owner.query<{ what: string }>(
      `select 'figures' as what from figure_due where member_id = $1
        union all select key from graphile_worker.jobs where key = 'certificate.evaluate/' || $1`,
      [one],
    );
    expect(left.rows).toEqual([]);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
  expect(await whoAttended(sessionId)).toEqual([]);
});

test('[SSN-14] the command says what a mark that is taken back leaves', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'said-back', meetings: 1, members: 1 });
  const [one = ''] = members;
  await server.clock.moveTo(startOf(1));
  const options = ['--member', one, '--session', sessionId, '--reason', 'A slip'];
  const run = (command: string) => runCommand([command, ...options], { ...now(), by: operator });
  await run('mark');
  expect(await run('unmark')).toEqual([
    `The mark is taken back: ${one} did not attend ${sessionId}. What was awarded stays.`,
  ]);
  expect(await run('unmark')).toEqual([`${one} has no mark for ${sessionId}, and nothing changes.`]);
  await expect(run('forget')).rejects.toThrow('npm run staff -- attendance');
});
