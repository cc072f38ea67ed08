import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../../base/process/log.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { openBrowser, pass, type Browser } from './browser.fixture.ts';
import { startSecondProcess, type SecondProcess } from './secondProcess.fixture.ts';
import { openKeyRing } from './service/keys/keyRing.ts';
import { keyTimes, planRotation } from './service/keys/planRotation.ts';

let server: TestServer;
let other: SecondProcess;
beforeEach(async () => {
  server = await startServer();
  other = await startSecondProcess(server);
});
afterEach(async () => {
  vi.useRealTimers();
  await other.close();
  await server.close();
});

const { email } = persona('member');
const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
const { publishedBefore, renewedAfter, keptAfter } = keyTimes;

/** Lets time pass for the keys, and a minute for the processes, in which no token expires. */
async function age(milliseconds: number): Promise<void> {
  await sql`update oidc_key set created_at = created_at - make_interval(secs => ${milliseconds / 1000})`.execute(
    server.db,
  );
  pass(61);
}

async function published(origin = server.origin): Promise<string[]> {
  const { keys } = (await (await fetch(`${origin}/oidc/jwks`)).json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

/** A sign-in in a browser of its own, at one of the two processes. */
async function signIn(through = server.origin): Promise<{ browser: Browser; token: string }> {
  const browser = openBrowser(server.origin, through);
  return { browser, token: await browser.signIn(email, demoPassword) };
}

const refreshed = async (browser: Browser): Promise<string> =>
  ((await (await browser.refresh()).json()) as { id_token: string }).id_token;
const known = { sid: expect.any(String) as string };

test('[THR-05] a key is published, then signs, then is kept until its last token has expired, in two processes', async () => {
  const { browser, token: before } = await signIn();
  const first = kidOf(before);
  expect(await published()).toEqual([first]);

  await age(renewedAfter);
  const [signing, second = ''] = await published();
  expect([signing, await published(other.origin)]).toEqual([first, [first, second]]);
  expect(second).not.toBe(first);
  expect(kidOf(await refreshed(browser))).toBe(first);

  await age(publishedBefore);
  const after = await refreshed(browser);
  expect(kidOf(after)).toBe(second);
  expect(kidOf((await signIn(other.origin)).token)).toBe(second);
  for (const token of [before, after]) {
    expect(await browser.call(token)).toMatchObject({ status: 200, code: undefined });
    expect(await other.identify(token)).toMatchObject(known);
  }
  expect(await published()).toEqual([second, first]);

  await age(keptAfter);
  expect([await published(), await published(other.origin)]).toEqual([[second], [second]]);
  expect(await browser.call(before)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await other.identify(before)).toBe('invalid');
  // nobody is signed out by it
  const last = await refreshed(browser);
  expect(await browser.call(last)).toMatchObject({ status: 200, code: undefined });
});

test('[THR-05] a process accepts at once what a key has signed that another one made after its start', async () => {
  pass(61);
  // this process has just looked, and would not again for a minute
  await published();
  await sql`delete from oidc_key`.execute(server.db);
  pass(30);
  // the first key of a database signs at once
  const { token } = await signIn(other.origin);
  expect(await openBrowser(server.origin).call(token)).toMatchObject({ status: 200, code: undefined });
  expect(await published()).toEqual([kidOf(token)]);
});

test('[THR-05] a process whose clock was set back follows the keys as soon as any other', async () => {
  const [before] = await published();
  await sql`delete from oidc_key`.execute(server.db);
  pass(-3600);
  const { token } = await signIn(other.origin);
  expect(kidOf(token)).not.toBe(before);
  expect(await published()).toEqual([kidOf(token)]);
});

test('[THR-05] a key that was stolen and removed signs nothing that is accepted, and a page that opens next gets a token of the new one', async () => {
  const { browser, token } = await signIn();
  await sql`delete from oidc_key`.execute(server.db);
  pass(61);
  expect(await openBrowser(server.origin).call(token)).toMatchObject({ status: 401 });
  expect(await other.identify(token)).toBe('invalid');
  const { id_token: fresh } = (await (await browser.reopen()).json()) as { id_token: string };
  expect(kidOf(fresh)).not.toBe(kidOf(token));
  expect(await browser.call(fresh)).toMatchObject({ status: 200, code: undefined });
});

test('many processes at once make one key', async () => {
  await age(renewedAfter);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => published([server, other][at % 2]?.origin)));
  expect(new Set(answers.map((kids) => kids.join())).size).toBe(1);
  expect(answers[0]).toHaveLength(2);
});

test('a database that is away changes nothing: the keys of before go on', async () => {
  const kids = await published(other.origin);
  await other.cut();
  pass(61);
  expect(await published(other.origin)).toEqual(kids);
});

test('what is due follows from the ages of the keys', () => {
  const now = Date.now();
  const ages = (...list: readonly number[]) =>
    list.map((milliseconds) => ({ createdAt: new Date(now - milliseconds) }));
  const planOf = (keys: ReturnType<typeof ages>): unknown[] => {
    const { signing, isRenewalDue, outdated } = planRotation(keys, now);
    return [signing === undefined ? null : keys.indexOf(signing), isRenewalDue, outdated.length];
  };
  expect(planOf([])).toEqual([null, true, 0]);
  expect(planOf(ages(0))).toEqual([0, false, 0]);
  // the times in numbers, a second time: 90 days, a day, and a sign-in of 31 days with its last token
  expect(planOf(ages(90 * day - 1))).toEqual([0, false, 0]);
  expect(planOf(ages(90 * day))).toEqual([0, true, 0]);
  expect(planOf(ages(0, 90 * day))).toEqual([1, false, 0]);
  expect(planOf(ages(day - 1, 91 * day))).toEqual([1, false, 0]);
  expect(planOf(ages(day, 91 * day))).toEqual([0, false, 0]);
  const kept = 32 * day + 10 * minute;
  expect(planOf(ages(kept - 1, 122 * day))).toEqual([0, false, 0]);
  expect(planOf(ages(kept, 122 * day, 212 * day))).toEqual([0, false, 2]);
  // two keys made in one day: the younger one waits its time
  expect(planOf(ages(minute, 2 * minute))).toEqual([1, false, 0]);
});

test('[THR-31] keys that nobody knows, which anybody may name, are looked for in the database once a second', async () => {
  const { secret } = server.context(null, server.clock.now());
  pass(0);
  const ring = await openKeyRing({ db: server.db, secret, log: openLog('silent') });
  const ask = async () => {
    for (let n = 0; n < 20; n += 1) expect(await ring.find(`made up ${String(n)}`)).toBeNull();
  };
  expect(await recordSql(ask)).toEqual([]);
  pass(2);
  expect(await recordSql(ask)).toHaveLength(1);
});
