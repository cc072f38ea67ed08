import { activeGrants } from '@atrium/domain/access/entitlement.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { saveEnrollment } from './service/saveEnrollment.ts';
import { closeWaitlists, passOnSeats } from './service/waitlistDue.ts';
import { listedAtOnce } from './store/waitlist.ts';
import { act, addMembers, addSession, contextOf, membersOf, seatsOf } from './workshop.fixture.ts';

// What else a waitlist leads to besides the seat: mails, priority, offers that end with it.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A session with one seat, which the first of three members holds while the others are waitlisted. */
async function fullSession(id: string) {
  const now = server.clock.now();
  const startAt = now + 10 * day;
  await addSession(server, { sessionId: id, courseId: id, startAt, capacity: 1 });
  const [holder = '', first = '', second = ''] = await addMembers(server, id, 3);
  for (const member of [holder, first, second]) await act(server, member, id, now);
  return { id, now, startAt, holder, first, second };
}

async function mailsTo(member: string): Promise<{ letter: string; body: string }[]> {
  const { rows } = await sql<{ letter: string; body: string }>`select letter, body from mail
    where to_address = ${`${member}@test.example`}::citext order by mail_id`.execute(server.db);
  return rows;
}

test('[ENR-04] an offer within a day of the start is mailed with its expiry, and only that', async () => {
  const { id, startAt, holder, first, second } = await fullSession('offered');
  const late = startAt - 20 * hour;
  await act(server, holder, id, late, { unenroll: true });
  const mails = await mailsTo(first);
  expect(mails.map(({ letter }) => letter)).toEqual(['waitlisted', 'seatOffered']);
  const { rows } = await sql<{ zone: string }>`select member_time_zone(${first}) as zone`.execute(server.db);
  const until = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: rows[0]?.zone ?? '',
  }).format(late + 2 * hour);
  expect(mails.at(-1)?.body).toContain(`It's yours to claim until ${until}`);
  expect(mails.at(-1)?.body).toContain(`Claim your seat: ${server.origin}/courses/${id}`);
  expect(mails.at(-1)?.body).not.toContain('give up');
  expect((await mailsTo(second)).map(({ letter }) => letter)).toEqual(['waitlisted']);
});

test('[ENR-04] [THR-39] nobody overtakes the waitlist between a free seat and the due work', async () => {
  const { id, now, holder, first, second } = await fullSession('overtaken');
  const [raised = '', freed = ''] = await addMembers(server, `${id}-late`, 2);
  await sql`update session_seat set capacity = 2 where session_id = ${id}`.execute(server.db);
  expect(await act(server, raised, id, now)).toBe('WAITLISTED');
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([holder, first]);
  await server.db.deleteFrom('member').where('member_id', '=', holder).execute();
  expect(await act(server, freed, id, now)).toBe('WAITLISTED');
  expect((await membersOf(server, id, 'ENROLLED')).toSorted()).toEqual([first, second].toSorted());
  expect(await membersOf(server, id, 'WAITLISTED')).toEqual([raised, freed]);
});

test('[ENR-04] [THR-39] the first of a line longer than is read at once gets the seat', async () => {
  const { id, now, holder, first, second } = await fullSession('long-line');
  for (const member of await addMembers(server, `${id}-late`, listedAtOnce)) await act(server, member, id, now);
  await act(server, holder, id, now, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([first]);
  await act(server, first, id, now, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([second]);
});

test('[ENR-04] priority is used up by the enrollment: after leaving, the member waits for the opening', async () => {
  const { id, startAt, first, second } = await fullSession('spent');
  await closeWaitlists(contextOf(server, '', startAt));
  const opensAt = startAt + 10 * day;
  const early = opensAt - day;
  const next = `${id}-next`;
  await addSession(server, { sessionId: next, courseId: id, startAt: startAt + 30 * day, opensAt, capacity: 20 });
  expect(await act(server, first, next, early)).toBe('ENROLLED');
  await act(server, first, next, early, { unenroll: true });
  expect(await act(server, first, next, early)).toBe('SESSION_NOT_OPEN');
  expect(await act(server, second, next, early)).toBe('ENROLLED');
  expect(await act(server, first, next, opensAt)).toBe('ENROLLED');
});

test('[ENR-04] an enrollment uses up the priority of its course, and of no other', async () => {
  const { id, startAt, first } = await fullSession('spent-one');
  const other = await fullSession('spent-not');
  await closeWaitlists(contextOf(server, '', startAt));
  await server.db
    .insertInto('course_priority')
    .values({ member_id: first, course_id: other.id, session_id: other.id, granted_at: new Date(startAt) })
    .execute();
  const next = `${id}-next`;
  const opensAt = startAt + 10 * day;
  await addSession(server, { sessionId: next, courseId: id, startAt: startAt + 30 * day, opensAt, capacity: 20 });
  expect(await act(server, first, next, opensAt - day)).toBe('ENROLLED');
  const left = server.db.selectFrom('course_priority').select('course_id').where('member_id', '=', first);
  expect(await left.where('used_at', 'is', null).execute()).toEqual([{ course_id: other.id }]);
});

test('[ENR-04] an offer that is open when the waitlist closes ends with it', async () => {
  const { id, startAt, holder, first } = await fullSession('ending');
  await act(server, holder, id, startAt - hour, { unenroll: true });
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 0, held: 1, waiting: 2 });
  // no due work ran in the minutes before the start
  await closeWaitlists(contextOf(server, '', startAt));
  const { kept, counted } = await seatsOf(server, id);
  expect(kept).toEqual({ capacity: 1, taken: 0, held: 0, waiting: 0 });
  expect(counted).toEqual(kept);
  expect(await act(server, first, id, startAt)).toBe('SESSION_CLOSED');
  await passOnSeats(contextOf(server, '', startAt + hour));
  expect((await seatsOf(server, id)).kept).toEqual(kept);
});

