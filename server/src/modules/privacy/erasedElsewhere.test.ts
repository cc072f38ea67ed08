import { day, minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find } from '../../adapters/local/till/state.ts';
import { zoomMeetings } from '../../adapters/zoom/meetingProvider.ts';
import { fakeZoom, type FakeZoom } from '../../adapters/zoom/zoom.fixture.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

// The product with the till as its payment provider, and Zoom, played by a server on this machine.

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

/** Repeats the job that has failed at once: its own delay ends in seconds, and the worker looks only every ten. */
async function repeatFailedJob(): Promise<void> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const repeat = `update graphile_worker._private_jobs set run_at = now() where attempts > 0
    and attempts < max_attempts and locked_at is null`;
  await expect.poll(async () => (await owner.query(repeat)).rowCount).toBe(1);
  await owner.query(`select pg_notify('jobs:insert', '{"count":1}')`);
  await owner.end();
}

const meetingId = '81234567891';
const customerId = 'cus_maya';

test('[ACT-05] the providers erase the person too, and are asked again when they fail', async () => {
  const caller = await server.as('member');
  const { memberId, email } = { memberId: caller.memberId, email: 'member@demo.example' };
  const memberEventId = 'new-member-orientation';
  await server.db
    .updateTable('member_event')
    .set({ zoom_link: `https://us02web.zoom.us/j/${meetingId}` })
    .where('member_event_id', '=', memberEventId)
    .execute();
  const rsvp = 'mutation ($input: SaveMemberEventRsvpInput!) { saveMemberEventRsvp(input: $input) { error { code } } }';
  const input = { memberEventId, userId: memberId, status: 'DELETED', deviceId: 'a', clientSeq: '1' };
  await caller.query(rsvp, { input });
  await caller.query(rsvp, { input: { ...input, status: 'ACTIVE', clientSeq: '2' } });
  await expect.poll(() => zoom.registered.get(meetingId)?.has(email)).toBe(true);
  const registered = server.db.selectFrom('member_event_rsvp').select('zoom_registrant_id as id');
  await expect
    .poll(async () => (await registered.where('member_id', '=', memberId).execute()).filter(({ id }) => id !== null))
    .toHaveLength(1);
  // a room of a session that the member has entered
  const roomId = '81234567892';
  zoom.registered.set(roomId, new Set([email]));
  const { session_id: sessionId } = await server.db
    .selectFrom('session')
    .select('session_id')
    .executeTakeFirstOrThrow();
  const link = `https://us02web.zoom.us/j/${roomId}`;
  await server.db
    .insertInto('meeting_registration')
    .values({
      member_id: memberId,
      session_id: sessionId,
      registrant_id: Buffer.from(email).toString('base64url'),
      join_url: link,
      link,
    })
    .execute();
  const isCustomer = (): Promise<boolean> =>
    server.till.run((state) => find(state, 'customer', customerId) !== undefined, { reads: true });
  expect(await isCustomer()).toBe(true);
  await server.db.updateTable('member').set({ manage_billing: false }).where('member_id', '=', memberId).execute();
  await caller.query('mutation ($password: String) { requestErasure(password: $password) { error { code } } }', {
    password: demoPassword,
  });
  zoom.fail(503, 1);
  await server.clock.advance(14 * day + minute);
  await repeatFailedJob();
  await expect.poll(() => zoom.registered.get(meetingId)?.has(email)).toBe(false);
  await expect.poll(() => zoom.registered.get(roomId)?.has(email)).toBe(false);
  await expect.poll(isCustomer).toBe(false);
  const asked = zoom.calls.filter((call) => call.startsWith('DELETE'));
  expect(asked).toHaveLength(3);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual([expect.stringContaining('Zoom answered 503')]);
  // its events name the customer, and nobody here knows it
  const left = await server.till.run((state) => JSON.stringify(state.objects), { reads: true });
  expect(left).not.toContain(email);
  expect(left).toContain('customer.deleted');
  const dashboard = await (await fetch(`${server.origin}/__sandbox/till`)).text();
  expect(dashboard).toContain('Erased customers: 1');
  expect(dashboard).not.toContain(email);
});
