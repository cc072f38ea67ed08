import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localPartner } from '../../adapters/local/partnerSite.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { setPassword } from '../accountSettings/service/setPassword.ts';
import { saveStaff } from '../member/service/saveStaff.ts';
import { hashPassword } from '../proof/service/password.ts';
import { openBrowser, pass, passGrace, signInCookies, whoAmI, type Browser } from './browser.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const email = 'member@demo.example';

test('[SES-02] an expired token is reported, the cookie yields a new one, and the retry succeeds', async () => {
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  pass(601);
  expect(await browser.call(token)).toMatchObject({
    code: 'TOKEN_EXPIRED',
    message: 'Token has expired.',
    status: 200,
  });
  const answer = await browser.refresh();
  const { id_token: renewed } = (await answer.json()) as { id_token: string };
  expect((await browser.call(renewed)).data).toMatchObject({ getMember: { email } });
});

test('[SES-03] a refresh without a cookie or with a foreign one fails and clears the cookies', async () => {
  const browser = openBrowser(server.origin);
  expect((await browser.refresh()).status).toBe(400);
  browser.cookies.set('__Host-atrium-refresh', 'a'.repeat(43));
  browser.cookies.set('atrium-user', 'somebody');
  const answer = await browser.refresh();
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(signInCookies(browser)).toEqual([]);
});

test('[SES-03] a 401 removes the cookies of an ended sign-in, and keeps those of an active one', async () => {
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  const tab = openBrowser(server.origin);
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
  await browser.call(token, 'mutation { logout { success } }');
  expect((await tab.call(token)).status).toBe(401);
  expect(signInCookies(tab)).toEqual([]);

  await tab.signIn(email, demoPassword);
  const kept = new Map(tab.cookies);
  expect((await tab.call(token)).status).toBe(401);
  expect(tab.cookies).toEqual(kept);
});