test('[ENR-04] a seat of a canceled session is offered to nobody, also when an offer of it lapses', async () => {
  const { id, startAt, holder, first, second } = await fullSession('called-off');
  const offeredAt = startAt - 20 * hour;
  await act(server, holder, id, offeredAt, { unenroll: true });
  await sql`update session set cancelled_at = ${new Date(offeredAt)} where session_id = ${id}`.execute(server.db);
  await passOnSeats(contextOf(server, '', offeredAt + 3 * hour));
  expect((await mailsTo(first)).map(({ letter }) => letter)).toEqual(['waitlisted', 'seatOffered']);
  expect((await mailsTo(second)).map(({ letter }) => letter)).toEqual(['waitlisted']);
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([]);
});

test('[ENR-04] [THR-38] two sessions of a course without counters yet: one member takes one seat', async () => {
  const now = server.clock.now();
  for (let round = 0; round < 8; round += 1) {
    const course = `bare-${String(round)}`;
    const sessions = [`${course}-a`, `${course}-b`];
    for (const [n, sessionId] of sessions.entries()) {
      await addSession(server, { sessionId, courseId: course, startAt: now + (n + 10) * day });
    }
    await server.db.deleteFrom('session_seat').where('session_id', 'in', sessions).execute();
    const [member = ''] = await addMembers(server, course, 1);
    const answers = await Promise.all(sessions.map((sessionId) => act(server, member, sessionId, now)));
    expect(answers.toSorted()).toEqual(['COURSE_SEAT_HELD', 'ENROLLED']);
    const seated = await Promise.all(sessions.map((sessionId) => membersOf(server, sessionId, 'ENROLLED')));
    expect(seated.flat()).toEqual([member]);
  }
});

test('[ENR-04] the seat goes to the next eligible member, however many before them lost their areas', async () => {
  const { id, now, holder, first, second } = await fullSession('long');
  const gone = await addMembers(server, 'gone', 450);
  await sql`insert into enrollment (member_id, session_id, customer_id, status, takes_seat, waitlist_number, joined_at, changed_at)
    select m.member_id, ${id}, m.customer_id, 'WAITLISTED', false, 10 + substr(m.member_id, 6)::integer, ${new Date(now)},
      ${new Date(now)} from member m where m.member_id = any(${gone})`.execute(server.db);
  const [last = ''] = await addMembers(server, 'last', 1);
  await server.db
    .updateTable('session_seat')
    .set({ waiting: 452, next_waitlist_number: 1000 })
    .where('session_id', '=', id)
    .execute();
  await act(server, last, id, now);
  await server.db
    .deleteFrom('entitlement_grant')
    .where('member_id', 'in', [...gone, first, second])
    .execute();
  await server.db.updateTable('session').set({ is_free_session: false }).where('session_id', '=', id).execute();
  await server.db
    .insertInto('entitlement_grant')
    .values({
      member_id: last,
      entitlement_id: 'area-mcsc-unlimited',
      source: 'SUBSCRIPTION',
      source_ref: 'long',
      starts_at: new Date(0),
    })
    .execute();
  await act(server, holder, id, now, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([last]);
  const { kept, counted } = await seatsOf(server, id);
  expect(kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 452 });
  expect(counted).toEqual(kept);
});

