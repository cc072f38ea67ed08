import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { sidOf } from '../../testing/signInAs.ts';
import { openVisitor, signInAtGoogle } from '../federation/federation.fixture.ts';
import { openBrowser, pass, signInCookies, type Browser } from '../identity/browser.fixture.ts';
import { hashingQueue, inHashingQueue } from '../proof/service/hashingQueue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => {
  vi.useRealTimers();
});

interface Settings {
  readonly email: string;
  readonly mayLink: boolean;
  readonly hasPassword: boolean;
  readonly linking: { readonly result: string; readonly email: string | null };
  readonly devices: readonly {
    readonly sid: string;
    readonly device: string;
    readonly signIns: number;
    readonly isThis: boolean;
    /** Millisecond strings. */
    readonly signedInAt: string;
    readonly lastUsedAt: string;
  }[];
}
const settingsQuery = `{ getAccountSettings {
  email mayLink hasPassword linking { result email } devices { sid device signIns isThis signedInAt lastUsedAt } } }`;

async function open(who: string, password = demoPassword): Promise<{ browser: Browser; token: string }> {
  const browser = openBrowser(server.origin);
  return { browser, token: await browser.signIn(persona(who).email, password) };
}
async function settingsOf({ browser, token }: { browser: Browser; token: string }): Promise<Settings> {
  return ((await browser.call(token, settingsQuery)).data as { getAccountSettings: Settings }).getAccountSettings;
}
/** As if somebody had signed in by a browser of that kind. */
async function useBrowser({ token }: { token: string }, kind: string): Promise<void> {
  await server.db.updateTable('sign_in').set({ user_agent: kind }).where('sid', '=', sidOf(token)).execute();
}
const mutate = async ({ browser, token }: { browser: Browser; token: string }, call: string, fields = '') => {
  const { data, code } = await browser.call(token, `mutation { ${call} { ${fields} error { code message field } } }`);
  type Payload = Record<string, unknown> & { error: { code: string; message: string; field: string | null } | null };
  const payload = (data as Record<string, Payload | null> | null)?.[call.replace(/\(.*/s, '')] ?? null;
  return payload ?? { error: { code: code ?? '', message: '', field: null } };
};
/** Another browser is refused as soon as the database has notified the process. */
const statusOf = async ({ browser, token }: { browser: Browser; token: string }) => (await browser.call(token)).status;
/** The subject of the mail to a member who signs in with another browser. */
const newBrowser = 'New sign-in to your Atrium account';
const mailsTo = async (address: string): Promise<string[]> =>
  (await server.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

test('[ACT-02] an address is linked and unlinked again: it is shown, both addresses get a mail, and it opens nothing more', async () => {
  const who = await open('planned');
  const { email } = persona('planned');
  const linked = 'pending@demo.example';
  expect(await settingsOf(who)).toMatchObject({ email, mayLink: true, linking: { result: 'UNLINKED', email: null } });
  await mutate(who, `startAccountLinking(email: "${linked}")`);
  expect((await settingsOf(who)).linking).toEqual({ result: 'PENDING', email: linked });
  const visitor = openVisitor(server.origin);
  for (const [name, value] of who.browser.cookies) visitor.cookies.set(name, value);
  await visitor.finish(await signInAtGoogle(visitor, linked, 'context=add-secondary-email'));
  expect((await settingsOf(who)).linking).toEqual({ result: 'VERIFIED', email: linked });
  const added = 'A second sign-in was added to your Atrium account';
  for (const address of [email, linked]) expect(await mailsTo(address)).toEqual([added]);

  // somebody who is signed in by it
  const other = openVisitor(server.origin);
  const { body } = await other.finish(await signInAtGoogle(other, linked));
  expect(await other.redeem(body.code)).toMatchObject({ s4UserId: persona('planned').memberId });
  expect((await settingsOf(who)).devices).toHaveLength(2);
  expect(await mutate(who, 'unlinkAccount', 'result email')).toEqual({ result: 'UNLINKED', email: null, error: null });
  const { linking, devices } = await settingsOf(who);
  expect(linking).toEqual({ result: 'UNLINKED', email: null });
  expect(devices.map(({ isThis }) => isThis)).toEqual([true]);
  const removed = 'A second sign-in was removed from your Atrium account';
  expect(await mailsTo(email)).toEqual([removed, newBrowser, added]);
  expect(await mailsTo(linked)).toEqual([removed, added]);
  const again = openVisitor(server.origin);
  expect((await again.finish(await signInAtGoogle(again, linked))).body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  // it may be linked again, also by the same request as before
  expect(await mutate(who, `startAccountLinking(email: "${linked}")`, 'result')).toMatchObject({ result: 'PENDING' });
  expect(await mutate(who, 'unlinkAccount', 'result')).toEqual({ result: 'UNLINKED', error: null });
  expect(await mailsTo(email)).toHaveLength(3);
});

test('[ACT-02] [THR-04] ways to sign in are changed within ten minutes of a sign-in only', async () => {
  const who = await open('transactional-none');
  pass(601);
  const renewed = (await (await who.browser.refresh()).json()) as { id_token: string };
  const later = { browser: who.browser, token: renewed.id_token };
  for (const call of ['startAccountLinking(email: "pending@demo.example")', 'unlinkAccount']) {
    expect(await mutate(later, call, 'result')).toEqual({
      result: 'ERROR',
      error: { code: 'SIGN_IN_AGAIN', message: 'Please sign in again, and do this within ten minutes.', field: null },
    });
  }
});

test('[ACT-02] a request for a second address that has expired is not shown any more', async () => {
  const who = await open('crashplus');
  await mutate(who, 'startAccountLinking(email: "pending@demo.example")');
  expect((await settingsOf(who)).linking.result).toBe('PENDING');
  await server.db
    .updateTable('account_link')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', persona('crashplus').memberId)
    .execute();
  expect((await settingsOf(who)).linking).toEqual({ result: 'UNLINKED', email: null });
});

test('[ACT-02] a member whom Google may not sign in is not offered a second address', async () => {
  for (const name of ['employee', 'bob@acme.example']) {
    expect((await settingsOf(await open(name))).mayLink, name).toBe(false);
  }
});

test('a member sees where they are signed in, and signs out one browser or all others', async () => {
  const [first, second, third] = [await open('archive'), await open('archive'), await open('archive')];
  const stranger = await open('trial');
  await useBrowser(second, 'Safari on iOS');
  await useBrowser(third, 'Firefox on Windows');
  const listed = async (of = first) => (await settingsOf(of)).devices.map(({ sid }) => sid).toSorted();
  const sids = [first, second, third].map(({ token }) => sidOf(token));
  expect(await listed()).toEqual(sids.toSorted());
  expect((await settingsOf(second)).devices.filter(({ isThis }) => isThis).map(({ sid }) => sid)).toEqual([sids[1]]);

  // nobody else's, and it answers as for one that does not exist
  const end = (caller: typeof first, sid: string) => mutate(caller, `endDevice(sid: "${sid}")`, 'devices { sid }');
  expect(await end(stranger, sids[1] ?? '')).toEqual(await end(stranger, 'no-such-sign-in'));
  expect(await listed()).toHaveLength(3);

  expect(await end(first, sids[1] ?? '')).toMatchObject({ error: null });
  await expect.poll(() => statusOf(second)).toBe(401);
  expect((await second.browser.refresh()).status).toBe(400);
  expect(signInCookies(second.browser)).toEqual([]);
  expect(await listed()).toHaveLength(2);

  expect(await mutate(first, 'endOtherDevices', 'devices { sid }')).toEqual({
    devices: [{ sid: sids[0] }],
    error: null,
  });
  await expect.poll(() => statusOf(third)).toBe(401);
  expect((await first.browser.call(first.token)).status).toBe(200);
});

test('[ACT-01] sign-ins by one kind of browser are one row, signed out with one press, and this browser is another', async () => {
  const here = await open('downgrading');
  const phones = [await open('downgrading'), await open('downgrading')];
  const alike = [await open('downgrading'), await open('downgrading'), await open('downgrading')];
  for (const phone of phones) await useBrowser(phone, 'Safari on iOS');
  const rows = async () => (await settingsOf(here)).devices.map(({ sid: _, ...row }) => row);
  const row = { signedInAt: expect.any(String) as string, lastUsedAt: expect.any(String) as string };
  const own = { ...row, device: 'Other', signIns: 1, isThis: true };
  const others = { ...row, device: 'Other', signIns: 3, isThis: false };
  const phone = { ...row, device: 'Safari on iOS', signIns: 2, isThis: false };
  const listed = await rows();
  expect(listed[0]).toEqual(own);
  expect(listed.slice(1)).toEqual(expect.arrayContaining([others, phone]));
  expect(listed).toHaveLength(3);
  const { devices } = await settingsOf(here);
  const sid = devices.find(({ device, isThis }) => device === 'Other' && !isThis)?.sid ?? '';
  expect(await mutate(here, `endDevice(sid: "${sid}")`, 'devices { signIns isThis }')).toEqual({
    devices: [
      { signIns: 1, isThis: true },
      { signIns: 2, isThis: false },
    ],
    error: null,
  });
  for (const other of alike) await expect.poll(() => statusOf(other)).toBe(401);
  for (const other of [here, ...phones]) expect(await statusOf(other)).toBe(200);
});

test('[ACT-01] browsers are listed by their last use, without those whose sign-in cannot go on', async () => {
  const [first, second, third] = [await open('limited'), await open('limited'), await open('limited')];
  pass(5);
  const renewed = (await (await first.browser.refresh()).json()) as { id_token: string };
  await server.db
    .updateTable('oidc_record')
    .set({ expires_at: new Date(0) })
    .where('grant_id', '=', sidOf(second.token))
    .execute();
  const { devices } = await settingsOf({ browser: first.browser, token: renewed.id_token });
  expect(devices.map(({ sid }) => sid)).toEqual([first, third].map(({ token }) => sidOf(token)));
  // a row of several sign-ins is named by the one that was used last, not by the one that began last
  const named = (rows: Settings['devices']) => rows.map(({ sid, signIns }) => [sid, signIns]);
  const before = (await settingsOf(third)).devices;
  expect(named(before)).toEqual([
    [sidOf(third.token), 1],
    [sidOf(first.token), 1],
  ]);
  const fourth = await open('limited');
  pass(5);
  const again = (await (await first.browser.refresh()).json()) as { id_token: string };
  expect(sidOf(again.id_token)).toBe(sidOf(first.token));
  const after = (await settingsOf(third)).devices;
  expect(named(after)).toEqual([
    [sidOf(third.token), 1],
    [sidOf(first.token), 2],
  ]);
  // its instants are those of the newest sign-in and of the last use
  for (const instant of ['signedInAt', 'lastUsedAt'] as const)
    expect(Number(after[1]?.[instant]), instant).toBeGreaterThan(Number(before[1]?.[instant]));
  expect(sidOf(fourth.token)).not.toBe(sidOf(first.token));
});

test('[SIG-17] [THR-04] a password is changed with the present one, which signs every other browser out', async () => {
  const who = await open('sprints');
  const other = await open('sprints');
  const change = (current: string, next: string) =>
    mutate(who, `changePassword(currentPassword: "${current}", newPassword: "${next}")`, 'success');
  expect(await change('not it', 'Another-pass-2!')).toMatchObject({
    success: null,
    error: { code: 'INVALID_CREDENTIALS', message: 'This is not your current password.', field: 'currentPassword' },
  });
  expect(await change(demoPassword, 'weak')).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'newPassword' } });
  expect((await other.browser.call(other.token)).status).toBe(200);
  expect(await change(demoPassword, 'Another-pass-2!')).toEqual({ success: true, error: null });
  await expect.poll(() => statusOf(other)).toBe(401);
  expect((await who.browser.call(who.token)).status).toBe(200);
  const { email } = persona('sprints');
  expect(await mailsTo(email)).toEqual(['Your Atrium password was changed', newBrowser]);
  expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(401);
  expect((await openBrowser(server.origin).challenge(email, 'Another-pass-2!')).status).toBe(200);
});

