import { createHmac } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zoomMeetings } from '../../adapters/zoom/meetingProvider.ts';
import { fakeZoom, type FakeZoom } from '../../adapters/zoom/zoom.fixture.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { enroll } from '../enrollment/workshop.fixture.ts';

// The product with Zoom as its meeting provider, played by a server on this machine.

let server: TestServer;
let zoom: FakeZoom;
const webhookSecret = 'the secret token';
const sessionId = 'ai-leaders-2';
const meetingId = '81234567890';
beforeAll(async () => {
  zoom = await fakeZoom();
  server = await startServer({ meetings: zoomMeetings({ ...zoom.account, webhookSecret }) });
  await sql`update session set session_meta = session_meta || ${JSON.stringify({
    eventLink: `https://us02web.zoom.us/j/${meetingId}?pwd=secret`,
  })} where session_id = ${sessionId}`.execute(server.db);
});
afterAll(async () => {
  await server.close();
  await zoom.close();
});

async function nextMeeting() {
  const row = await server.db
    .selectFrom('meeting')
    .select(['meeting_number as number', 'start_at as startAt', 'end_at as endAt'])
    .where('session_id', '=', sessionId)
    .where('start_at', '>', new Date(server.clock.now()))
    .orderBy('start_at')
    .executeTakeFirstOrThrow();
  return { ...row, startAt: row.startAt.getTime(), endAt: row.endAt.getTime() };
}

async function open(name: string | null): Promise<string | null> {
  const cookie = name === null ? '' : (await signInAs(server.origin, persona(name).email, demoPassword)).cookies;
  const answer = await fetch(`${server.origin}/rooms/session/${sessionId}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

async function notify(event: string, payload: unknown, { forged = false } = {}) {
  const body = JSON.stringify({ event, payload });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const hash = createHmac('sha256', forged ? 'another' : webhookSecret)
    .update(`v0:${timestamp}:${body}`)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-zm-request-timestamp': timestamp,
    'x-zm-signature': `v0=${hash}`,
  };
  const answer = await fetch(`${server.origin}/webhooks/zoom`, { method: 'POST', headers, body });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

test('[THR-41] [SSN-03] the room is reached by an own link, while it is open, and the link for everybody is never shown', async () => {
  const page = `/courses/session/${sessionId}`;
  const { startAt } = await nextMeeting();
  await server.clock.moveTo(startAt - 60 * minute);
  expect(await open('member')).toBe(page);
  const member = await server.as('member');
  const { getSessionContent } = await member.query<{
    getSessionContent: { session: { sessionMeta: { eventLink: string } } };
  }>(`{ getSessionContent(sessionId: "${sessionId}") { session { sessionMeta { eventLink } } } }`);
  expect(getSessionContent.session.sessionMeta.eventLink).toBe(`/rooms/session/${sessionId}`);

  await server.clock.moveTo(startAt - 10 * minute);
  const own = await open('member');
  expect(own).toMatch(new RegExp(`^https://us02web\\.zoom\\.us/w/${meetingId}\\?tk=`));
  expect(await open('member')).toBe(own);
  expect([...(zoom.registered.get(meetingId) ?? [])]).toEqual([persona('member').email]);
  expect([await open('archive'), await open(null)]).toEqual([page, page]);

  // the class must not be missed while Zoom cannot register anybody
  zoom.fail(503, 1);
  expect(await open('bob@acme.example')).toBe(`https://us02web.zoom.us/j/${meetingId}?pwd=secret`);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['registering for a live room failed']);
});