test('[SES-05] [THR-04] logout ends the sign-in: cookies gone, refresh refused, the bearer refused at once', async () => {
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  const other = await openBrowser(server.origin).signIn(email, demoPassword);
  const kept = new Map(browser.cookies);
  expect((await browser.call(token)).status).toBe(200);
  expect((await browser.call(token, 'mutation { logout { success } }')).data).toEqual({ logout: { success: true } });
  expect(signInCookies(browser)).toEqual([]);
  // a browser removes only what has the path with which it was set, and of `__Host-` only what is secure
  const removed = browser.lastCookies().filter((line) => !line.startsWith('__Host-atrium-device='));
  expect(removed).toHaveLength(4);
  for (const line of removed) expect(line).toMatch(/^[\w-]+=; Path=\/; Secure; SameSite=Lax;( HttpOnly;)? Max-Age=0$/);
  // the browser stays known, so that strangers who guess do not keep its owner out (THR-13)
  expect(browser.cookies.has('__Host-atrium-device')).toBe(true);
  expect(await browser.call(token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', message: 'Unauthorized' });
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect((await browser.refresh()).status).toBe(400);
  expect((await browser.call(other)).status).toBe(200);
  // the sign-in has ended and cannot be refreshed, so the token is reported as invalid, not as expired
  pass(601);
  expect(await browser.call(token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('a code expires after a minute', async () => {
  const browser = openBrowser(server.origin);
  const { code } = (await (await browser.challenge(email, demoPassword)).json()) as { code: string };
  pass(61);
  expect((await browser.redeem(code)).status).toBe(400);
});

test('a new sign-in in a browser ends the previous one', async () => {
  const browser = openBrowser(server.origin);
  const first = await browser.signIn(email, demoPassword);
  const second = await browser.signIn('crash@demo.example', demoPassword);
  await expect.poll(async () => (await browser.call(first)).status).toBe(401);
  expect((await browser.call(second)).data).toMatchObject({ getMember: { email: 'crash@demo.example' } });
});

test('expired records are removed, others stay', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn('archive@demo.example', demoPassword);
  const count = async (): Promise<unknown> => {
    const { rows } = await sql`select (select count(*) from oidc_record) as records,
      (select count(*) from sign_in where member_id = ${browser.cookies.get('atrium-user')}) as ins`.execute(server.db);
    return rows[0];
  };
  await server.clock.advance(1000);
  expect(await count()).toMatchObject({ ins: 1 });
  expect((await browser.refresh()).status).toBe(200);
  // tokens and codes have expired by then, the sign-in has not
  pass(30 * 86_400);
  await server.clock.advance(1000);
  expect(await count()).toMatchObject({ ins: 1 });
  expect((await browser.refresh()).status).toBe(200);
  pass(33 * 86_400);
  await server.clock.advance(1000);
  expect(await count()).toEqual({ records: 0, ins: 0 });
});

test('[SES-05] the grace period of a refresh does not restore an ended sign-in', async () => {
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  const before = browser.cookies.get('__Host-atrium-refresh') ?? '';
  expect((await browser.refresh()).status).toBe(200);
  await browser.call(token, 'mutation { logout { success } }');
  browser.cookies.set('__Host-atrium-refresh', before);
  expect((await browser.refresh()).status).toBe(400);
  expect(signInCookies(browser)).toEqual([]);
});

test('[THR-04] a refresh token reused after the grace period ends the whole family, bearer tokens included', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const stolen = browser.cookies.get('__Host-atrium-refresh') ?? '';
  const { id_token: current } = (await (await browser.refresh()).json()) as { id_token: string };
  const successor = browser.cookies.get('__Host-atrium-refresh') ?? '';
  await passGrace(server.db, stolen);
  const thief = openBrowser(server.origin);
  thief.cookies.set('__Host-atrium-refresh', stolen);
  expect((await thief.refresh()).status).toBe(400);
  browser.cookies.set('__Host-atrium-refresh', successor);
  expect((await browser.refresh()).status).toBe(400);
  expect((await browser.call(current)).status).toBe(401);
});

test('[THR-17] five concurrent refreshes get the same successor, and nobody is signed out', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const before = browser.cookies.get('__Host-atrium-refresh') ?? '';
  const tabs = Array.from({ length: 5 }, () => {
    const tab = openBrowser(server.origin);
    tab.cookies.set('__Host-atrium-refresh', before);
    return tab;
  });
  const answers = await Promise.all(
    tabs.map(async (tab) => ((await (await tab.refresh()).json()) as { id_token: string }).id_token),
  );
  expect(new Set(answers).size).toBe(1);
  const successors = new Set(tabs.map((tab) => tab.cookies.get('__Host-atrium-refresh')));
  expect(successors.size).toBe(1);
  expect(successors.has(before)).toBe(false);
  pass(5);
  const late = openBrowser(server.origin);
  late.cookies.set('__Host-atrium-refresh', before);
  const repeated = await late.refresh();
  expect(repeated.status).toBe(200);
  // a page may not use the token for longer than it is good
  expect(((await repeated.json()) as { expires_in: number }).expires_in).toBeLessThanOrEqual(595);
  expect(late.cookies.get('__Host-atrium-refresh')).toBe([...successors][0]);
  expect((await late.call(answers[0] ?? '')).status).toBe(200);
  expect((await tabs[0]?.refresh())?.status).toBe(200);
});

test('[THR-04] a sign-in ends after 31 days, however often it was refreshed', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  pass(30 * 86_400);
  expect((await browser.refresh()).status).toBe(200);
  pass(86_400 - 60);
  expect((await browser.refresh()).status).toBe(200);
  pass(120);
  expect((await browser.refresh()).status).toBe(400);
});

test('[THR-04] a new password rejects the tokens of every other sign-in at the next request', async () => {
  const here = openBrowser(server.origin);
  const there = openBrowser(server.origin);
  const mine = await here.signIn('academy@demo.example', demoPassword);
  const theirs = await there.signIn('academy@demo.example', demoPassword);
  expect((await there.call(theirs)).status).toBe(200);
  const { sid } = JSON.parse(Buffer.from(mine.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const memberId = here.cookies.get('atrium-user') ?? '';
  const hash = (await hashPassword('Another-pass-2!')) ?? '';
  await server.db.transaction().execute((tx) => setPassword(tx, memberId, hash, sid));
  await expect.poll(async () => (await there.call(theirs)).status).toBe(401);
  expect((await there.refresh()).status).toBe(400);
  expect((await here.call(mine, whoAmI)).status).toBe(200);
  expect((await here.challenge('academy@demo.example', demoPassword)).status).toBe(401);
  expect((await here.challenge('academy@demo.example', 'Another-pass-2!')).status).toBe(200);
});

test('[THR-04] a password that is changed while a sign-in by it is made ends that sign-in', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn('crash@demo.example', demoPassword);
  const memberId = browser.cookies.get('atrium-user') ?? '';
  const hash = (await hashPassword('Another-pass-2!')) ?? '';
  const pause = await pauseAt(server, 'insert', 'sign_in');
  try {
    // it has compared the password
    const challenged = openBrowser(server.origin).challenge('crash@demo.example', demoPassword);
    await pause.untilWaiting(1);
    let isDone = false;
    const changed = server.db
      .transaction()
      .execute((tx) => setPassword(tx, memberId, hash))
      .finally(() => {
        isDone = true;
      });
    await pause.untilWaiting(2, () => isDone);
    await pause.release();
    const [answer] = await Promise.all([challenged, changed]);
    expect(answer.status).toBe(200);
  } finally {
    await pause.close();
  }
  const left = server.db.selectFrom('sign_in').select('sid').where('member_id', '=', memberId);
  expect(await left.where('ended_at', 'is', null).execute()).toEqual([]);
});

/** What the cookies of a browser open without a bearer token: a code for another site, and the own id for analytics. */
async function opened({ cookies }: Pick<Browser, 'cookies'>, address: string): Promise<{ code: number; own: boolean }> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin, cookie },
      body: JSON.stringify(body),
    });
  const [authRedirectUrl = ''] = localPartner([server.origin], server.secret).urls;
  const { status } = await post('/user/obtainACode', { authRedirectUrl });
  const { u } = (await (await post('/elu', { e: address })).json()) as { u: string };
  return { code: status, own: u === cookies.get('atrium-user') };
}

