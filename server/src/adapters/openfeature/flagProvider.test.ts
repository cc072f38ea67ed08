import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { persona } from '@atrium/content/people.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../../base/process/log.ts';
import { openViewerSource } from '../../modules/entitlement/service/viewerSource.ts';
import { startServer } from '../../testing/harness.ts';
import { flagFile } from '../local/flagFile.ts';
import { openFeatureFlags } from './flagProvider.ts';

const closers: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  // the service is in this process: a second in which both stand still is no outage of it
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Evaluation {
  readonly context: { readonly targetingKey: string; readonly accountType?: string; readonly customerId?: string };
}

/** A flag service that answers as the OpenFeature Remote Evaluation Protocol says; records what it was asked. */
async function openService(values: Record<string, unknown>, token?: string) {
  const asked: Evaluation['context'][] = [];
  let isDown = false;
  const http = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void (async () => {
      const { context } = (await json(request)) as Evaluation;
      asked.push(context);
      const key = decodeURIComponent(/^\/ofrep\/v1\/evaluate\/flags\/(.+)$/.exec(request.url ?? '')?.[1] ?? '');
      response.setHeader('content-type', 'application/json');
      if (isDown) response.writeHead(503).end('{}');
      else if (token !== undefined && request.headers.authorization !== `Bearer ${token}`)
        response.writeHead(401).end('{}');
      else if (!(key in values)) {
        response.writeHead(404).end(JSON.stringify({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'no such flag' }));
      } else response.end(JSON.stringify({ key, reason: 'TARGETING_MATCH', variant: 'on', value: values[key] }));
    })();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  closers.push(async () => {
    http.closeAllConnections();
    http.close();
    await once(http, 'close');
  });
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  return { url, asked, fail: () => (isDown = true) };
}

const values = {
  learningPlans: true,
  onDemand2024Refresh: ['one', 'two'],
  votingBanner: { text: 'Vote', buttonCopy: 'Go', buttonLink: 'https://vote.example' },
};
const ann = { memberId: 'ann', customerId: 'acme', accountType: 'MEMBER' } as const;

async function fileOf(content: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-flags-'));
  closers.push(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'flags.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const adapters = {
  'a file': async (content: Record<string, unknown>) => flagFile(await fileOf(content)),
  'a flag service': async (content: Record<string, unknown>) => {
    const flags = openFeatureFlags((await openService(content)).url, undefined);
    closers.push(flags.close);
    return flags;
  },
};

test.each(Object.entries(adapters))(
  '%s: the values it has, for members and visitors, and no others',
  async (_, open) => {
    const flags = await open(values);
    expect(await flags.valuesFor(ann)).toEqual(values);
    expect(await flags.valuesFor(null)).toEqual(values);
    expect(await (await open({})).valuesFor(ann)).toEqual({});
  },
);

test('the flag service gets the member, account type and customer, and the token', async () => {
  const service = await openService(values, 'right');
  const flags = openFeatureFlags(service.url, 'right');
  const wrong = openFeatureFlags(service.url, 'wrong');
  closers.push(flags.close, wrong.close);
  expect(await flags.valuesFor(ann)).toEqual(values);
  expect(service.asked[0]).toEqual({ targetingKey: 'ann', customerId: 'acme', accountType: 'MEMBER' });
  await expect(wrong.valuesFor(ann)).rejects.toThrow(/^flag /);
});

test('a file that is no JSON object is an error, and one that is absent has no values', async () => {
  await expect(flagFile(await fileOf('[1')).valuesFor(null)).rejects.toThrow('cannot be read');
  expect(await flagFile('/nowhere/flags.json').valuesFor(null)).toEqual({});
});

test('the environment precedes the file, and a file that is half-written leaves its flags as they were', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const file = await fileOf({ blockLogin: false, learningPlans: true });
  const flags = flagFile(file, { blockLogin: true });
  const after = async (content: string) => {
    await writeFile(file, content);
    vi.advanceTimersByTime(2000);
    return flags.valuesFor(null);
  };
  expect(await flags.valuesFor(null)).toEqual({ blockLogin: true, learningPlans: true });
  expect(await after('{"learningPl')).toEqual({ blockLogin: true, learningPlans: true });
  expect(await after('{"learningPlans": false}')).toEqual({ blockLogin: true, learningPlans: false });
});

test('the flags of a provider are kept with a viewer for as long as it allows', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const server = await startServer();
  closers.push(server.close);
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  let learningPlans = true;
  const provider = { freshFor: 2000, valuesFor: () => Promise.resolve({ learningPlans }) };
  const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, provider);
  const now = server.clock.now();
  const isOn = async () => (await source.find(persona('member').memberId, now))?.flags.learningPlans;
  expect(await isOn()).toBe(true);
  learningPlans = false;
  vi.advanceTimersByTime(1999);
  expect(await isOn()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await isOn()).toBe(false);
});

test('values of a provider precede the rules of the database, which apply when it does not answer', async () => {
  const server = await startServer();
  closers.push(server.close);
  const service = await openService({ learningPlans: true, votingBanner: {} });
  const flags = openFeatureFlags(service.url, undefined);
  closers.push(flags.close);
  const deaf = { alive: () => false, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const warnings: unknown[] = [];
  const log = openLog('warn', { write: (line) => warnings.push(JSON.parse(line)) });
  const source = await openViewerSource({ db: server.db, listener: deaf, log }, flags);
  const { memberId } = persona('member');
  const before = await source.find(memberId, server.clock.now());
  expect(before?.flags).toMatchObject({ learningPlans: true, votingBanner: null, cancelMembershipCopy: true });
  service.fail();
  const after = await source.find(memberId, server.clock.now());
  expect(after?.flags).toMatchObject({ learningPlans: false, cancelMembershipCopy: true });
  expect(after?.flags.votingBanner).not.toBeNull();
  await source.visitorFlags();
  expect(warnings).toHaveLength(1);
});
