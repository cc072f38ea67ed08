import { persona } from '@atrium/content/people.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { sandboxFlags } from './sandboxFlags.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startServer();
  app = Fastify();
  await app.register((scope) => {
    sandboxFlags(server.db)(scope);
    return Promise.resolve();
  });
});
afterAll(() => server.close());

const url = '/__sandbox/flags';
const save = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
const pressElsewhere = () =>
  app.inject({
    method: 'POST',
    url,
    payload: 'flag=freemiumBanner&defaultValue=true&targets=[]',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
  });
const press = (fields: Record<string, string>, site = 'same-origin') =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': site,
    },
  });

async function flagsOf(who: string): Promise<Record<string, unknown>> {
  const { getFeatureFlags } = await (
    await server.as(who)
  ).query<{ getFeatureFlags: { values: Record<string, unknown> } }>('{ getFeatureFlags { values } }');
  return getFeatureFlags.values;
}

test('a switch is followed without a restart by those it targets: by account, customer, account type and share', async () => {
  const people = ['member', 'limited', 'ann@acme.example', 'bob@acme.example'];
  const shown = async (): Promise<unknown[]> =>
    Promise.all(people.map(async (who) => (await flagsOf(who))['referralsLink']));
  const target = (to: object) => ({ flag: 'referralsLink', defaultValue: false, targets: [{ to, value: true }] });
  expect(await shown()).toEqual([false, false, false, false]);
  for (const [to, expected] of [
    [{ memberIds: [persona('limited').memberId] }, [false, true, false, false]],
    [{ customerIds: [persona('ann@acme.example').customerId] }, [false, false, true, true]],
    [{ accountTypes: ['limited'] }, [false, true, false, false]],
    [{ percentage: 100 }, [true, true, true, true]],
    [{ percentage: 0 }, [false, false, false, false]],
  ] as const) {
    expect((await save(target(to))).statusCode).toBe(204);
    await expect.poll(shown).toEqual(expected);
  }
});

test('the page shows every flag and saves by its form, but not for another site', async () => {
  const page = await app.inject({ url });
  expect(page.body).toContain('value="learningPlans"');
  expect(page.body).toContain('Which course should we teach next?');
  const on = { flag: 'freemiumBanner', defaultValue: 'true', targets: '[]' };
  expect((await press(on, 'cross-site')).statusCode).toBe(403);
  expect((await pressElsewhere()).statusCode).toBe(403);
  expect((await press(on)).headers['location']).toBe(url);
  await expect.poll(async () => (await flagsOf('member'))['freemiumBanner']).toBe(true);
  const rules = (await app.inject({ url, headers: { accept: 'application/json' } })).json<{ flag: string }[]>();
  expect(rules.find(({ flag }) => flag === 'freemiumBanner')).toMatchObject({ defaultValue: true, targets: [] });
});

test.each([
  [{ flag: 'noSuchFlag', defaultValue: true }],
  [{ flag: 'learningPlans', defaultValue: 'yes' }],
  [{ flag: 'learningPlans', defaultValue: false, targets: [{ to: {}, value: 1 }] }],
  [{ flag: 'onDemand2024Refresh', defaultValue: true }],
  [{ flag: 'learningPlans', defaultValue: true, targets: [{ to: { percentage: 101 }, value: true }] }],
  [null],
])('%j is refused', async (payload) => {
  expect((await save(payload)).statusCode).toBe(400);
});