const nothing = { code: 401, own: false };
const everything = { code: 200, own: true };
const [ofStaff, ofMember] = ['editor@demo.example', 'planner@demo.example'];

test('[THR-64] after a working day the cookies of staff open nothing, though the process has known the sign-in', async () => {
  const [team, member] = [openBrowser(server.origin), openBrowser(server.origin)];
  await team.signIn(ofStaff, demoPassword);
  await member.signIn(ofMember, demoPassword);
  pass(11 * 3600);
  expect(await opened(team, ofStaff)).toEqual(everything);
  expect(await opened(member, ofMember)).toEqual(everything);
  pass(3600 + 1);
  expect(await opened(team, ofStaff)).toEqual(nothing);
  expect(await opened(member, ofMember)).toEqual(everything);
});

test('[THR-64] a member who joins the team has the sign-ins from before it for a working day, and no longer', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(ofMember, demoPassword);
  pass(13 * 3600);
  expect(await opened(browser, ofMember)).toEqual(everything);
  const memberId = browser.cookies.get('atrium-user') ?? '';
  const change = (isStaff: boolean): Promise<void> =>
    server.db.transaction().execute((tx) => saveStaff(tx, memberId, isStaff));
  await change(true);
  await expect.poll(() => opened(browser, ofMember)).toEqual(nothing);
  await change(false);
  await expect.poll(() => opened(browser, ofMember)).toEqual(everything);
});

test('[THR-04] cookies whose refresh token was used open nothing once its grace period and the id token are over', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const former = new Map(browser.cookies);
  pass(601);
  expect((await browser.refresh()).status).toBe(200);
  // another tab, which has not seen the answer yet (THR-17)
  expect(await opened({ cookies: former }, email)).toEqual(everything);
  await passGrace(server.db, former.get('__Host-atrium-refresh') ?? '');
  expect(await opened({ cookies: former }, email)).toEqual(nothing);
  expect(await opened(browser, email)).toEqual(everything);
});
