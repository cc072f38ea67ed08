import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { passOnSeats } from './service/waitlistDue.ts';
import {
  act as actAlone,
  addFullSession,
  addMembers,
  addSession,
  contextOf,
  membersOf,
  seatsOf,
} from './workshop.fixture.ts';

// What the team does with the people of a session. The mails wait until a test lets their time come.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly isSaved: boolean | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** Sends an act; its lines, or the code with which it was refused. */
async function act(name: string, args: string, who = 'support'): Promise<string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer | null>>(`mutation { ${name}(${args}) { lines isSaved error { code message } } }`);
  const answer = data?.[name];
  return errors?.[0]?.extensions.code ?? answer?.error?.code ?? (answer?.lines ?? []).join(' ');
}
const of = (sessionId: string, userId: string, more = ''): string =>
  `sessionId: "${sessionId}", userId: "${userId}"${more}`;
const because = ', reason: "They asked by phone."';
const rehearsed = ', dryRun: true';

async function mailsTo(memberId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('mail')
    .select(['letter', 'leaves_at as leavesAt', 'withdrawn_at as withdrawnAt'])
    .where('to_address', '=', `${memberId}@test.example`)
    .orderBy('mail_id')
    .execute();
  return rows.map(({ letter, leavesAt, withdrawnAt }) => {
    if (withdrawnAt !== null) return `${letter} withdrawn`;
    return leavesAt === null ? letter : `${letter} waits`;
  });
}

test('[RUN-02] [DOC-03] [D96] staff enroll somebody: a rehearsal says so and changes nothing, twice is once', async () => {
  const sessionId = 'staff-enrolls';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 5 * day, manual: true });
  const [member = ''] = await addMembers(server, sessionId, 1);
  const lines =
    'Member Number 1 is enrolled, and is mailed. ' +
    'The mail leaves after 10 minutes; until then it can be stopped in the outbox.';
  expect(await act('enrollPerson', of(sessionId, member, rehearsed))).toBe(lines);
  expect(await membersOf(server, sessionId, 'ENROLLED')).toEqual([]);
  expect(await act('enrollPerson', of(sessionId, member))).toBe(lines);
  expect(await act('enrollPerson', of(sessionId, member))).toBe('');
  expect(await membersOf(server, sessionId, 'ENROLLED')).toEqual([member]);
  expect(await mailsTo(member)).toEqual(['enrolled waits']);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('subject', '=', `member/${member}`)
    .execute();
  expect(entries).toEqual([{ before: { status: 'NONE' }, after: { status: 'ENROLLED' } }]);
});

test('[RUN-02] [STF-05] a swap by staff is in the audit log with the seat that is given up for it', async () => {
  const [from, to] = ['staff-swaps-1', 'staff-swaps-2'];
  const startAt = server.clock.now() + 5 * day;
  for (const sessionId of [from, to]) await addSession(server, { sessionId, courseId: 'staff-swaps', startAt });
  const [member = ''] = await addMembers(server, 'staff-swaps', 1);
  await act('enrollPerson', of(from, member));
  expect(await act('enrollPerson', of(to, member))).toBe('COURSE_SEAT_HELD');
  expect(await act('enrollPerson', of(to, member, `, swap: true${because}`))).toContain('gives up the seat');
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after', 'reason', 'detail'])
    .where('subject', '=', `member/${member}`)
    .orderBy('audit_entry_id')
    .execute();
  const [none, held] = [{ status: 'NONE' }, { status: 'ENROLLED' }];
  const reason = 'They asked by phone.';
  expect(entries.slice(1)).toEqual([
    { action: 'MEMBER_UNENROLLED', before: held, after: none, reason, detail: { sessionId: from } },
    { action: 'MEMBER_ENROLLED', before: none, after: held, reason, detail: { sessionId: to } },
  ]);
});

test('[RUN-02] [DOC-03] whom staff take out frees the seat for the next who waits, and both mails wait', async () => {
  const { sessionId, holder, waiting } = await addFullSession(server, 'staff-unenrolls');
  const [first = ''] = waiting;
  expect(await act('unenrollPerson', of(sessionId, holder))).toBe('INVALID_INPUT');
  expect(await act('unenrollPerson', of(sessionId, holder, because))).toBe(
    'Member Number 1 is no longer enrolled, and is mailed. What they have done is kept. ' +
      'Member Number 2 gets the seat, and is mailed. 1 person waits after that. ' +
      'The 2 mails leave after 10 minutes; until then they can be stopped in the outbox.',
  );
  expect(await membersOf(server, sessionId, 'ENROLLED')).toEqual([first]);
  expect((await mailsTo(holder)).at(-1)).toBe('unenrolled waits');
  expect((await mailsTo(first)).at(-1)).toBe('promoted waits');
  const { kept, counted } = await seatsOf(server, sessionId);
  expect(kept).toEqual(counted);
});

