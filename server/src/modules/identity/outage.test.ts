import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { flagFile } from '../../adapters/local/flagFile.ts';
import { openLog } from '../../base/process/log.ts';
import { StartupError } from '../../base/process/startupError.ts';
import { digest } from '../../base/secret.ts';
import { openDatabase } from '../../base/sql/db.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openVisitor, signInAtGoogle } from '../federation/federation.fixture.ts';
import { loadSamlSelf } from '../federation/service/samlSelf.ts';
import { openBrowser, pass, passGrace, type Browser } from './browser.fixture.ts';
import { startSecondProcess, type SecondProcess } from './secondProcess.fixture.ts';
import { loadSigningKeys } from './service/keys/loadSigningKeys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a test opened, closed after it whether it passed or not. */
const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of opened.splice(0).toReversed()) await close();
});

const log = openLog('silent');

async function secondProcess(flags = flagFile(undefined)): Promise<SecondProcess> {
  const process = await startSecondProcess(server, flags);
  opened.push(process.close);
  return process;
}

async function challenge(origin: string): Promise<unknown[]> {
  const input = { email: 'member@demo.example', password: demoPassword, client_id: 'atrium-web' };
  const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 's', nonce: 'n' };
  const response = await fetch(`${origin}/oidc/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ ...input, ...pkce, redirect_uri: `${server.origin}/oauth` }),
  });
  return [response.status, (await response.json()) as unknown];
}

const refused = [503, { code: 'UNAVAILABLE', reason: 'BLOCK_LOGIN' }];

test('[D14] BLOCK_LOGIN refuses every sign-in, even while the database is down', async () => {
  const blocked = await secondProcess(flagFile(undefined, { blockLogin: true }));
  await blocked.cut();
  expect(await challenge(blocked.origin)).toMatchObject(refused);
  expect((await openBrowser(server.origin).challenge('member@demo.example', demoPassword)).status).toBe(200);
});

test('[D14] the file of flags switches sign-in off and on without a restart, even while the database is down', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-flags-'));
  opened.push(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'flags.json');
  const process = await secondProcess(flagFile(file));
  expect(await challenge(process.origin)).toMatchObject([200, {}]);
  await writeFile(file, JSON.stringify({ blockLogin: { headline: 'Back at nine' } }));
  await expect.poll(() => challenge(process.origin)).toMatchObject(refused);
  await process.cut();
  expect(await challenge(process.origin)).toMatchObject(refused);
  await rm(file);
  await expect.poll(async () => (await challenge(process.origin))[1]).not.toMatchObject(refused[1] as object);
});

test('[THR-21] while the flag blockLogin is on, a right password sent past the form is refused', async () => {
  const { db } = server;
  await db.insertInto('flag').values({ flag: 'blockLogin', default_value: 'true', targets: '[]' }).execute();
  await expect.poll(() => challenge(server.origin)).toMatchObject(refused);
  await db.deleteFrom('flag').where('flag', '=', 'blockLogin').execute();
  await expect.poll(() => challenge(server.origin)).toMatchObject([200, {}]);
});

test('[THR-21] while the flag blockLogin is on, sign-in elsewhere neither begins nor ends', async () => {
  const { db } = server;
  const [visitor, second] = [openVisitor(server.origin), openVisitor(server.origin)];
  const state = await signInAtGoogle(visitor, 'member@demo.example');
  const begun = async (): Promise<string> =>
    (await second.openUntil('/oidc/federation?provider=google&context=login', '/oauth')).pathname;
  expect(await begun()).not.toBe('/oauth');
  await db.insertInto('flag').values({ flag: 'blockLogin', default_value: 'true', targets: '[]' }).execute();
  await expect.poll(() => challenge(server.origin)).toMatchObject(refused);
  expect(await begun()).toBe('/oauth');
  expect(await visitor.finish(state)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await db.deleteFrom('flag').where('flag', '=', 'blockLogin').execute();
  await expect.poll(() => challenge(server.origin)).toMatchObject([200, {}]);
  // the attempt was not used up meanwhile
  expect((await visitor.finish(state)).status).toBe(200);
});

test('a process without its database answers a refresh with 503 and keeps the cookies, and another process serves it', async () => {
  const away = await secondProcess();
  const browser = openBrowser(server.origin);
  await browser.signIn('member@demo.example', demoPassword);
  await away.cut();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${away.origin}/oidc/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin, cookie },
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'atrium-web' }).toString(),
  });
  expect([response.status, await response.json()]).toEqual([503, { error: 'temporarily_unavailable' }]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await browser.refresh()).status).toBe(200);
});

test('[THR-17] after a failure during a refresh the same token works again', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn('member@demo.example', demoPassword);
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  opened.push(async () => {
    await owner.query('drop trigger if exists planted on oidc_record; drop function if exists fail');
    await owner.end();
  });
  await owner.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'planted'; end $$`);
  await owner.query(`create trigger planted before insert on oidc_record for each row
    when (new.model = 'RefreshAnswer') execute function fail()`);
  expect((await browser.refresh()).status).toBe(503);
  await owner.query('drop trigger planted on oidc_record');
  await owner.query(`create trigger planted before insert on oidc_record for each row
    when (new.model = 'RefreshToken') execute function fail()`);
  expect((await browser.refresh()).status).toBe(500);
  expect(server.takeErrors().map(({ msg, err }) => [msg, err?.message])).toEqual([
    ['the token path failed', 'planted'],
    ['the issuer failed', 'planted'],
  ]);
  await owner.query('drop trigger planted on oidc_record');
  const answer = await browser.refresh();
  expect(answer.status).toBe(200);
  const { id_token: token } = (await answer.json()) as { id_token: string };
  expect((await browser.call(token)).status).toBe(200);
});