test('[ENR-04] [THR-38] a member who becomes staff while waiting is enrolled without a seat, which goes to the next', async () => {
  const { id, now, holder, first, second } = await fullSession('hired');
  await server.db.updateTable('member').set({ is_staff: true }).where('member_id', '=', first).execute();
  await act(server, holder, id, now, { unenroll: true });
  expect((await membersOf(server, id, 'ENROLLED')).toSorted()).toEqual([first, second]);
  const { kept, counted } = await seatsOf(server, id);
  expect(kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 0 });
  expect(counted).toEqual(kept);
});

test('a member who enrolls and leaves repeatedly gets a limited number of mails', async () => {
  const now = server.clock.now();
  await addSession(server, { sessionId: 'turns', courseId: 'turns', startAt: now + 10 * day });
  const [member = ''] = await addMembers(server, 'turns', 1);
  const answers: string[] = [];
  for (let turn = 0; turn < 40; turn += 1)
    answers.push(await act(server, member, 'turns', now, { unenroll: turn % 2 === 1 }));
  expect(answers.slice(0, 30)).not.toContain('RATE_LIMITED');
  expect(new Set(answers.slice(30))).toEqual(new Set(['RATE_LIMITED']));
  expect((await mailsTo(member)).length).toBe(30);
  const input = { userId: member, sessionId: 'turns', unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' };
  const refused = await saveEnrollment(contextOf(server, member, now + 20 * minute), input);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'RATE_LIMITED', retryAfter: 40 * 60 } });
  expect(await act(server, member, 'turns', now + hour + 1)).toBe('ENROLLED');
});

test('[ENR-04] database and rule agree on a waiting member’s entitlements: start, end, revocation', async () => {
  const [holder = ''] = await addMembers(server, 'holder', 1);
  const begins = server.clock.now();
  const key = 'area/mcsc-unlimited';
  const grants = [
    { startsAt: begins, endsAt: begins + day, revokedAt: null },
    { startsAt: begins + 2 * day, endsAt: null, revokedAt: begins + 3 * day },
  ];
  const held = async (at: number): Promise<boolean> => {
    const { rows } = await sql<{ keys: string[] }>`select held_keys(${holder}, ${new Date(at)}) as keys`.execute(
      server.db,
    );
    return rows[0]?.keys.includes(key) ?? false;
  };
  for (const [n, grant] of grants.entries()) {
    const at = (instant: number | null) => (instant === null ? null : new Date(instant));
    await server.db
      .insertInto('entitlement_grant')
      .values({
        member_id: holder,
        entitlement_id: 'area-mcsc-unlimited',
        source: 'SUBSCRIPTION',
        source_ref: `${holder}-${String(n)}`,
        starts_at: new Date(grant.startsAt),
        ends_at: at(grant.endsAt),
        revoked_at: at(grant.revokedAt),
      })
      .execute();
  }
  const instants = [begins - 1, begins, begins + day - 1, begins + day, begins + 2 * day, begins + 4 * day];
  const stored = await Promise.all(instants.map(held));
  expect(stored).toEqual([false, true, true, false, false, false]);
  expect(stored).toEqual(instants.map((at) => activeGrants(grants, at).length > 0));
});

test('[ENR-04] the mail of a session that has begun says so', async () => {
  const now = server.clock.now();
  const times = { startAt: now - hour, endAt: now + day, closesAt: now + hour };
  await addSession(server, { sessionId: 'begun', courseId: 'begun', ...times });
  const [member = ''] = await addMembers(server, 'begun', 1);
  expect(await act(server, member, 'begun', now)).toBe('ENROLLED');
  const [mail] = await mailsTo(member);
  expect(mail?.body).toContain("You're enrolled in Run begun. It started ");
  expect(mail?.body).not.toContain('It starts');
});

test('[ENR-04] a promotion uses up the priority too', async () => {
  const { id, startAt, first } = await fullSession('promoted');
  await closeWaitlists(contextOf(server, '', startAt));
  const opensAt = startAt + 10 * day;
  const [next, later] = [`${id}-next`, `${id}-later`];
  const [holder = ''] = await addMembers(server, next, 1);
  await addSession(server, { sessionId: next, courseId: id, startAt: startAt + 30 * day, opensAt, capacity: 1 });
  await addSession(server, {
    sessionId: later,
    courseId: id,
    startAt: startAt + 60 * day,
    opensAt: opensAt + 30 * day,
    capacity: 20,
  });
  expect(await act(server, holder, next, opensAt)).toBe('ENROLLED');
  expect(await act(server, first, next, opensAt)).toBe('WAITLISTED');
  await act(server, holder, next, opensAt, { unenroll: true });
  expect(await membersOf(server, next, 'ENROLLED')).toEqual([first]);
  await act(server, first, next, opensAt, { unenroll: true });
  expect(await act(server, first, later, opensAt + 29 * day)).toBe('SESSION_NOT_OPEN');
});
