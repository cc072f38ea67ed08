import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { altchaBotCheck } from '../../adapters/altcha/botCheck.ts';
import { turnstileBotCheck } from '../../adapters/turnstile/botCheck.ts';
import type { BotCheck } from '../../ports/botCheck.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pass } from '../identity/browser.fixture.ts';
import { passBotCheck } from './service/passBotCheck.ts';
import { removeExpiredCodes } from './service/removeExpiredCodes.ts';
import { solve } from './solve.fixture.ts';

// What every adapter of the bot check keeps to.

let server: TestServer;
let vendor: Server;
/** The vendor's tokens that were not used yet, and the answer of siteverify for each. */
const tokens = new Map<string, object>();
let received: URLSearchParams[] = [];
/** What the vendor answers instead, while it has trouble. */
let trouble: { readonly status: number; readonly body: string } | null = null;

beforeAll(async () => {
  server = await startServer();
  vendor = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      received.push(form);
      const token = form.get('response') ?? '';
      const answer = tokens.get(token) ?? { success: false, 'error-codes': ['timeout-or-duplicate'] };
      tokens.delete(token);
      response.writeHead(trouble?.status ?? 200, { 'content-type': 'application/json' });
      response.end(trouble?.body ?? JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => vendor.close(resolve));
  await server.close();
});
afterEach(() => {
  trouble = null;
  received = [];
  vi.useRealTimers();
});

const good = {
  success: true,
  challenge_ts: '2026-11-22T08:00:00.000Z',
  hostname: 'learn.example',
  'error-codes': [],
  action: 'signup',
  cdata: '',
};
let asked = 0;
function turnstileToken(answer: object = good): Promise<string> {
  asked += 1;
  tokens.set(`token-${String(asked)}`, answer);
  return Promise.resolve(`token-${String(asked)}`);
}

const secret = 'a secret of the tests, at least 32 characters long';
const adapters: Readonly<
  Record<string, { readonly make: () => BotCheck; readonly token: (check: BotCheck) => Promise<string> }>
> = {
  altcha: {
    make: () => altchaBotCheck(secret),
    token: async (check) => solve((await check.createChallenge()) ?? ''),
  },
  turnstile: {
    make: () => {
      const { port } = vendor.address() as AddressInfo;
      const address = `http://127.0.0.1:${String(port)}/turnstile/v0/siteverify`;
      return turnstileBotCheck({ siteKey: 'site', secretKey: 'secret', hostname: 'learn.example', address });
    },
    token: () => turnstileToken(),
  },
};

function passes(botCheck: BotCheck, token: string): Promise<boolean> {
  const ctx = { ...server.context(null, server.clock.now()), ip: '192.0.2.7' };
  return passBotCheck({ ...ctx, ports: { ...ctx.ports, botCheck } }, token);
}

const nonsense = ['', ' ', 'x', '\0', '\ud800', 'bnVsbA==', 'W10=', 'e30=', '{"challenge":{}}', 'x'.repeat(100_000)];

test.each(Object.entries(adapters))(
  '[SIG-08] %s: a token passes once, also of ten at the same time',
  async (_name, { make, token }) => {
    const check = make();
    const first = await token(check);
    expect([await passes(check, first), await passes(check, first)]).toEqual([true, false]);
    const second = await token(check);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => passes(check, second)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  },
);

test.each(Object.entries(adapters))(
  '[SIG-08] %s: what is no token does not pass, and breaks nothing',
  async (_name, { make }) => {
    const check = make();
    for (const token of nonsense) expect(await passes(check, token), token.slice(0, 20)).toBe(false);
    expect(server.takeErrors()).toEqual([]);
  },
);

test('[SIG-08] altcha: a changed, expired or foreign challenge does not pass, nor a guessed solution', async () => {
  const check = altchaBotCheck(secret);
  const token = await solve((await check.createChallenge()) ?? '');
  type Payload = {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: Record<string, unknown>;
  };
  const read = (): Payload => JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  const encode = (payload: Payload): string => Buffer.from(JSON.stringify(payload)).toString('base64');
  const changed = [
    { ...read(), challenge: { ...read().challenge, parameters: { ...read().challenge.parameters, cost: 1 } } },
    { ...read(), challenge: { ...read().challenge, parameters: { ...read().challenge.parameters, keyPrefix: '00' } } },
    { ...read(), challenge: { ...read().challenge, parameters: { ...read().challenge.parameters, expiresAt: 9e9 } } },
    { ...read(), challenge: { ...read().challenge, signature: 'ff'.repeat(32) } },
    { ...read(), solution: { counter: 1, derivedKey: '00'.repeat(32) } },
  ];
  for (const payload of changed) expect(await passes(check, encode(payload))).toBe(false);
  expect(await passes(altchaBotCheck('another secret, also of 32 characters'), token)).toBe(false);
  // written in another way it is still the same challenge
  expect(await passes(check, token)).toBe(true);
  expect(await passes(check, Buffer.from(`${JSON.stringify(read())} `).toString('base64'))).toBe(false);
  const late = await solve((await check.createChallenge()) ?? '');
  pass(601);
  expect(await passes(check, late)).toBe(false);
});

test('[SIG-08] altcha: what has passed once does not pass again as long as it is valid', async () => {
  const check = altchaBotCheck(secret);
  const token = await solve((await check.createChallenge()) ?? '');
  expect(await passes(check, token)).toBe(true);
  pass(590);
  await removeExpiredCodes(server);
  expect(await passes(check, token)).toBe(false);
});

test('[SIG-08] turnstile: the documented answers', async () => {
  const check = adapters['turnstile']?.make() as BotCheck;
  expect(await passes(check, await turnstileToken())).toBe(true);
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    secret: 'secret',
    response: `token-${String(asked)}`,
    remoteip: '192.0.2.7',
  });
  const refused = [
    { success: false, 'error-codes': ['invalid-input-response'] },
    { success: false, 'error-codes': ['missing-input-response'] },
    { ...good, hostname: 'evil.example' },
    { ...good, action: 'login' },
    { success: true },
    { success: false, 'error-codes': ['invalid-input-secret'] },
    { success: false, 'error-codes': ['internal-error'] },
    { success: false, 'error-codes': [] },
  ];
  for (const answer of refused)
    expect(await passes(check, await turnstileToken(answer)), JSON.stringify(answer)).toBe(false);
  for (const body of ['', '<html>', 'null', '{"success":"yes"}']) {
    trouble = { status: 502, body };
    expect(await passes(check, await turnstileToken())).toBe(false);
  }
  const nowhere = turnstileBotCheck({
    siteKey: 'site',
    secretKey: 'secret',
    hostname: 'learn.example',
    address: 'http://127.0.0.1:9/',
  });
  expect(await passes(nowhere, 'token')).toBe(false);
});
