import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { segmentSink } from '../../adapters/segment/analyticsSink.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { forwardEvents } from './service/forwardEvents.ts';
import { removeOldEvents } from './service/removeOldEvents.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  const browser = openBrowser(server.origin);
  await browser.signIn('ann@acme.example', demoPassword);
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => server.close());
// a test that fails leaves the next ones their limit
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

interface Sent {
  readonly id: string;
  readonly name?: string;
  readonly properties?: object;
  readonly path: string;
  readonly age: number;
}
const pressed = (more: object = {}): Sent => ({
  id: randomUUID(),
  name: 'CTA Clicked',
  properties: { cta: 'Enroll' },
  path: '/courses',
  age: 2e3,
  ...more,
});
const anonymousId = randomUUID();

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const all = { 'content-type': 'application/json', origin: server.origin, ...headers };
  const response = await fetch(`${server.origin}/collect`, {
    method: 'POST',
    headers: all,
    body: JSON.stringify(body),
  });
  return response.status;
}

const stored = (ids: readonly string[]) =>
  server.db.selectFrom('analytics_event').selectAll().where('event_id', 'in', ids).orderBy('event_id').execute();

test('[API-04] an event is stored once, under the member who is signed in, at the time it happened', async () => {
  const event = pressed();
  const identify = { id: randomUUID(), path: '/', age: 0 };
  const batch = { anonymousId, events: [event, identify] };
  expect([await send(batch, { cookie }), await send(batch, { cookie })]).toEqual([204, 204]);
  const { memberId, customerId } = persona('ann@acme.example');
  const rows = await stored([event.id, identify.id]);
  expect(rows.find(({ type }) => type === 'track')).toMatchObject({
    name: 'CTA Clicked',
    properties: { cta: 'Enroll' },
    path: '/courses',
    anonymous_id: anonymousId,
    member_id: memberId,
    customer_id: customerId,
  });
  expect(rows.find(({ type }) => type === 'identify')).toMatchObject({
    properties: { accountType: 'MEMBER', customerType: 'ENTERPRISE' },
    member_id: memberId,
  });
  const [row] = rows.filter(({ type }) => type === 'track');
  expect(Number(row?.received_at) - Number(row?.occurred_at)).toBe(2000);
});

test('[API-04] [SIG-15] a visitor who signs up is identified by the name of the address, a member by the sign-in alone', async () => {
  const u = 'n'.repeat(43);
  const [signedUp, member] = [
    { id: randomUUID(), path: '/signup', age: 0, properties: { u } },
    { id: randomUUID(), path: '/signup', age: 0, properties: { u } },
  ];
  expect(await send({ anonymousId, events: [signedUp] })).toBe(204);
  expect(await send({ anonymousId, events: [member] }, { cookie })).toBe(204);
  const found = new Map((await stored([signedUp.id, member.id])).map((row) => [row.event_id, row]));
  expect(found.get(signedUp.id)).toMatchObject({ type: 'identify', properties: { u }, member_id: null });
  expect(found.get(member.id)).toMatchObject({
    properties: { accountType: 'MEMBER', customerType: 'ENTERPRISE' },
    member_id: persona('ann@acme.example').memberId,
  });
});

test('a visitor is stored without a member, and so is a member whose browser another site made send it', async () => {
  const visitor = pressed();
  const foreign = pressed();
  await send({ anonymousId, events: [visitor] });
  await send({ anonymousId, events: [foreign] }, { cookie, origin: 'https://elsewhere.example' });
  const rows = await stored([visitor.id, foreign.id]);
  expect(rows.map(({ member_id }) => member_id)).toEqual([null, null]);
});

test('of a browser that asks not to be tracked nothing is stored (D71)', async () => {
  for (const asks of [{ 'sec-gpc': '1' }, { dnt: '1' }] as Record<string, string>[]) {
    const event = pressed();
    expect(await send({ anonymousId, events: [event] }, { cookie, ...asks })).toBe(204);
    expect(await stored([event.id])).toEqual([]);
  }
});

test.each([
  ['an unknown name', { name: 'Page Viewed' }],
  ['an unknown property', { properties: { email: 'ann' } }],
  ['an e-mail address', { properties: { cta: 'ann@acme.example' } }],
  ['an encoded e-mail address', { properties: { cta: 'ann%40acme.example' } }],
  ['an e-mail address in the path', { path: '/signup/ann@acme.example' }],
  ['an encoded e-mail address in the path', { path: '/signup/ann%2540acme.example' }],
  ['a query in the path', { path: '/signup?tac=1' }],
  ['another site as path', { path: 'https://elsewhere.example/' }],
  ['an id that is none', { id: 'one' }],
  ['a name of an address that is none', { name: undefined, properties: { u: 'ann' } }],
  ['an address in place of its name', { name: undefined, properties: { u: `ann@acme.example${'x'.repeat(27)}` } }],
  [
    'anything else of the person who signed up',
    { name: undefined, properties: { u: 'n'.repeat(43), firstName: 'Ann' } },
  ],
  ['the name of an address in another event', { properties: { cta: 'Enroll', u: 'n'.repeat(43) } }],
  ['a time to come', { age: -1 }],
  ['a NUL character', { path: '/\0' }],
])('%s is refused, and with it the batch', async (_, more) => {
  const fine = pressed();
  expect(await send({ anonymousId, events: [fine, pressed(more)] }, { cookie })).toBe(400);
  expect(await stored([fine.id])).toEqual([]);
});

