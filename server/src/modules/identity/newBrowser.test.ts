import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { sidOf } from '../../testing/signInAs.ts';
import { setPassword } from '../accountSettings/service/setPassword.ts';
import { openVisitor, signInAtGoogle } from '../federation/federation.fixture.ts';
import { hashPassword } from '../proof/service/password.ts';
import { openBrowser, pass, type Browser } from './browser.fixture.ts';
import { lifetimes } from './service/lifetimes.ts';
import { removeExpiredSignIns } from './service/removeExpiredSignIns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // time passes only where a test says so
  pass(0);
  for (const table of ['known_browser', 'mail', 'limit_bucket'] as const) await server.db.deleteFrom(table).execute();
});
afterEach(() => {
  vi.useRealTimers();
});

const { email, memberId } = persona('academy');
const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const chromeOnWindows = chrome.replace('Macintosh; Intel Mac OS X 10_15_7', 'Windows NT 10.0; Win64; x64');
const openAnother = (): Browser => openBrowser(server.origin);

async function signIn(browser: Browser, userAgent = chrome, address = email): Promise<void> {
  const answer = await browser.challenge(address, demoPassword, { headers: { 'user-agent': userAgent } });
  expect(answer.status).toBe(200);
}

/** What the member was told of, each mail by its first paragraph. */
async function told(to = email): Promise<string[]> {
  const mails = server.db.selectFrom('mail').select('body').where('to_address', '=', to).orderBy('mail_id');
  return (await mails.where('letter', '=', 'newBrowser').execute()).map(({ body }) => body);
}

/** More time than that in which several sign-ins are one mail. */
const passMail = (): void => {
  pass(601);
};

test('[D74] a sign-in with another browser is told by mail, also of the same kind; the first one of an account is not', async () => {
  const own = openAnother();
  await signIn(own);
  await signIn(own);
  expect(await told()).toEqual([]);
  await signIn(openAnother());
  expect(await told()).toEqual([expect.stringContaining('a new sign-in to your account from Chrome on macOS')]);
  // an update of the browser or of the system leaves it the same one
  await signIn(own, chromeOnWindows);
  expect(await told()).toHaveLength(1);
  // the sign-ins themselves are removed in time, what is known of the browsers stays
  await server.db.deleteFrom('sign_in').where('member_id', '=', memberId).execute();
  await signIn(own);
  expect(await told()).toHaveLength(1);
  await signIn(openAnother(), chromeOnWindows);
  expect((await told())[1]).toContain('Chrome on Windows');
});

test('[D74] a form that was sent several times at once is one mail, a later sign-in another one', async () => {
  // the ten minutes are those of the clock on the wall
  pass(600 - ((Date.now() / 1000) % 600));
  await signIn(openAnother());
  await Promise.all(Array.from({ length: 4 }, () => signIn(openAnother(), chromeOnWindows)));
  expect(await told()).toHaveLength(1);
  pass(590);
  await signIn(openAnother(), chromeOnWindows);
  expect(await told()).toHaveLength(1);
  passMail();
  await signIn(openAnother(), chromeOnWindows);
  expect(await told()).toHaveLength(2);
});

test('[D74] one browser of two people stays known to both, and knows nothing of a third', async () => {
  const shared = openAnother();
  const other = persona('trial').email;
  for (let round = 0; round < 2; round += 1) for (const who of [email, other]) await signIn(shared, chrome, who);
  await signIn(openAnother(), chrome, persona('crash').email);
  await signIn(shared, chrome, persona('crash').email);
  expect([await told(), await told(other), (await told(persona('crash').email)).length]).toEqual([[], [], 1]);
  const kept = await server.db.selectFrom('known_browser').select('browser_hash').execute();
  // the database does not say that it is one browser
  expect(new Set(kept.map((row) => row.browser_hash)).size).toBe(kept.length);
  const secret = (shared.cookies.get('__Host-atrium-device') ?? '.').split('.')[0] ?? '';
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('[D74] [SSO-01] a sign-in elsewhere is told of in the same way, and its browser is known from then on', async () => {
  await signIn(openAnother());
  const visitor = openVisitor(server.origin);
  for (let round = 0; round < 2; round += 1) {
    expect((await visitor.finish(await signInAtGoogle(visitor, email))).status).toBe(200);
    expect(await told()).toHaveLength(1);
    passMail();
  }
  // nor does it need the cookie of a password, whose own this one does not replace
  const own = openAnother();
  await signIn(own);
  const knownBrowser = own.cookies.get('__Host-atrium-device') ?? '';
  const returning = openVisitor(server.origin);
  returning.cookies.set('__Host-atrium-device', knownBrowser);
  await returning.finish(await signInAtGoogle(returning, email));
  expect(returning.cookies.get('__Host-atrium-device')).toBe(knownBrowser);
  expect(await told()).toHaveLength(2);
});

test('[D74] [THR-04] a new password makes every browser unknown but the one that set it', async () => {
  const [own, stolen] = [openAnother(), openAnother()];
  const token = await own.signIn(email, demoPassword);
  await signIn(stolen);
  expect(await told()).toHaveLength(1);
  const hash = (await hashPassword(demoPassword)) ?? '';
  await server.db.transaction().execute((tx) => setPassword(tx, memberId, hash, sidOf(token)));
  passMail();
  await signIn(own);
  expect(await told()).toHaveLength(1);
  await signIn(stolen);
  expect(await told()).toHaveLength(2);
});

test('[D74] [ACT-01] a browser that was signed out in the settings is told of when it signs in again', async () => {
  const [own, other, third] = [openAnother(), openAnother(), openAnother()];
  const token = await own.signIn(email, demoPassword);
  const otherToken = await other.signIn(email, demoPassword);
  await signIn(third, chromeOnWindows);
  const before = (await told()).length;
  await own.call(token, `mutation { endDevice(sid: "${sidOf(otherToken)}") { error { code } } }`);
  passMail();
  await signIn(third, chromeOnWindows);
  expect(await told()).toHaveLength(before);
  await signIn(other);
  expect(await told()).toHaveLength(before + 1);
  await own.call(await own.signIn(email, demoPassword), 'mutation { endOtherDevices { error { code } } }');
  passMail();
  await signIn(own);
  expect(await told()).toHaveLength(before + 1);
  await signIn(third, chromeOnWindows);
  expect(await told()).toHaveLength(before + 2);
});

test('[ACT-01] [THR-24] the sign-in of somebody else names no browser that could be signed out', async () => {
  const [own, other, stranger] = [openAnother(), openAnother(), openAnother()];
  const token = await own.signIn(email, demoPassword);
  const otherToken = await other.signIn(email, demoPassword);
  const theirs = await stranger.signIn(persona('crash').email, demoPassword);
  await own.call(token, `mutation { endDevice(sid: "${sidOf(theirs)}") { error { code } } }`);
  for (const [browser, held] of [
    [other, otherToken],
    [stranger, theirs],
  ] as const)
    expect((await browser.call(held)).status).toBe(200);
});

test('a browser is forgotten when its cookie has expired, which each sign-in renews', async () => {
  const own = openAnother();
  await signIn(own);
  const known = () => server.db.selectFrom('known_browser').select('browser').execute();
  pass(120);
  await signIn(own);
  pass(lifetimes.knownBrowser - 60);
  await removeExpiredSignIns(server.context(null, server.clock.now()));
  expect(await known()).toHaveLength(1);
  pass(120);
  await removeExpiredSignIns(server.context(null, server.clock.now()));
  expect(await known()).toEqual([]);
});
