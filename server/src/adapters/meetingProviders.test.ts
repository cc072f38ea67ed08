import { createHmac } from 'node:crypto';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attendee, MeetingProvider } from '../ports/meetings.ts';
import { localMeetingProvider } from './local/meetingProvider.ts';
import { zoomMeetings } from './zoom/meetingProvider.ts';
import { fakeZoom, type FakeZoom } from './zoom/zoom.fixture.ts';

let zoom: FakeZoom;
let providers: Record<'local' | 'zoom', MeetingProvider>;
const webhookSecret = 'a secret token';
beforeAll(async () => {
  zoom = await fakeZoom();
  providers = {
    local: localMeetingProvider('a secret'),
    zoom: zoomMeetings({ ...zoom.account, webhookSecret }),
  };
});
afterAll(() => zoom.close());

const startAt = Date.UTC(2026, 10, 22, 17);
const room = { kind: 'session', roomId: 'a-session', link: 'https://us02web.zoom.us/j/81234567890?pwd=x' } as const;
const attendee: Attendee = {
  room,
  memberId: 'm1',
  email: 'maya@demo.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
};
const meeting = { ...room, startAt, endAt: startAt + hour };

test.each(['local', 'zoom'] as const)(
  '[THR-41] %s registers a person once, and again after a cancellation',
  async (name) => {
    const provider = providers[name];
    const first = await provider.register(attendee);
    expect(first?.registrantId).toMatch(/^[\w-]+$/);
    expect(first?.joinUrl).toMatch(/^(https:|\/)/);
    expect(await provider.register(attendee)).toEqual(first);
    const other = await provider.register({ ...attendee, memberId: 'm2', email: 'other@demo.example' });
    expect(other?.registrantId).not.toBe(first?.registrantId);
    await provider.cancel(attendee);
    await provider.cancel(attendee);
    expect(await provider.register(attendee)).toEqual(first);
    const registration = { link: room.link, registrantId: first?.registrantId ?? '' };
    await provider.remove(registration);
    await provider.remove(registration);
    if (name === 'zoom') expect(zoom.registered.get('81234567890')?.has(attendee.email)).toBe(false);
    expect(await provider.register(attendee)).toEqual(first);
  },
);

test.each(['local', 'zoom'] as const)(
  '%s reports nothing before the end, and at last what is to be counted',
  async (name) => {
    const report = (now: number) => providers[name].report(meeting, now);
    expect(await report(startAt)).toBeNull();
    expect(await report(startAt + hour)).toBeNull();
    if (name === 'zoom') zoom.addInstance('81234567890', '/a//b==', startAt - 5 * minute, []);
    // a member who is in the room is not counted while it is open
    expect(await report(startAt + 30 * minute)).toBeNull();
    expect(await report(startAt + day)).not.toBeNull();
    // an id with a slash is encoded twice, as Zoom asks
    if (name === 'zoom') expect(zoom.calls.at(-1)).toContain('/report/meetings/%252Fa%252F%252Fb%253D%253D/');
  },
);

test('Zoom reports each time that people were in the meeting, of all pages and of all times the room was open', async () => {
  const at = (minutes: number): number => startAt + 7 * day + minutes * minute;
  const visit = (email: string, from: number, to: number, more = {}) => ({
    registrantId: '',
    email,
    joinedAt: at(from),
    leftAt: at(to),
    ...more,
  });
  zoom.addInstance('81234567890', 'first==', at(-10), [
    visit('Maya@Demo.example', 0, 20, { registrantId: 'r1' }),
    visit('maya@demo.example', 21, 30),
    visit('late@demo.example', 50, 60),
    visit('waits@demo.example', 0, 60, { status: 'in_waiting_room' }),
    visit('', 0, 60),
  ]);
  zoom.addInstance('81234567890', 'second==', at(40), [visit('maya@demo.example', 41, 60)]);
  zoom.addInstance('81234567890', 'earlier==', at(-24 * 60), [visit('maya@demo.example', -24 * 60, -23 * 60)]);
  zoom.addInstance('81234567890', 'evening==', at(300), [visit('maya@demo.example', 300, 360)]);
  const report = await providers.zoom.report({ ...room, startAt: at(0), endAt: at(60) }, at(90));
  expect(report).toEqual([
    { registrantId: 'r1', email: 'maya@demo.example', joinedAt: at(0), leftAt: at(20) },
    { registrantId: null, email: 'maya@demo.example', joinedAt: at(21), leftAt: at(30) },
    { registrantId: null, email: 'late@demo.example', joinedAt: at(50), leftAt: at(60) },
    { registrantId: null, email: null, joinedAt: at(0), leftAt: at(60) },
    { registrantId: null, email: 'maya@demo.example', joinedAt: at(41), leftAt: at(60) },
  ]);
});

