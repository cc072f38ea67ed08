import { expect, test } from 'vitest';
import { batchDelay, createTrackQueue, type TrackApis } from './trackQueue.ts';

function open(answers: readonly (number | 'offline')[], isOptedOut = false) {
  const bodies: { anonymousId: string; events: { id: string; name?: string; age: number }[] }[] = [];
  const timers: (() => void)[] = [];
  let ids = 0;
  let now = 0;
  const apis: TrackApis = {
    isOptedOut,
    now: () => now,
    newId: () => `id ${String((ids += 1))}`,
    setTimeout: (send, milliseconds) => {
      expect(milliseconds).toBe(batchDelay);
      timers.push(send);
    },
    fetch: (_url, { body }) => {
      bodies.push(JSON.parse(body as string) as (typeof bodies)[number]);
      const answer = answers[bodies.length - 1] ?? 204;
      return answer === 'offline'
        ? Promise.reject(new TypeError())
        : Promise.resolve(new Response(null, { status: answer }));
    },
  };
  return { queue: createTrackQueue(apis), bodies, timers, pass: (milliseconds: number) => (now += milliseconds) };
}

const pressed = { name: 'CTA Clicked', properties: { cta: 'enroll' }, path: '/', at: 0 };

test('events are sent together, with their age', async () => {
  const { queue, bodies, timers, pass } = open([]);
  queue.add(pressed);
  queue.add({ path: '/', at: 0 });
  expect(timers).toHaveLength(1);
  pass(1000);
  await queue.flush();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.events).toMatchObject([{ name: 'CTA Clicked', age: 1000 }, { age: 1000 }]);
  await queue.flush();
  expect(bodies).toHaveLength(1);
});

test.each(['offline', 503] as const)('after %s the same events are sent again, under the same ids', async (failure) => {
  const { queue, bodies } = open([failure]);
  queue.add(pressed);
  await queue.flush();
  queue.add(pressed);
  await queue.flush();
  expect(bodies[1]?.events).toHaveLength(2);
  expect(bodies[1]?.events[0]?.id).toBe(bodies[0]?.events[0]?.id);
});

test('what the server refuses is not sent again', async () => {
  const { queue, bodies } = open([400]);
  queue.add(pressed);
  await queue.flush();
  await queue.flush();
  expect(bodies).toHaveLength(1);
});

test('without a connection the newest fifty are kept', async () => {
  const { queue, bodies } = open(['offline']);
  for (let index = 0; index < 60; index += 1) queue.add({ ...pressed, properties: { cta: String(index) } });
  await queue.flush();
  await queue.flush();
  expect(bodies[1]?.events).toHaveLength(50);
  expect(bodies[1]?.events.at(-1)).toMatchObject({ properties: { cta: '59' } });
});

test('what happens while a batch is on its way, and fails, is kept in place of the oldest of it', async () => {
  const { queue, bodies } = open(['offline']);
  const add = (cta: string) => {
    queue.add({ ...pressed, properties: { cta } });
  };
  for (let index = 0; index < 50; index += 1) add(String(index));
  const sent = queue.flush();
  add('meanwhile');
  await sent;
  await queue.flush();
  const kept = bodies[1]?.events.map((event) => (event as { properties?: { cta: string } }).properties?.cta);
  expect([kept?.length, kept?.[0], kept?.at(-1)]).toEqual([50, '1', 'meanwhile']);
});

test('a browser that asks not to be tracked sends nothing (D71)', async () => {
  const { queue, bodies, timers } = open([], true);
  queue.add(pressed);
  await queue.flush();
  expect([bodies, timers]).toEqual([[], []]);
});

test('[API-04] of the address of a page only its route is sent', async () => {
  const { queue, bodies } = open([]);
  for (const path of ['/courses', '/member-directory/maya-fernandes', '/preview/SECRET-1', '/nowhere/maya%40x.example'])
    queue.add({ ...pressed, path });
  await queue.flush();
  expect(bodies[0]?.events).toMatchObject([
    { path: '/courses' },
    { path: '/member-directory/{userId}' },
    { path: '/preview/{inviteCode}' },
    { path: '/*' },
  ]);
});

/** A queue whose server names addresses, and what it was asked and sent. */
function openNaming(name: () => Promise<Response>, isOptedOut = false) {
  const asked: unknown[] = [];
  const sent: { properties?: unknown; path: string }[] = [];
  const queue = createTrackQueue({
    isOptedOut,
    now: () => 0,
    newId: () => 'id',
    setTimeout: () => 0,
    fetch: (url, { body }) => {
      const read: unknown = JSON.parse(body as string);
      if (url === '/elu') {
        asked.push(read);
        return name();
      }
      sent.push(...(read as { events: typeof sent }).events);
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
  return { queue, asked, sent };
}

test('[API-04] [SIG-15] somebody who signs up is identified by the name that the server gives the address', async () => {
  const { queue, asked, sent } = openNaming(() => Promise.resolve(Response.json({ s: true, u: 'a name' })));
  await queue.identifyAddress('ida@newcomers.example', { path: '/signup', at: 0 });
  await queue.flush();
  expect(asked).toEqual([{ e: 'ida@newcomers.example' }]);
  expect(sent).toEqual([{ id: 'id', age: 0, path: '/signup', properties: { u: 'a name' } }]);
});

test.each([
  ['without an answer', () => Promise.reject(new TypeError('offline'))],
  ['after a refusal', () => Promise.resolve(Response.json({ code: 'RATE_LIMITED' }, { status: 429 }))],
])('[API-04] nobody is identified %s', async (_, name) => {
  const { queue, sent } = openNaming(name);
  await queue.identifyAddress('ida@newcomers.example', { path: '/signup', at: 0 });
  await queue.flush();
  expect(sent).toEqual([]);
});

test('[API-04] of a browser that asks not to be tracked the server is not even asked for a name (D71)', async () => {
  const { queue, asked } = openNaming(() => Promise.reject(new Error('asked')), true);
  await queue.identifyAddress('ida@newcomers.example', { path: '/signup', at: 0 });
  expect(asked).toEqual([]);
});