test('[SSN-06] [ACT-06] after the meeting its report is fetched, and those who were there are found by registration or address, once', async () => {
  const meeting = await server.db
    .selectFrom('meeting')
    .select(['meeting_number as number', 'start_at', 'end_at'])
    .where('session_id', '=', sessionId)
    .where('end_at', '>', new Date(server.clock.now()))
    .orderBy('start_at')
    .executeTakeFirstOrThrow();
  const [startAt, endAt] = [meeting.start_at.getTime(), meeting.end_at.getTime()];
  const [member, bob] = [persona('member'), persona('bob@acme.example')];
  const ended = { object: { id: meetingId, uuid: 'u1==', end_time: new Date(endAt + minute).toISOString() } };
  // registers them with Zoom
  await server.clock.moveTo(startAt - 10 * minute);
  await open('member');
  await server.clock.moveTo(endAt + 2 * minute);
  const hasAddress = (email: string) =>
    server.db.updateTable('member').set({ email }).where('member_id', '=', bob.memberId).execute();
  // the address with which he was there is not his any more when the report comes
  const former = { member_id: bob.memberId, email: bob.email, ended_at: new Date(endAt) };
  // another one that he had is by now that of somebody who was there, too, and is not enrolled
  const others = persona('archive');
  await server.db
    .insertInto('former_email')
    .values([former, { ...former, email: others.email }])
    .execute();
  await hasAddress('robert@acme.example');
  expect((await notify('meeting.ended', ended, { forged: true })).status).toBe(401);
  // a time that is none is nothing that we understand, and no reason for Zoom to send it again
  const odd = { object: { ...ended.object, end_time: 'soon' } };
  expect((await notify('meeting.ended', odd)).status).toBe(204);
  expect((await notify('meeting.ended', ended)).status).toBe(204);
  await server.mails();
  const attendance = async () =>
    (
      await server.db
        .selectFrom('meeting_attendance')
        .select(['member_id as memberId', 'seconds'])
        .where('session_id', '=', sessionId)
        .where('meeting_number', '=', meeting.number)
        .orderBy('seconds')
        .execute()
    ).map(({ memberId, seconds }) => [memberId, seconds]);
  expect(await attendance()).toEqual([]);

  const visit = (email: string, minutes: number, registrantId = '') => ({
    email,
    registrantId,
    joinedAt: startAt,
    leftAt: startAt + minutes * minute,
  });
  // Zoom knows the member by another address; strangers are left out
  const registrantId = Buffer.from(member.email).toString('base64url');
  zoom.addInstance(meetingId, 'u1==', startAt, [
    visit('home@elsewhere.example', 45, registrantId),
    visit('Bob@acme.example', 20),
    visit('stranger@elsewhere.example', 60),
    visit(others.email, 30),
  ]);
  expect((await notify('meeting.ended', ended)).status).toBe(204);
  await expect.poll(attendance).toEqual([
    [bob.memberId, 1200],
    [member.memberId, 2700],
  ]);
  await notify('meeting.ended', ended);
  await server.clock.advance(hour);
  expect(await attendance()).toHaveLength(2);
  await hasAddress(bob.email);
});

test('an outage of Zoom settles nothing and is tried again; the address is checked by its challenge', async () => {
  const { startAt, endAt, number } = await nextMeeting();
  zoom.addInstance(meetingId, 'u2==', startAt, []);
  zoom.fail(500, 1);
  await server.clock.moveTo(endAt + minute);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['due work failed for one of several']);
  const isSettled = async () =>
    (
      await server.db
        .selectFrom('meeting_report')
        .select('taken_at')
        .where('session_id', '=', sessionId)
        .where('meeting_number', '=', number)
        .execute()
    ).length === 1;
  expect(await isSettled()).toBe(false);
  await server.clock.advance(31 * minute);
  expect(await isSettled()).toBe(true);
  const { status, body } = await notify('endpoint.url_validation', { plainToken: 'plain' });
  expect(status).toBe(200);
  expect(body).toEqual({
    plainToken: 'plain',
    encryptedToken: createHmac('sha256', webhookSecret).update('plain').digest('hex'),
  });
});

test('a recording that is ready is on the page, and mailed once to everybody who is enrolled by then', async () => {
  const { startAt, number } = await nextMeeting();
  const left = await server.as('bob@acme.example');
  expect(await enroll(left, sessionId, true)).toBe('CLOSED');
  const url = 'https://us02web.zoom.us/rec/share/abc';
  const object = { id: Number(meetingId), start_time: new Date(startAt + minute).toISOString(), share_url: url };
  expect((await notify('recording.completed', { object })).status).toBe(204);
  expect((await notify('recording.completed', { object })).status).toBe(204);
  const told = async () =>
    (await server.mails()).filter(({ subject }) => subject === 'The recording is ready: AI for Business Leaders');
  await expect.poll(async () => (await told()).length).toBeGreaterThan(20);
  const toldTo = (name: string) => told().then((mails) => mails.filter(({ to }) => to === persona(name).email));
  const [mail, ...others] = await toldTo('member');
  expect(others).toEqual([]);
  expect(mail?.html).toMatch(/<img src="[^"]+\/cover\/[^"]+\.strip\.png"/);
  expect(await toldTo('bob@acme.example')).toEqual([]);
  const member = await server.as('member');
  const { getSessionContent } = await member.query<{
    getSessionContent: { meetings: { recordingUrl: string | null }[] };
  }>(`{ getSessionContent(sessionId: "${sessionId}") { meetings { recordingUrl } } }`);
  expect(getSessionContent.meetings[number - 1]?.recordingUrl).toBe(url);
  expect(getSessionContent.meetings.filter(({ recordingUrl }) => recordingUrl === url)).toHaveLength(1);
});

test('[THR-41] [SSN-03] a room that is replaced is entered by its own link, and not by that of the former one', async () => {
  const next = '85555555555';
  const { startAt } = await nextMeeting();
  await server.clock.moveTo(startAt - 10 * minute);
  const former = await open('member');
  expect(former).toContain(`/w/${meetingId}?`);
  await sql`update session set session_meta = session_meta || ${JSON.stringify({
    eventLink: `https://us02web.zoom.us/j/${next}?pwd=secret`,
  })} where session_id = ${sessionId}`.execute(server.db);
  expect(await open('member')).toContain(`/w/${next}?`);
  expect([...(zoom.registered.get(next) ?? [])]).toEqual([persona('member').email]);
});