test('Zoom reports a room that was opened twice once it has the report of both times', async () => {
  const from = startAt + 14 * day;
  const visit = { registrantId: 'r1', email: 'maya@demo.example', joinedAt: from, leftAt: from + 20 * minute };
  zoom.addInstance('81234567890', 'opened==', from, [visit]);
  zoom.addInstance('81234567890', 'again==', from + 30 * minute, null);
  expect(await providers.zoom.report({ ...room, startAt: from, endAt: from + hour }, from + 2 * hour)).toBeNull();
});

test('Zoom: a token is kept, renewed when it is refused, and an outage is an error that is tried again', async () => {
  const tokens = () => zoom.calls.filter((call) => call.endsWith('/oauth/token')).length;
  const before = tokens();
  await providers.zoom.register(attendee);
  expect(tokens()).toBe(before);
  zoom.fail(401, 1);
  expect(await providers.zoom.register(attendee)).not.toBeNull();
  expect(tokens()).toBe(before + 1);
  zoom.fail(503, 1);
  await expect(providers.zoom.register(attendee)).rejects.toThrow('503');
  expect(await providers.zoom.register(attendee)).not.toBeNull();
});

test('a room that is not of Zoom is left to its link', async () => {
  const calls = zoom.calls.length;
  for (const link of [
    '/__sandbox/meeting/event/a',
    'https://zoom.us.example/j/81234567890',
    'https://notzoom.us/j/81234567890',
    'https://zoom.us/my/maya',
  ]) {
    const elsewhere = { ...attendee, room: { ...room, link } };
    expect(await providers.zoom.register(elsewhere)).toBeNull();
    await providers.zoom.cancel(elsewhere);
    expect(await providers.zoom.report({ ...meeting, link }, startAt + day)).toBe('kept');
  }
  expect(zoom.calls.length).toBe(calls);
});

test('a webhook is read only with a fresh signature of Zoom over its bytes', () => {
  const now = startAt;
  const hash = (text: string) => createHmac('sha256', webhookSecret).update(text).digest('hex');
  const send = (payload: unknown, { at = now, forged = false, body = JSON.stringify(payload) } = {}) => {
    const timestamp = String(Math.floor(at / 1000));
    const signature = `v0=${hash(`v0:${timestamp}:${forged ? `${body} ` : body}`)}`;
    const headers = { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': signature };
    return providers.zoom.readNotice({ headers, body }, now);
  };
  const ended = {
    event: 'meeting.ended',
    payload: { account_id: 'a', object: { id: '81234567890', uuid: 'u==', end_time: '2026-11-22T18:02:00Z' } },
  };
  expect(send(ended)).toEqual({ kind: 'ended', linkPart: '/j/81234567890', endedAt: Date.UTC(2026, 10, 22, 18, 2) });
  expect(send(ended, { forged: true })).toEqual({ kind: 'unauthorized' });
  expect(send(ended, { at: now - 6 * minute })).toEqual({ kind: 'unauthorized' });
  expect(send(ended, { at: now + 6 * minute })).toEqual({ kind: 'unauthorized' });
  expect(providers.zoom.readNotice({ headers: {}, body: JSON.stringify(ended) }, now)).toEqual({
    kind: 'unauthorized',
  });
  expect(send({ event: 'endpoint.url_validation', payload: { plainToken: 'plain' } })).toEqual({
    kind: 'challenge',
    answer: { plainToken: 'plain', encryptedToken: hash('plain') },
  });
  const object = { id: 81_234_567_890, start_time: '2026-11-22T17:01:00Z', share_url: 'https://zoom.us/rec/share/x' };
  expect(send({ event: 'recording.completed', payload: { object } })).toEqual({
    kind: 'recorded',
    linkPart: '/j/81234567890',
    url: 'https://zoom.us/rec/share/x',
    startedAt: Date.UTC(2026, 10, 22, 17, 1),
  });
  for (const odd of [
    { event: 'meeting.ended', payload: { object: { id: '%' } } },
    ...['', 'soon', '2026-13-45T00:00:00Z', '2026-11-22', 'NaN'].flatMap((at) => [
      { event: 'meeting.ended', payload: { object: { id: '81234567890', end_time: at } } },
      { event: 'recording.completed', payload: { object: { ...object, start_time: at } } },
    ]),
    { event: 'user.created' },
    'text',
    null,
  ]) {
    expect(send(odd)).toEqual({ kind: 'other' });
  }
  expect(send(null, { body: '{' })).toEqual({ kind: 'other' });
  expect(providers.local.readNotice({ headers: {}, body: '' }, now)).toEqual({ kind: 'unauthorized' });
});
