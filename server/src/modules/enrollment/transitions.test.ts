import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { getUserSession } from './service/getUserSession.ts';
import { closeWaitlists, passOnSeats } from './service/waitlistDue.ts';
import { act, addMembers, addSession, contextOf, membersOf, seatsOf, type SessionSpec } from './workshop.fixture.ts';

let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Scene {
  readonly id: string;
  readonly now: number;
  readonly startAt: number;
  readonly members: readonly string[];
}

async function scene(spec: Partial<SessionSpec> = {}, count = 3): Promise<Scene> {
  made += 1;
  const id = `scene-${String(made)}`;
  const now = server.clock.now();
  const startAt = spec.startAt ?? now + 10 * day;
  await addSession(server, { sessionId: id, courseId: id, startAt, capacity: 1, ...spec });
  return { id, now, startAt, members: await addMembers(server, id, count) };
}

/** Named states of a member in a session; each is reached through the service itself. */
const states = {
  none: async () => scene(),
  enrolled: async () => {
    const set = await scene();
    await act(server, set.members[0] ?? '', set.id, set.now);
    return set;
  },
  waiting: async () => {
    const set = await scene();
    await act(server, set.members[1] ?? '', set.id, set.now);
    await act(server, set.members[0] ?? '', set.id, set.now);
    return set;
  },
  full: async () => {
    const set = await scene({ waitlist: false });
    await act(server, set.members[1] ?? '', set.id, set.now);
    return set;
  },
  left: async () => {
    const set = await scene();
    await act(server, set.members[0] ?? '', set.id, set.now);
    await act(server, set.members[0] ?? '', set.id, set.now, { unenroll: true });
    return set;
  },
  closed: async () => scene({ closesAt: server.clock.now() - 1 }),
  future: async () => scene({ opensAt: server.clock.now() + day }),
  manual: async () => scene({ manual: true }),
  cancelled: async () => scene({ cancelled: true }),
  notMine: async () => scene({ free: false }),
  ended: async () => {
    const set = await scene();
    await act(server, set.members[0] ?? '', set.id, set.now);
    return { ...set, now: set.startAt + 2 * hour };
  },
  unknown: async () => ({ ...(await scene()), id: 'no-such-session' }),
} as const;

const table: readonly (readonly [keyof typeof states, 'enroll' | 'leave', string])[] = [
  ['none', 'enroll', 'ENROLLED'],
  ['none', 'leave', 'ENROLL'],
  ['enrolled', 'enroll', 'ENROLLED'],
  ['enrolled', 'leave', 'ENROLL'],
  ['waiting', 'enroll', 'WAITLISTED'],
  ['waiting', 'leave', 'ENROLL'],
  ['full', 'enroll', 'SESSION_FULL'],
  ['full', 'leave', 'CLOSED'],
  ['left', 'enroll', 'ENROLLED'],
  ['left', 'leave', 'ENROLL'],
  ['closed', 'enroll', 'SESSION_CLOSED'],
  ['closed', 'leave', 'CLOSED'],
  ['future', 'enroll', 'SESSION_NOT_OPEN'],
  ['manual', 'enroll', 'FORBIDDEN'],
  ['cancelled', 'enroll', 'SESSION_CLOSED'],
  ['notMine', 'enroll', 'FORBIDDEN'],
  ['ended', 'enroll', 'SESSION_CLOSED'],
  ['ended', 'leave', 'SESSION_CLOSED'],
  ['unknown', 'enroll', 'NOT_FOUND'],
  ['unknown', 'leave', 'NOT_FOUND'],
];

test.each(table)('[ENR-04] [THR-40] %s: %s answers %s, also when repeated', async (state, ask, says) => {
  const { id, now, members } = await states[state]();
  const [member = ''] = members;
  const unenroll = ask === 'leave';
  expect(await act(server, member, id, now, { unenroll })).toBe(says);
  const events = await eventsOf(member);
  expect(await act(server, member, id, now, { unenroll })).toBe(says);
  expect(await eventsOf(member)).toEqual(events);
});

