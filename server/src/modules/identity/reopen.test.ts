import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser, pass, signInCookies, type Browser, whoAmI } from './browser.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const email = 'member@demo.example';

async function tokenOf(answer: Response): Promise<{ id_token: string; expires_in: number }> {
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()) as { id_token: string; expires_in: number };
}

async function signedIn(): Promise<{ browser: Browser; token: string; refresh: string }> {
  // from here on time passes only where a test says so
  pass(0);
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  return { browser, token, refresh: browser.cookies.get('__Host-atrium-refresh') ?? '' };
}

test('[SES-01] a page that opens gets the valid token of its cookie, and nothing is rotated', async () => {
  const { browser, token, refresh } = await signedIn();
  pass(100);
  const again = await tokenOf(await browser.reopen());
  expect(again.id_token).toBe(token);
  // whole seconds of a token that begins with a whole second
  expect([499, 500]).toContain(again.expires_in);
  expect(browser.lastCookies()).toEqual([]);
  expect(browser.cookies.get('__Host-atrium-refresh')).toBe(refresh);
  expect((await browser.call(again.id_token, whoAmI)).data).toMatchObject({ getMember: { email } });
});

test('[SES-02] with less than two minutes left, or none, the page gets a new token', async () => {
  const { browser, token, refresh } = await signedIn();
  pass(481);
  const next = await tokenOf(await browser.reopen());
  expect(next.id_token).not.toBe(token);
  expect(next.expires_in).toBe(600);
  expect(browser.cookies.get('__Host-atrium-refresh')).not.toBe(refresh);
  pass(601);
  expect((await tokenOf(await browser.reopen())).id_token).not.toBe(next.id_token);
});

test('a refresh without reuse gets a new token, however long the old one is valid', async () => {
  const { browser, token, refresh } = await signedIn();
  pass(2);
  expect((await tokenOf(await browser.refresh())).id_token).not.toBe(token);
  expect(browser.cookies.get('__Host-atrium-refresh')).not.toBe(refresh);
});

test('[SES-05] [THR-04] a token of an ended sign-in is not reused', async () => {
  const { browser, token } = await signedIn();
  const kept = new Map(browser.cookies);
  await browser.call(token, 'mutation { logout { success } }');
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.reopen()).status).toBe(400);
  expect(signInCookies(browser)).toEqual([]);
});

test('[SES-03] a foreign token, or a missing refresh cookie, is not accepted', async () => {
  const { browser, token } = await signedIn();
  browser.cookies.set('__Host-atrium-id', `${token.slice(0, -4)}AAAA`);
  expect((await tokenOf(await browser.reopen())).id_token).not.toBe(`${token.slice(0, -4)}AAAA`);
  browser.cookies.delete('__Host-atrium-refresh');
  expect((await browser.reopen()).status).toBe(400);
  expect(signInCookies(browser)).toEqual([]);
});