test('[RUN-02] a full session gives no seat; one who let an offer lapse is offered another, which lapses too', async () => {
  const startAt = server.clock.now() + 20 * hour;
  const { sessionId, holder, waiting } = await addFullSession(server, 'staff-offers', startAt);
  const [first = '', second = ''] = waiting;
  expect(await act('offerSeat', of(sessionId, second))).toBe('SESSION_FULL');
  expect(await act('offerSeat', of(sessionId, holder))).toBe('');
  expect(await act('offerSeat', of(sessionId, 'member'))).toBe('NOT_FOUND');
  const at = (later: number) => contextOf(server, first, server.clock.now() + later);
  await server.db.updateTable('session_seat').set({ capacity: 2 }).where('session_id', '=', sessionId).execute();
  await passOnSeats(at(0));
  // an offer that is let go goes to the next, and the first is not asked again by itself
  expect(await act('letSeatGo', of(sessionId, first, because))).toContain(
    'The seat that is held for Member Number 2 is let go. Nobody is mailed of it. Member Number 3 is offered the seat until',
  );
  await server.db.updateTable('session_seat').set({ capacity: 3 }).where('session_id', '=', sessionId).execute();
  await passOnSeats(at(0));
  expect((await seatsOf(server, sessionId)).kept.held).toBe(1);
  expect(await act('offerSeat', of(sessionId, first))).toContain('Member Number 2 is offered the seat until');
  expect(await act('offerSeat', of(sessionId, first))).toBe('');
  expect((await seatsOf(server, sessionId)).kept.held).toBe(2);
  await passOnSeats(at(2 * hour + minute));
  const { kept, counted } = await seatsOf(server, sessionId);
  expect(kept).toEqual(counted);
  expect(kept.held).toBe(0);
});

test('[RUN-02] a seat is held until another instant, never into the last half hour, and it is mailed', async () => {
  const startAt = server.clock.now() + 20 * hour;
  const { sessionId, holder, waiting } = await addFullSession(server, 'staff-holds', startAt);
  const [first = '', second = ''] = waiting;
  await act('unenrollPerson', of(sessionId, holder, because));
  const until = (at: number): string => `, until: "${String(at)}"`;
  expect(await act('holdSeat', of(sessionId, second, until(startAt - hour)))).toBe('NOT_FOUND');
  expect(await act('holdSeat', of(sessionId, first, until(startAt - 29 * minute)))).toBe('INVALID_INPUT');
  expect(await act('holdSeat', of(sessionId, first, until(startAt - hour)))).toContain('Member Number 2 is offered');
  expect(await act('holdSeat', of(sessionId, first, until(startAt - hour)))).toBe('');
  await passOnSeats(contextOf(server, first, server.clock.now() + 3 * hour));
  expect((await seatsOf(server, sessionId)).kept.held).toBe(1);
  expect((await mailsTo(first)).slice(-2)).toEqual(['seatOffered withdrawn', 'seatOffered waits']);
  // once it is let go, nobody is offered it any more
  expect(await act('letSeatGo', of(sessionId, first, because))).toContain(
    'The mail that waits for Member Number 2 is withdrawn.',
  );
  expect((await mailsTo(first)).at(-1)).toBe('seatOffered withdrawn');
});

test('[RUN-02] [D96] an act that takes another back within its ten minutes withdraws its mail and sends none', async () => {
  const sessionId = 'staff-undoes';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 5 * day });
  const [member = ''] = await addMembers(server, sessionId, 1);
  await act('enrollPerson', of(sessionId, member));
  expect(await act('unenrollPerson', of(sessionId, member, because + rehearsed))).toBe(
    'Member Number 1 is no longer enrolled. What they have done is kept. ' +
      'The mail that waits for Member Number 1 is withdrawn.',
  );
  expect(await mailsTo(member)).toEqual(['enrolled waits']);
  await act('unenrollPerson', of(sessionId, member, because));
  expect(await mailsTo(member)).toEqual(['enrolled withdrawn']);
  await act('enrollPerson', of(sessionId, member));
  expect(await mailsTo(member)).toEqual(['enrolled withdrawn', 'enrolled waits']);
  // once it has left they know it: then it is the leaving that is news, until they are back
  await server.clock.advance(11 * minute);
  expect((await server.mails()).filter(({ to }) => to === `${member}@test.example`)).toHaveLength(1);
  await act('unenrollPerson', of(sessionId, member, because));
  const before = ['enrolled withdrawn', 'enrolled'];
  expect(await mailsTo(member)).toEqual([...before, 'unenrolled waits']);
  expect(await act('enrollPerson', of(sessionId, member))).toBe(
    'Member Number 1 is enrolled. The mail that waits for Member Number 1 is withdrawn.',
  );
  expect(await mailsTo(member)).toEqual([...before, 'unenrolled withdrawn']);
});