async function eventsOf(member: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from enrollment_step where member_id = ${member}
    order by enrollment_step_id`.execute(server.db);
  return rows.map((row) => row.kind);
}

test('[ENR-04] more than a day before the start the first on the waitlist gets the free seat, and one mail', async () => {
  const { id, now, members } = await scene();
  const [first = '', second = '', third = ''] = members;
  for (const member of members) await act(server, member, id, now);
  await act(server, first, id, now, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([second]);
  expect(await membersOf(server, id, 'WAITLISTED')).toEqual([third]);
  const { rows } = await sql<{
    letter: string;
  }>`select letter from mail where to_address = ${`${second}@test.example`}
    order by mail_id`.execute(server.db);
  expect(rows.map((row) => row.letter)).toEqual(['waitlisted', 'promoted']);
});

/** Since when a member holds a seat or waits, in milliseconds from this instant. */
async function sinceOf(member: string, sessionId: string, from: number): Promise<number> {
  const { joined_at } = await server.db
    .selectFrom('enrollment')
    .select('joined_at')
    .where('member_id', '=', member)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return joined_at.getTime() - from;
}

test('[ENR-04] [ORG-06] a member who comes from the waitlist is enrolled since they got the seat, and a place in line has its own instant', async () => {
  const { id, now, startAt, members } = await scene({}, 4);
  const [seated = '', promoted = '', claims = '', last = ''] = members;
  for (const [hours, member] of members.entries()) await act(server, member, id, now + hours * hour);
  await act(server, seated, id, now + day, { unenroll: true });
  expect([await sinceOf(promoted, id, now), await sinceOf(claims, id, now)]).toEqual([day, 2 * hour]);
  await act(server, promoted, id, startAt - 5 * hour, { unenroll: true });
  expect(await act(server, claims, id, startAt - 4 * hour)).toBe('ENROLLED');
  expect([await sinceOf(claims, id, startAt), await sinceOf(last, id, now)]).toEqual([-4 * hour, 3 * hour]);
  // what was left keeps its instant, until it is joined again
  expect(await sinceOf(seated, id, now)).toBe(0);
  expect(await act(server, seated, id, startAt - 3 * hour)).toBe('WAITLISTED');
  expect(await sinceOf(seated, id, startAt)).toBe(-3 * hour);
});

test('[ENR-04] the waitlist skips members without entitlement, and offers a swap to those enrolled in another session', async () => {
  const { id, now, members } = await scene({ free: false }, 4);
  const [seated = '', elsewhere = '', lapsed = '', entitled = ''] = members;
  for (const member of members) {
    await server.db
      .insertInto('entitlement_grant')
      .values({
        member_id: member,
        entitlement_id: 'area-mcsc-unlimited',
        source: 'SUBSCRIPTION',
        source_ref: member,
        starts_at: new Date(0),
        ends_at: member === lapsed ? new Date(now + day) : null,
      })
      .execute();
    const entitlements = ['area/mcsc-unlimited'];
    expect(await act(server, member, id, now, { entitlements })).toBe(member === seated ? 'ENROLLED' : 'WAITLISTED');
  }
  await addSession(server, { sessionId: `${id}-x`, courseId: id, startAt: now + 20 * day });
  expect(await act(server, elsewhere, `${id}-x`, now)).toBe('ENROLLED');
  await act(server, seated, id, now + 2 * day, { unenroll: true });
  expect(await eventsOf(elsewhere)).toEqual(['WAITLISTED', 'ENROLLED', 'OFFERED']);
  expect(await eventsOf(lapsed)).toEqual(['WAITLISTED']);
  await passOnSeats(contextOf(server, '', now + 2 * day + 12 * hour));
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([entitled]);
});

test('[ENR-04] within a day of the start the seat is offered for two hours, to be claimed by that member only, then to the next', async () => {
  const { id, now, startAt, members } = await scene();
  const [first = '', second = '', third = ''] = members;
  for (const member of members) await act(server, member, id, now);
  const late = startAt - 20 * hour;
  await act(server, first, id, late, { unenroll: true });
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 0, held: 1, waiting: 2 });
  expect(await act(server, first, id, late)).toBe('WAITLISTED');
  expect(await act(server, third, id, late)).toBe('WAITLISTED');

  const missed = late + 2 * hour;
  expect(await act(server, second, id, missed)).toBe('OFFER_EXPIRED');
  await passOnSeats(contextOf(server, '', missed));
  expect(await act(server, third, id, missed + hour)).toBe('ENROLLED');
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 2 });
  expect(await eventsOf(second)).toEqual(['WAITLISTED', 'OFFERED', 'OFFER_LAPSED']);
});

test('[ENR-04] a member who let an offer lapse, left and joined again is last on the waitlist', async () => {
  const { id, now, startAt, members } = await scene();
  const [first = '', second = '', third = ''] = members;
  for (const member of members) await act(server, member, id, now);
  const late = startAt - 20 * hour;
  await act(server, first, id, late, { unenroll: true });
  const missed = late + 2 * hour;
  await passOnSeats(contextOf(server, '', missed));
  await act(server, second, id, missed, { unenroll: true });
  expect(await act(server, second, id, missed)).toBe('WAITLISTED');
  expect(await membersOf(server, id, 'WAITLISTED')).toEqual([third, second]);
  await passOnSeats(contextOf(server, '', missed + 2 * hour));
  // their turn comes again, as that of somebody new
  expect((await eventsOf(second)).at(-1)).toBe('OFFERED');
  expect(await act(server, second, id, missed + 2 * hour)).toBe('ENROLLED');
});

test('[ENR-04] every offer ends half an hour before the start', async () => {
  const { id, now, startAt, members } = await scene();
  const [first = ''] = members;
  for (const member of members) await act(server, member, id, now);
  await act(server, first, id, startAt - hour, { unenroll: true });
  const { rows } = await sql<{ at: Date }>`select expires_at as at from seat_offer where session_id = ${id}`.execute(
    server.db,
  );
  expect(rows.map((row) => row.at.getTime())).toEqual([startAt - hour / 2]);
});

test('[ENR-04] a member who let an offer lapse can still take a seat that nobody else in line wants', async () => {
  const { id, now, startAt, members } = await scene({}, 3);
  const [seated = '', late = '', stranger = ''] = members;
  for (const member of [seated, late]) await act(server, member, id, now);
  const evening = startAt - 20 * hour;
  await act(server, seated, id, evening, { unenroll: true });
  // the offer has lapsed, and the due work has not settled it
  expect(await act(server, late, id, evening + 2 * hour)).toBe('OFFER_EXPIRED');
  await passOnSeats(contextOf(server, '', evening + 2 * hour));
  expect(await act(server, late, id, evening + 2 * hour)).toBe('ENROLLED');
  expect(await act(server, stranger, id, evening + 2 * hour)).toBe('WAITLISTED');
  const { kept, counted } = await seatsOf(server, id);
  expect(kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 1 });
  expect(counted).toEqual(kept);
});

test('[ENR-04] in the last half hour a free seat goes to the first who asks, on the waitlist or not', async () => {
  const { id, now, startAt, members } = await scene({ capacity: 2 }, 5);
  const [first = '', second = '', third = '', fourth = '', stranger = ''] = members;
  for (const member of [first, second, third, fourth]) await act(server, member, id, now);
  const late = startAt - hour / 2;
  expect(await act(server, third, id, late - 1)).toBe('WAITLISTED');
  await act(server, first, id, late, { unenroll: true });
  expect(await act(server, third, id, late)).toBe('ENROLLED');
  expect(await act(server, fourth, id, late)).toBe('WAITLISTED');
  await act(server, second, id, late, { unenroll: true });
  expect(await act(server, stranger, id, late)).toBe('ENROLLED');
  expect(await act(server, fourth, id, late)).toBe('WAITLISTED');
  const { kept, counted } = await seatsOf(server, id);
  expect(kept).toEqual({ capacity: 2, taken: 2, held: 0, waiting: 1 });
  expect(counted).toEqual(kept);
});

test('[ENR-04] a seat that is free for the first who asks is shown as such to members who may have it, until the start', async () => {
  const { id, now, startAt, members } = await scene({ free: false });
  const [first = '', second = ''] = members;
  const entitlements = ['area/mcsc-unlimited'];
  for (const member of [first, second]) await act(server, member, id, now, { entitlements });
  const late = startAt - hour / 2;
  await act(server, first, id, late, { unenroll: true, entitlements });
  const until = async (at: number, held: readonly string[]) => {
    const session = await getUserSession(contextOf(server, second, at, held), id);
    return session.ok ? session.value.offerExpiresAt : session.refusal.code;
  };
  expect(await until(late, entitlements)).toBe(String(startAt));
  expect(await until(late, [])).toBeNull();
  expect(await until(startAt, entitlements)).toBeNull();
});

test('[ENR-04] the waitlist closes at the start; its members may enroll early next time, in a fifth of the seats', async () => {
  const { id, now, startAt, members } = await scene({}, 4);
  const [seated = '', ...waiting] = members;
  for (const member of members) await act(server, member, id, now);
  await closeWaitlists(contextOf(server, '', startAt));
  await closeWaitlists(contextOf(server, '', startAt + hour));
  expect(await membersOf(server, id, 'WAITLISTED')).toEqual([]);
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 0 });

  const opensAt = startAt + 10 * day;
  const next = `${id}-next`;
  await addSession(server, { sessionId: next, courseId: id, startAt: startAt + 30 * day, opensAt, capacity: 10 });
  const [one = '', two = '', three = ''] = waiting;
  expect(await act(server, one, next, opensAt - 2 * day - 1)).toBe('SESSION_NOT_OPEN');
  const early = opensAt - 2 * day;
  expect(await act(server, seated, next, early)).toBe('SESSION_NOT_OPEN');
  expect(await act(server, one, next, early)).toBe('ENROLLED');
  expect(await act(server, two, next, early)).toBe('ENROLLED');
  expect(await act(server, three, next, early)).toBe('SESSION_NOT_OPEN');
  expect(await act(server, three, next, opensAt)).toBe('ENROLLED');
});

test('[ENR-04] a second seat of a course is refused until the first is given up, which promotes its waitlist', async () => {
  const { id, now, members } = await scene();
  const [mover = '', waiting = ''] = members;
  await act(server, mover, id, now);
  await act(server, waiting, id, now);
  const other = `${id}-other`;
  await addSession(server, { sessionId: other, courseId: id, startAt: now + 30 * day });
  expect(await act(server, mover, other, now)).toBe('COURSE_SEAT_HELD');
  expect(await act(server, mover, other, now, { swapFrom: 'something-else' })).toBe('COURSE_SEAT_HELD');
  expect(await act(server, mover, other, now, { swapFrom: id })).toBe('ENROLLED');
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([waiting]);
  expect(await eventsOf(mover)).toEqual(['ENROLLED', 'SWAPPED_OUT', 'ENROLLED']);
});

test('[ENR-04] a place on the waitlist costs no seat, whichever came first, and no seat is swapped for one', async () => {
  const { id, now, members } = await scene();
  const [holder = '', first = '', second = ''] = members;
  const other = `${id}-other`;
  await addSession(server, { sessionId: other, courseId: id, startAt: now + 30 * day });
  await act(server, holder, id, now);
  expect(await act(server, first, other, now)).toBe('ENROLLED');
  expect(await act(server, first, id, now, { swapFrom: other })).toBe('SESSION_FULL');
  expect(await act(server, first, id, now)).toBe('WAITLISTED');
  expect(await act(server, second, id, now)).toBe('WAITLISTED');
  expect(await act(server, second, other, now)).toBe('ENROLLED');
  expect(await membersOf(server, other, 'ENROLLED')).toEqual([first, second]);
  expect(await membersOf(server, id, 'WAITLISTED')).toEqual([first, second]);
});

/** Two members wait for a full session, the first of them enrolled elsewhere; then a seat becomes free. */
async function swapOffered() {
  const { id, now, members } = await scene();
  const [holder = '', first = '', second = ''] = members;
  const other = `${id}-other`;
  await addSession(server, { sessionId: other, courseId: id, startAt: now + 30 * day, capacity: 1 });
  for (const member of [holder, first, second]) await act(server, member, id, now);
  await act(server, first, other, now);
  await act(server, holder, id, now, { unenroll: true });
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 0, held: 1, waiting: 2 });
  return { id, other, now, first, second };
}

test('[ENR-04] a promoted member with another seat is offered a swap by mail, and moves by claiming it', async () => {
  const { id, other, now, first } = await swapOffered();
  const { rows } = await sql<{ letter: string; body: string }>`select letter, body from mail
    where to_address = ${`${first}@test.example`}::citext order by mail_id`.execute(server.db);
  expect(rows.map(({ letter }) => letter)).toEqual(['waitlisted', 'enrolled', 'seatOffered']);
  expect(rows.at(-1)?.body).toContain('If you claim this one, you give up that one.');
  expect(await act(server, first, id, now + hour)).toBe('COURSE_SEAT_HELD');
  expect(await act(server, first, id, now + hour, { swapFrom: other })).toBe('ENROLLED');
  expect(await membersOf(server, other, 'ENROLLED')).toEqual([]);
  expect((await seatsOf(server, id)).kept).toEqual({ capacity: 1, taken: 1, held: 0, waiting: 1 });
  expect(await eventsOf(first)).toEqual(['WAITLISTED', 'ENROLLED', 'OFFERED', 'SWAPPED_OUT', 'ENROLLED']);
});

test('[ENR-04] a swap that is declined, or not claimed for twelve hours, leaves the waitlist, and the next is promoted', async () => {
  const lapsed = await swapOffered();
  const end = lapsed.now + 12 * hour;
  expect(await act(server, lapsed.first, lapsed.id, end, { swapFrom: lapsed.other })).toBe('OFFER_EXPIRED');
  await passOnSeats(contextOf(server, '', end));
  expect(await membersOf(server, lapsed.id, 'ENROLLED')).toEqual([lapsed.second]);
  expect(await membersOf(server, lapsed.id, 'WAITLISTED')).toEqual([]);
  expect(await membersOf(server, lapsed.other, 'ENROLLED')).toEqual([lapsed.first]);

  const declined = await swapOffered();
  await act(server, declined.first, declined.id, declined.now + hour, { unenroll: true });
  expect(await membersOf(server, declined.id, 'ENROLLED')).toEqual([declined.second]);
  expect(await membersOf(server, declined.other, 'ENROLLED')).toEqual([declined.first]);
  for (const id of [lapsed.id, declined.id]) {
    const { kept, counted } = await seatsOf(server, id);
    expect(kept).toEqual(counted);
  }
});

test('[ENR-04] staff and test data take no seat', async () => {
  const { id, now, members } = await scene();
  const [staff = '', guest = '', member = ''] = members;
  await sql`update member set is_staff = true where member_id = ${staff}`.execute(server.db);
  await sql`update member set test_data = true where member_id = ${guest}`.execute(server.db);
  for (const one of [member, staff, guest]) expect(await act(server, one, id, now)).toBe('ENROLLED');
  expect((await seatsOf(server, id)).kept.taken).toBe(1);
});

test('[ENR-04] a late request of a device is refused, a repeated one returns the current state', async () => {
  const { id, now, members } = await scene();
  const [member = ''] = members;
  expect(await act(server, member, id, now, { clientSeq: 2 })).toBe('ENROLLED');
  expect(await act(server, member, id, now, { clientSeq: 1, unenroll: true })).toBe('CONFLICT');
  expect(await act(server, member, id, now, { clientSeq: 2 })).toBe('ENROLLED');
  expect(await act(server, member, id, now, { clientSeq: 3, unenroll: true })).toBe('ENROLL');
  expect(await act(server, member, id, now, { clientSeq: 2 })).toBe('CONFLICT');
  expect(await eventsOf(member)).toEqual(['ENROLLED', 'UNENROLLED']);
});

test('[ENR-04] requests of two devices count as they arrive, whatever their clocks say', async () => {
  const { id, now, members } = await scene();
  const [member = ''] = members;
  const ahead = { deviceId: 'phone', clientSeq: now + hour };
  const behind = { deviceId: 'laptop', clientSeq: now };
  expect(await act(server, member, id, now, ahead)).toBe('ENROLLED');
  expect(await act(server, member, id, now, { ...behind, unenroll: true })).toBe('ENROLL');
  expect(await act(server, member, id, now, { ...behind, clientSeq: now + 1 })).toBe('ENROLLED');
  expect(await act(server, member, id, now, { ...ahead, clientSeq: now + hour + 1, unenroll: true })).toBe('ENROLL');
  expect(await eventsOf(member)).toEqual(['ENROLLED', 'UNENROLLED', 'ENROLLED', 'UNENROLLED']);
});

test('[ENR-04] a request repeated after another device’s undoes nothing', async () => {
  const { id, now, members } = await scene();
  const [member = ''] = members;
  const phone = { deviceId: 'phone', clientSeq: 1 };
  const laptop = { deviceId: 'laptop', clientSeq: 1 };
  expect(await act(server, member, id, now, phone)).toBe('ENROLLED');
  expect(await act(server, member, id, now, { ...laptop, unenroll: true })).toBe('ENROLL');
  // its answer was lost on the network
  expect(await act(server, member, id, now, phone)).toBe('ENROLL');
  expect(await eventsOf(member)).toEqual(['ENROLLED', 'UNENROLLED']);
});

test('[ENR-04] a refused request is refused again when repeated, not taken for done', async () => {
  const { id, now, members } = await scene({ waitlist: false });
  const [holder = '', late = ''] = members;
  await act(server, holder, id, now);
  const order = { deviceId: 'phone', clientSeq: 1 };
  expect(await act(server, late, id, now, order)).toBe('SESSION_FULL');
  expect(await act(server, late, id, now, order)).toBe('SESSION_FULL');
});

test('[ENR-04] a seat in a session of the course that is over is in no way of a promotion', async () => {
  const { id, now, members } = await scene({ startAt: server.clock.now() + 30 * day });
  const [seated = '', waits = ''] = members;
  await addSession(server, { sessionId: `${id}-x`, courseId: id, startAt: now + day });
  expect(await act(server, waits, `${id}-x`, now)).toBe('ENROLLED');
  const over = now + day + 2 * hour;
  for (const member of [seated, waits]) await act(server, member, id, over);
  await act(server, seated, id, over + hour, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([waits]);
});

test('[ENR-04] a seat in a canceled session of the course is no seat: neither to be swapped nor in the way of a promotion', async () => {
  const { id, now, members } = await scene();
  const [holder = '', first = '', second = ''] = members;
  const other = `${id}-other`;
  await addSession(server, { sessionId: other, courseId: id, startAt: now + 30 * day });
  for (const member of [first, second]) await act(server, member, other, now);
  await act(server, holder, id, now);
  expect(await act(server, first, id, now)).toBe('WAITLISTED');
  await sql`update session set cancelled_at = ${new Date(now)} where session_id = ${other}`.execute(server.db);
  await act(server, holder, id, now, { unenroll: true });
  expect(await membersOf(server, id, 'ENROLLED')).toEqual([first]);
  await sql`update session_seat set capacity = 2 where session_id = ${id}`.execute(server.db);
  expect(await act(server, second, id, now)).toBe('ENROLLED');
});