test('a batch is of 1 to 50 events', async () => {
  const batch = (size: number) => ({ anonymousId, events: Array.from({ length: size }, () => pressed()) });
  expect([await send(batch(0)), await send(batch(50)), await send(batch(51))]).toEqual([400, 204, 400]);
});

test('one network may send 30,000 events in 15 minutes', async () => {
  const [last, refused, ...both] = [pressed(), pressed(), pressed(), pressed()];
  const set = (used: number) =>
    server.db.updateTable('limit_bucket').set({ used }).where('bucket', 'like', 'try/collect/%').execute();
  await send({ anonymousId, events: [pressed()] });
  // each event of a batch counts
  await set(29_999);
  expect(await send({ anonymousId, events: both })).toBe(429);
  await set(29_999);
  const answers = [await send({ anonymousId, events: [last] }), await send({ anonymousId, events: [refused] })];
  expect(answers).toEqual([204, 429]);
  expect((await stored([last.id, refused.id, ...both.map(({ id }) => id)])).map((row) => row.event_id)).toEqual([
    last.id,
  ]);
});

test('a service gets what is stored in the shape of the HTTP tracking API, and a failure is reported', async () => {
  const requests: { readonly path: string | undefined; readonly key: string | undefined; readonly body: unknown }[] =
    [];
  let status = 200;
  const service = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url, key: request.headers.authorization, body });
      response.writeHead(status).end('{"success":true}');
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const sink = segmentSink(`http://127.0.0.1:${String((service.address() as AddressInfo).port)}`, 'a key');
  const event = pressed();
  const ctx = server.context(null, server.clock.now());
  const without = ctx.ports.analytics;
  Object.assign(ctx.ports, { analytics: sink });
  for (let time = 0; time < 2; time += 1) await send({ anonymousId, events: [event] }, { cookie });
  // what is sent after it arrives after it, so that a second delivery would have come by now
  const last = pressed();
  await send({ anonymousId, events: [last] }, { cookie });
  const about = ({ id }: Sent) => requests.filter(({ body }) => JSON.stringify(body).includes(id));
  await expect.poll(() => about(last).length).toBe(1);
  await expect.poll(() => about(event).length).toBeGreaterThan(0);
  const { memberId, customerId } = persona('ann@acme.example');
  expect(about(event)).toMatchObject([
    {
      path: '/v1/batch',
      key: `Basic ${Buffer.from('a key:').toString('base64')}`,
      body: {
        batch: [
          {
            type: 'track',
            messageId: event.id,
            userId: memberId,
            anonymousId,
            event: 'CTA Clicked',
            properties: { cta: 'Enroll' },
            context: {
              page: { path: '/courses' },
              groupId: customerId,
            },
          },
        ],
      },
    },
  ]);
  status = 500;
  await expect(forwardEvents(ctx, { eventIds: [event.id] })).rejects.toThrow('answered 500');
  await forwardEvents(ctx, { eventIds: [randomUUID()] });
  // one by the job of the first batch, one by the call that failed
  expect(about(event)).toHaveLength(2);
  expect(requests).toHaveLength(3);
  Object.assign(ctx.ports, { analytics: without });
  service.closeAllConnections();
  service.close();
});

test('[API-04] a service gets who signed up under the name of the address', async () => {
  const requests: { readonly batch: readonly unknown[] }[] = [];
  const service = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push(body as (typeof requests)[number]);
      response.end('{}');
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const sink = segmentSink(`http://127.0.0.1:${String((service.address() as AddressInfo).port)}`, 'a key');
  const event = {
    eventId: randomUUID(),
    type: 'identify' as const,
    name: null,
    path: '/signup',
    anonymousId,
    properties: { u: 'the name' },
    customerId: null,
    occurredAt: new Date(0),
  };
  const { memberId } = persona('ann@acme.example');
  await sink.deliver([
    { ...event, memberId: null },
    { ...event, memberId, properties: { accountType: 'MEMBER' } },
    { ...event, memberId: null, properties: {} },
  ]);
  service.closeAllConnections();
  service.close();
  expect(requests[0]?.batch).toMatchObject([
    { type: 'identify', userId: 'the name', traits: {} },
    { type: 'identify', userId: memberId, traits: { accountType: 'MEMBER' } },
    { type: 'identify', traits: {} },
  ]);
  expect(requests[0]?.batch[2]).not.toHaveProperty('userId');
});

test('a service gets the events of a batch in the order in which they happened', async () => {
  const id = (first: string) => `${first}${randomUUID().slice(1)}`;
  const events = [
    pressed({ id: id('1'), age: 0 }),
    pressed({ id: id('2'), age: 9000 }),
    pressed({ id: id('3'), age: 500 }),
  ];
  await send({ anonymousId, events });
  const delivered: (string | undefined)[] = [];
  const ctx = server.context(null, server.clock.now());
  const deliver: typeof ctx.ports.analytics.deliver = (sent) => {
    delivered.push(...sent.map(({ eventId }) => eventId[0]));
    return Promise.resolve();
  };
  const ports = { ...ctx.ports, analytics: { ...ctx.ports.analytics, deliver } };
  await forwardEvents({ ...ctx, ports }, { eventIds: events.map((event) => event.id) });
  expect(delivered).toEqual(['2', '3', '1']);
});

test('events are removed 25 months after they came', async () => {
  // it happened a day before
  const event = pressed({ age: day });
  await send({ anonymousId, events: [event] });
  const later = (days: number) => server.context(null, server.clock.now() + days * day);
  await removeOldEvents(later(774.5));
  expect(await stored([event.id])).toHaveLength(1);
  await removeOldEvents(later(776));
  expect(await stored([event.id])).toEqual([]);
});
