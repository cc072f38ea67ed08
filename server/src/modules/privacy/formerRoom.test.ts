import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zoomMeetings } from '../../adapters/zoom/meetingProvider.ts';
import { fakeZoom, type FakeZoom } from '../../adapters/zoom/zoom.fixture.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addClassOf } from '../attendance/class.fixture.ts';
import { openRoom } from '../attendance/service/openRoom.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';

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

test('[ACT-05] the provider forgets who was registered in the former room of a session, which no erasure would find', async () => {
  const { members, sessionId, startOf } = await addClassOf(server, { sessionId: 'moved', meetings: 2, members: 1 });
  const [memberId = ''] = members;
  const rooms = ['81234567811', '81234567812'] as const;
  for (const [n, room] of rooms.entries()) {
    await sql`update session set session_meta = ${JSON.stringify({ eventLink: `https://us02web.zoom.us/j/${room}` })}
      where session_id = ${sessionId}`.execute(server.db);
    expect(await openRoom(contextOf(server, memberId, startOf(n + 1)), sessionId)).toContain(room);
    // entered again, it is the same registration
    expect(await openRoom(contextOf(server, memberId, startOf(n + 1)), sessionId)).toContain(room);
  }
  await expect.poll(() => [...(zoom.registered.get(rooms[0]) ?? [])]).toEqual([]);
  expect([...(zoom.registered.get(rooms[1]) ?? [])]).toEqual(['moved-1@test.example']);
});