test('[RUN-02] [D96] what a member does meanwhile withdraws the mail of an act that is true no more', async () => {
  const sessionId = 'staff-overtaken';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 5 * day });
  const [member = ''] = await addMembers(server, sessionId, 1);
  await act('enrollPerson', of(sessionId, member));
  await actAlone(server, member, sessionId, server.clock.now(), { unenroll: true });
  expect(await mailsTo(member)).toEqual(['enrolled withdrawn', 'unenrolled']);
  await actAlone(server, member, sessionId, server.clock.now());
  await act('unenrollPerson', of(sessionId, member, because));
  expect((await mailsTo(member)).at(-1)).toBe('unenrolled waits');
  await actAlone(server, member, sessionId, server.clock.now());
  expect((await mailsTo(member)).slice(-2)).toEqual(['unenrolled withdrawn', 'enrolled']);
});

test('[RUN-02] somebody who waits is moved up with a reason, and gets the next seat', async () => {
  const { sessionId, holder, waiting } = await addFullSession(server, 'staff-moves');
  const [first = '', second = ''] = waiting;
  expect(await act('moveWaiting', of(sessionId, second, ', rank: 1'))).toBe('INVALID_INPUT');
  expect(await act('moveWaiting', of(sessionId, second, `, rank: 1${because}`))).toBe(
    'They move from number 2 to number 1 of 2 on the waitlist. Nobody is mailed.',
  );
  expect(await act('moveWaiting', of(sessionId, second, `, rank: 1${because}`))).toBe('');
  expect(await membersOf(server, sessionId, 'WAITLISTED')).toEqual([second, first]);
  await act('unenrollPerson', of(sessionId, holder, because));
  expect(await membersOf(server, sessionId, 'ENROLLED')).toEqual([second]);
});

interface People {
  readonly people: readonly { readonly userId: string; readonly rank: number | null }[];
  readonly nextAfter: number | null;
}
async function people(who: string, sessionId: string, args = ''): Promise<People | null> {
  const text = `{ listSessionPeople(sessionId: "${sessionId}"${args}) { people { userId rank } nextAfter } }`;
  return (await (await server.as(who)).ask<{ listSessionPeople: People | null }>(text)).data?.listSessionPeople ?? null;
}

test('[RUN-02] [STU-04] people come 50 a page by name, and are found by words of it; those who wait in order', async () => {
  const sessionId = 'staff-lists';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 5 * day, capacity: 52 });
  const members = await addMembers(server, sessionId, 54);
  for (const member of members) await act('enrollPerson', of(sessionId, member));
  const first = await people('support', sessionId);
  expect([first?.people.length, first?.nextAfter]).toEqual([50, 50]);
  const rest = await people('support', sessionId, ', after: 50');
  expect([rest?.people.length, rest?.nextAfter]).toEqual([2, null]);
  const seen = [...(first?.people ?? []), ...(rest?.people ?? [])].map(({ userId }) => userId);
  expect(new Set(seen)).toEqual(new Set(members.slice(0, 52)));
  const named = await people('support', sessionId, ', search: "number MEMBER 17"');
  expect(named?.people.map(({ userId }) => userId)).toEqual([`${sessionId}-17`]);
  const line = await people('support', sessionId, ', view: WAITLISTED');
  expect(line?.people).toEqual([53, 54].map((n, at) => ({ userId: `${sessionId}-${String(n)}`, rank: at + 1 })));
});

test('[RUN-02] [STF-01] an instructor reads their own sessions alone, and enrolls nobody; others read none', async () => {
  const { sessionId, holder } = await addFullSession(server, 'not-theirs');
  const own = 'ai-leaders-2';
  expect(await people('instructor', own)).not.toBeNull();
  expect(await people('instructor', sessionId)).toBeNull();
  const emails = async (who: string, search: string): Promise<string[]> => {
    const text = `{ listSessionPeople(sessionId: "${own}", search: "${search}") { people { email } } }`;
    const { listSessionPeople: list } = await (
      await server.as(who)
    ).query<{ listSessionPeople: { people: { email: string }[] } }>(text);
    return list.people.map(({ email }) => email);
  };
  expect(await emails('support', 'bob@acme')).toEqual(['bob@acme.example']);
  expect(await emails('instructor', 'tanaka')).toEqual(['b…@acme.example']);
  expect(await emails('instructor', 'bob@acme')).toEqual([]);
  const listed = async (who: string): Promise<string[] | null> => {
    const text = '{ listRunSessions { sessions { sessionId } } }';
    const { data } = await (
      await server.as(who)
    ).ask<{ listRunSessions: { sessions: { sessionId: string }[] } | null }>(text);
    return data?.listRunSessions?.sessions.map((each) => each.sessionId) ?? null;
  };
  expect(await listed('instructor')).toContain(own);
  expect(await listed('instructor')).not.toContain(sessionId);
  expect(await listed('support')).toContain(sessionId);
  expect(await listed('editor')).toBeNull();
  expect(await act('unenrollPerson', of(own, holder, because), 'instructor')).toBe('FORBIDDEN');
  expect(await act('unenrollPerson', of(own, holder, because), 'member')).toBe('NOT_FOUND');
  expect(await act('offerSeat', of('no-such-session', holder))).toBe('NOT_FOUND');
});