/** Makes the process lose the connection of its next transaction at the commit: after it was carried out, or before. */
function loseNextCommit(pool: pg.Pool, carriedOut = true): void {
  pool.once('acquire', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const losing = async (...given: unknown[]): Promise<unknown> => {
      const isCommit = given[0] === 'commit';
      const result = await query(...(isCommit && !carriedOut ? ['rollback'] : given));
      if (isCommit) throw new Error('Connection terminated unexpectedly');
      return result;
    };
    Object.assign(client, { query: losing });
  });
}

/** A browser whose refresh was committed but answered with 503; it still has the used token. */
async function withLostAnswer(): Promise<{ browser: Browser; spent: string }> {
  const broken = await secondProcess();
  const browser = openBrowser(server.origin);
  await browser.signIn('member@demo.example', demoPassword);
  const spent = browser.cookies.get('__Host-atrium-refresh') ?? '';
  const through = openBrowser(server.origin, broken.origin);
  for (const [name, value] of browser.cookies) through.cookies.set(name, value);
  loseNextCommit(broken.pool);
  expect((await through.refresh()).status).toBe(503);
  expect(through.cookies.get('__Host-atrium-refresh')).toBe(spent);
  return { browser, spent };
}

test('[THR-18] a refresh whose answer was lost at the commit is answered minutes later, and the sign-in continues', async () => {
  const { browser, spent } = await withLostAnswer();
  pass(300);
  const answer = await browser.refresh();
  expect([answer.status, await answer.json()]).toMatchObject([200, { expires_in: expect.any(Number) as number }]);
  expect(browser.cookies.get('__Host-atrium-refresh')).not.toBe(spent);
  const next = await browser.refresh();
  const { id_token: token } = (await next.json()) as { id_token: string };
  expect((await browser.call(token)).status).toBe(200);
});

test('[THR-18] a refresh rolled back at the commit leaves the browser its token, and the sign-in continues', async () => {
  const broken = await secondProcess();
  const browser = openBrowser(server.origin, broken.origin);
  const direct = openBrowser(server.origin);
  await direct.signIn('member@demo.example', demoPassword);
  for (const [name, value] of direct.cookies) browser.cookies.set(name, value);
  loseNextCommit(broken.pool, false);
  const answer = await browser.refresh();
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
  for (const [name, value] of browser.cookies) direct.cookies.set(name, value);
  expect((await direct.refresh()).status).toBe(200);
});

test('[THR-04] a token whose answer was lost ends the family once its successor was used, and after ten minutes', async () => {
  const { browser, spent } = await withLostAnswer();
  pass(60);
  expect((await browser.refresh()).status).toBe(200);
  const successor = browser.cookies.get('__Host-atrium-refresh') ?? '';
  expect((await browser.refresh()).status).toBe(200);
  await passGrace(server.db, successor);
  // even when the grace period could not be ended, because the database was lost again
  await sql`update oidc_record set expires_at = ${new Date(Date.now() + 300_000)}
    where model = 'RefreshAnswer' and id_hash = ${digest(spent)}`.execute(server.db);
  const thief = openBrowser(server.origin);
  thief.cookies.set('__Host-atrium-refresh', spent);
  expect((await thief.refresh()).status).toBe(400);
  expect((await browser.refresh()).status).toBe(400);
  vi.useRealTimers();

  const late = await withLostAnswer();
  pass(601);
  expect((await late.browser.refresh()).status).toBe(400);
});

test('[THR-04] a sign-in that another process ended is refused here, without a notification', async () => {
  const other = await secondProcess();
  const browser = openBrowser(server.origin);
  const token = await browser.signIn('member@demo.example', demoPassword);
  expect(await other.identify(token)).toMatchObject({ sid: expect.any(String) as string });
  await browser.call(token, 'mutation { logout { success } }');
  expect(await other.identify(token)).toBe('invalid');
});

test('two concurrent first starts create one key, and another SECRET cannot decrypt it', async () => {
  // in a database of its own: the tokens of other tests are signed with the key that is removed
  const { db, pool } = openDatabase({ url: await cloneDatabase(), log, max: 4 });
  opened.push(() => pool.end());
  await sql`delete from oidc_key`.execute(db);
  const [one, two] = await Promise.all([
    loadSigningKeys(db, server.secret, Date.now()),
    loadSigningKeys(db, server.secret, Date.now()),
  ]);
  expect([...one.publicKeys.keys()]).toEqual([...two.publicKeys.keys()]);
  expect(one.privateJwks).toHaveLength(1);
  await expect(loadSigningKeys(db, 'b'.repeat(40), Date.now())).rejects.toBeInstanceOf(StartupError);
  await sql`delete from saml_key`.execute(db);
  const self = { db, secret: server.secret, publicUrl: server.origin };
  const [first, second] = await Promise.all([loadSamlSelf(self), loadSamlSelf(self)]);
  expect(first.certificate).toBe(second.certificate);
});