test('[SIG-17] a change of password that is sent again, or twice at once, is answered as the first time', async () => {
  const who = await open('crash');
  const change = (current: string, next: string) =>
    mutate(who, `changePassword(currentPassword: "${current}", newPassword: "${next}")`, 'success');
  const done = { success: true, error: null };
  const wrong = { success: null, error: { code: 'INVALID_CREDENTIALS' } };
  const once = () => change(demoPassword, 'Another-pass-2!');
  expect(await Promise.all([once(), once(), once()])).toEqual([done, done, done]);
  expect(await once()).toEqual(done);
  expect(await mailsTo(persona('crash').email)).toEqual(['Your Atrium password was changed']);
  expect((await who.browser.call(who.token)).status).toBe(200);
  // another change with the former password is none that was made
  expect(await change(demoPassword, 'Another-pass-3!')).toMatchObject(wrong);
  // nor is one by a browser that signed in afterwards
  const later = await open('crash', 'Another-pass-2!');
  const again = await mutate(
    later,
    `changePassword(currentPassword: "${demoPassword}", newPassword: "Another-pass-2!")`,
  );
  expect(again.error).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('[SIG-17] [THR-04] a change of password is answered as the first time for ten minutes, and then no more', async () => {
  const who = await open('ondemand');
  const change = ({ browser, token }: typeof who) =>
    mutate(
      { browser, token },
      `changePassword(currentPassword: "${demoPassword}", newPassword: "Another-pass-2!")`,
      'success',
    );
  expect(await change(who)).toEqual({ success: true, error: null });
  for (const [seconds, code] of [
    [590, undefined],
    [20, 'INVALID_CREDENTIALS'],
  ] as const) {
    pass(seconds);
    const { id_token: token } = (await (await who.browser.refresh()).json()) as { id_token: string };
    expect((await change({ ...who, token })).error?.code).toBe(code);
  }
});

test('[THR-13] changes that are sent again are counted as the comparisons that they cost', async () => {
  const who = await open('minimba');
  const change = (next: string) =>
    mutate(who, `changePassword(currentPassword: "${demoPassword}", newPassword: "${next}")`, 'success');
  expect(await change('Another-pass-2!')).toEqual({ success: true, error: null });
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) codes.push((await change(`Guess-pass-${String(n)}!`)).error?.code);
  // the change, and then two for each: ten in all
  expect(codes).toEqual([
    ...Array.from({ length: 4 }, () => 'INVALID_CREDENTIALS'),
    ...Array.from({ length: 2 }, () => 'RATE_LIMITED'),
  ]);
});

test('[THR-13] guesses at the present password are counted before they are compared', async () => {
  const who = await open('workshops');
  const guess = (password: string) =>
    mutate(who, `changePassword(currentPassword: "${password}", newPassword: "Another-pass-2!")`);
  const codes = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`wrong ${String(n)}`)));
  expect(codes.filter(({ error }) => error?.code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect((await guess(demoPassword)).error).toMatchObject({ code: 'RATE_LIMITED' });
});

