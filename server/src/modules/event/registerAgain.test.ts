import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { zoomMeetings } from '../../adapters/zoom/meetingProvider.ts';
import { fakeZoom, type FakeZoom } from '../../adapters/zoom/zoom.fixture.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { awaitCode } from '../accountSettings/emailChange.fixture.ts';
import { settleRegistration } from './service/settleRegistration.ts';

// Registrations at Zoom, played by a server on this machine, whose member's address or whose room changes meanwhile.

let server: TestServer;
let zoom: FakeZoom;
beforeAll(async () => {
  zoom = await fakeZoom();
  server = await startServer({ meetings: zoomMeetings({ ...zoom.account, webhookSecret: 'the secret token' }) });
});
afterAll(async () => {
  await server.close();
  await zoom.close();
});
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const memberEventId = 'new-member-orientation';
const [first, second, third] = ['81234567801', '81234567802', '81234567803'] as const;
const people = (room: string): string[] => [...(zoom.registered.get(room) ?? [])].toSorted();

async function moveRoom(room: string): Promise<void> {
  await server.db
    .updateTable('member_event')
    .set({ zoom_link: `https://us02web.zoom.us/j/${room}` })
    .where('member_event_id', '=', memberEventId)
    .execute();
}

let requests = 0;
async function answer(caller: Caller, status: 'ACTIVE' | 'DELETED'): Promise<void> {
  requests += 1;
  const document = `mutation ($input: SaveMemberEventRsvpInput!) {
    saveMemberEventRsvp(input: $input) { error { code } } }`;
  const { memberId: userId } = caller;
  const input = { memberEventId, userId, status, deviceId: 'a', clientSeq: String(requests) };
  expect(await caller.query(document, { input })).toEqual({ saveMemberEventRsvp: { error: null } });
}

async function moveTo(caller: Caller, email: string): Promise<void> {
  const code = await awaitCode(server, caller.memberId, email);
  const document = 'mutation ($code: String!) { sent: confirmEmailChange(code: $code) { error { code } } }';
  expect(await caller.query(document, { code })).toEqual({ sent: { error: null } });
}

const joinUrlOf = async ({ memberId }: Caller): Promise<string | null | undefined> =>
  (
    await server.db
      .selectFrom('member_event_rsvp')
      .select('zoom_join_url as url')
      .where('member_id', '=', memberId)
      .where('member_event_id', '=', memberEventId)
      .executeTakeFirst()
  )?.url;

/** Whether no answer of a member waits for the provider. */
async function isSettled({ memberId }: Caller): Promise<boolean> {
  const waiting = server.db
    .selectFrom('member_event_rsvp')
    .select('member_id')
    .where('member_id', '=', memberId)
    .whereRef('registered_changes', '<', 'changes');
  return (await waiting.executeTakeFirst()) === undefined;
}

test('[EVT-03] [ACT-06] a member who attends is registered by the address that they have now, and canceled by it', async () => {
  const caller = await server.as('academy');
  await moveRoom(first);
  await answer(caller, 'DELETED');
  await answer(caller, 'ACTIVE');
  await expect.poll(() => people(first)).toEqual(['academy@demo.example']);
  await expect.poll(() => joinUrlOf(caller)).toContain(first);
  await moveTo(caller, 'sun-hee@rooms.example');
  await expect.poll(() => people(first)).toEqual(['sun-hee@rooms.example']);
  await expect.poll(() => joinUrlOf(caller)).toContain(first);
  await answer(caller, 'DELETED');
  await expect.poll(() => people(first)).toEqual([]);
});

test('[EVT-03] [THR-41] when an event moves to another room, everybody who attends gets a link to that one', async () => {
  const caller = await server.as('crashplus');
  await moveRoom(first);
  await answer(caller, 'DELETED');
  await answer(caller, 'ACTIVE');
  await expect.poll(() => joinUrlOf(caller)).toContain(first);
  await moveRoom(second);
  await expect.poll(() => joinUrlOf(caller)).toContain(second);
  expect(people(first)).toEqual([]);
  expect(people(second)).toEqual(['crashplus@demo.example']);
});