test('[THR-13] a guess at the present password that finds the hashing queue full says when to retry, and is not counted', async () => {
  const who = await open('workshops');
  const document = (current: string) =>
    `mutation { changePassword(currentPassword: "${current}", newPassword: "Another-pass-2!") {
      success error { code reason retryAfter } } }`;
  const { promise: finished, resolve: finish } = Promise.withResolvers<true>();
  const places = hashingQueue.atOnce + hashingQueue.inAll;
  const crowd = Array.from({ length: places }, (_, place) =>
    inHashingQueue({ isKnown: true, line: String(place) }, () => finished),
  );
  for (let count = 0; count < 12; count += 1) {
    expect((await who.browser.call(who.token, document('not it'))).data).toEqual({
      changePassword: { success: null, error: { code: 'RATE_LIMITED', reason: 'BUSY', retryAfter: 2 } },
    });
  }
  finish(true);
  await Promise.all(crowd);
  expect((await who.browser.call(who.token, document(demoPassword))).data).toEqual({
    changePassword: { success: true, error: null },
  });
});

test('[SIG-01] a member whom only the company signs in has no password to change', async () => {
  const { memberId } = persona('sso-only@acme.example');
  await server.db.updateTable('member_password').set({ may_sign_in: true }).where('member_id', '=', memberId).execute();
  const who = await open('sso-only@acme.example');
  await server.db
    .updateTable('member_password')
    .set({ may_sign_in: false })
    .where('member_id', '=', memberId)
    .execute();
  expect(await settingsOf(who)).toMatchObject({ hasPassword: false, mayLink: false });
  expect(
    (await mutate(who, 'changePassword(currentPassword: "Demo-pass-1!", newPassword: "Another-pass-2!")')).error,
  ).toMatchObject({ code: 'FORBIDDEN' });
});