/** Registers who has just answered, while something changes after the provider has carried out the first request. */
async function settleWhile(caller: Caller, change: () => Promise<void>): Promise<void> {
  const rsvp = { memberId: caller.memberId, memberEventId };
  const ctx = server.context(null, server.clock.now());
  let asked = 0;
  const meetings = {
    ...ctx.ports.meetings,
    register: async (attendee: Parameters<typeof ctx.ports.meetings.register>[0]) => {
      const made = await ctx.ports.meetings.register(attendee);
      asked += 1;
      if (asked === 1) await change();
      return made;
    },
  };
  const customer = server.db.selectFrom('member').select('customer_id').where('member_id', '=', caller.memberId);
  const { customer_id } = await customer.executeTakeFirstOrThrow();
  const row = { member_id: caller.memberId, member_event_id: memberEventId, customer_id };
  await server.db.deleteFrom('member_event_rsvp').where('member_id', '=', caller.memberId).execute();
  await server.db
    .insertInto('member_event_rsvp')
    .values({ ...row, status: 'ACTIVE', changed_at: new Date(0) })
    .execute();
  await settleRegistration({ ...ctx, ports: { ...ctx.ports, meetings } }, rsvp);
}

test('[EVT-03] [ACT-06] an address that changes while the provider is asked is the one that stays there', async () => {
  const caller = await server.as('archive');
  await moveRoom(third);
  await settleWhile(caller, () => moveTo(caller, 'joan@rooms.example'));
  expect(people(third)).not.toContain('archive@demo.example');
  expect(people(third)).toContain('joan@rooms.example');
});

test('[EVT-03] [THR-41] a room that changes while the provider is asked is the one in which somebody stays', async () => {
  const caller = await server.as('sprints');
  await moveRoom(third);
  await settleWhile(caller, () => moveRoom(second));
  expect(people(third)).not.toContain('sprints@demo.example');
  expect(people(second)).toContain('sprints@demo.example');
  expect(await joinUrlOf(caller)).toContain(second);
});

test('[EVT-03] [ACT-06] an address that changes while the event is canceled is registered when it takes place after all', async () => {
  const caller = await server.as('planner');
  await moveRoom(first);
  const registered = await server.as('archive');
  for (const each of [caller, registered]) {
    await answer(each, 'ACTIVE');
    await expect.poll(() => joinUrlOf(each)).toContain(first);
  }
  const answers = server.db
    .selectFrom('member_event_rsvp')
    .select('changes')
    .where('member_event_id', '=', memberEventId);
  const changesOf = async ({ memberId }: Caller) =>
    (await answers.where('member_id', '=', memberId).executeTakeFirstOrThrow()).changes;
  const before = await changesOf(registered);
  const setStatus = (status: 'CANCELED' | 'PUBLISHED') =>
    server.db.updateTable('member_event').set({ status }).where('member_event_id', '=', memberEventId).execute();
  await setStatus('CANCELED');
  await moveTo(caller, 'priya@rooms.example');
  await expect.poll(() => people(first)).not.toContain('planner@demo.example');
  // the jobs of the canceled event have run
  await expect.poll(() => isSettled(caller)).toBe(true);
  await setStatus('PUBLISHED');
  await expect.poll(() => people(first)).toContain('priya@rooms.example');
  await expect.poll(() => joinUrlOf(caller)).toContain(first);
  // a member who is registered already is not registered again, which would give them another link
  expect(await changesOf(registered)).toBe(before);
});

test('[EVT-03] [ACT-06] a registration for an event that is over ends, and none takes its place', async () => {
  const caller = await server.as('minimba');
  await moveRoom(first);
  await answer(caller, 'DELETED');
  await answer(caller, 'ACTIVE');
  await expect.poll(() => joinUrlOf(caller)).toContain(first);
  const ends = server.db.selectFrom('member_event').select('ends_at').where('member_event_id', '=', memberEventId);
  await server.clock.moveTo((await ends.executeTakeFirstOrThrow()).ends_at.getTime() + day);
  await moveTo(caller, 'lucia@rooms.example');
  await expect.poll(() => people(first)).not.toContain('minimba@demo.example');
  expect(people(first)).not.toContain('lucia@rooms.example');
});
