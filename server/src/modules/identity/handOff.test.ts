import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localPartner } from '../../adapters/local/partnerSite.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs, type Tokens } from '../../testing/signInAs.ts';
import { attempts } from '../attempt/service/attempts.ts';
import { openBrowser, pass } from './browser.fixture.ts';

let server: TestServer;
let url: string;
let basic: string;
let member: Tokens;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({ onLogLine: (line) => lines.push(line), worker: false });
  const { clientId, clientSecret } = localPartner([server.origin], server.secret);
  url = `${server.origin}/__sandbox/partner/arrive`;
  basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
  member = await signInAs(server.origin, persona('member').email, demoPassword);
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

interface Obtained {
  readonly status: number;
  readonly acode?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

async function obtain(
  body: unknown = { authRedirectUrl: url },
  { cookies = member.cookies, origin = server.origin } = {},
): Promise<Obtained> {
  const response = await fetch(`${server.origin}/user/obtainACode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookies !== '' && { cookie: cookies }) },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, ...((await response.json()) as object) };
}

const code = async (): Promise<string> => (await obtain()).acode ?? 'none';

interface Redeemed {
  readonly status: number;
  readonly error?: string;
  readonly id_token?: string;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
}

async function redeem(acode: string, change: Record<string, string> = {}, authorization = basic): Promise<Redeemed> {
  const response = await fetch(`${server.origin}/oidc/token`, {
    method: 'POST',
    headers: authorization === '' ? {} : { authorization },
    body: new URLSearchParams({ grant_type: 'authorization_code', code: acode, redirect_uri: url, ...change }),
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  return { status: response.status, ...((await response.json()) as object) };
}

const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('[SES-06] [THR-03] the code of a signed-in browser gives its receiver tokens that open nothing here', async () => {
  const { status, acode = '' } = await obtain();
  expect([status, acode]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
  const tokens = await redeem(acode);
  expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer' });
  expect([tokens.refresh_token, Number(tokens.expires_in) <= 600]).toEqual([undefined, true]);
  const claims = claimsOf(tokens.id_token);
  expect(claims).toMatchObject({ aud: 'partner', s4UserId: persona('member').memberId });
  expect(claims['sid']).toBeUndefined();
  const me = await fetch(`${server.origin}/oidc/me`, {
    headers: { authorization: `Bearer ${String(tokens.access_token)}` },
  });
  expect(await me.json()).toMatchObject({ email: persona('member').email });
  for (const token of [tokens.id_token ?? '', tokens.access_token ?? '', acode]) {
    expect(await openBrowser(server.origin).call(token)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});

test('[SES-06] a URL that is not registered, letter by letter, gets error.message and no code', async () => {
  const before = await codes();
  for (const wrong of [
    'https://evil.example/',
    `${url}/`,
    `${url}?x=1`,
    `${url}#x`,
    url.toUpperCase(),
    url.replace('127.0.0.1', '127.0.0.1.evil.example'),
    url.replace('http://', 'http://evil@'),
    '/__sandbox/partner/arrive',
    '',
  ]) {
    const { status, error, acode } = await obtain({ authRedirectUrl: wrong });
    expect([status, error?.message, acode]).toEqual([400, 'This address is not registered for sign-in.', undefined]);
  }
  for (const body of [null, {}, { authRedirectUrl: 7 }, { authRedirectUrl: [url] }, { authRedirectUrl: 'x\0' }]) {
    expect(await obtain(body)).toMatchObject({ status: 400, error: { code: 'INVALID_INPUT' } });
  }
  expect(await codes()).toBe(before);
});

test('[THR-03] the cookie says who asks; tokens in the body count for nothing', async () => {
  const trial = await signInAs(server.origin, persona('trial').email, demoPassword);
  const body = { b64AuthInfo: btoa(JSON.stringify({ idToken: trial.idToken })), authRedirectUrl: url };
  const { acode = '' } = await obtain(body);
  expect(claimsOf((await redeem(acode)).id_token)).toMatchObject({ s4UserId: persona('member').memberId });
  const nobody = { status: 401, error: { code: 'UNAUTHENTICATED', message: 'Unauthorized' } };
  expect(await obtain(body, { cookies: '' })).toEqual(nobody);
  expect(await obtain(body, { origin: 'https://evil.example' })).toEqual(nobody);
});

test('[SES-06] [THR-03] an expired cookie counts beside the refresh token of its own sign-in, and beside no other', async () => {
  const trial = await signInAs(server.origin, persona('trial').email, demoPassword);
  const one = (cookies: string, name: string): string =>
    cookies.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? '';
  const foreign = `${one(member.cookies, '__Host-atrium-id')}; ${one(trial.cookies, '__Host-atrium-refresh')}`;
  pass(601);
  expect(await obtain(undefined, { cookies: foreign })).toMatchObject({
    status: 401,
    error: { code: 'UNAUTHENTICATED' },
  });
  expect((await obtain()).status).toBe(200);
  // as well where another site sends the browser
  for (const cookies of [foreign, one(member.cookies, '__Host-atrium-id')]) {
    expect((await authorize(cookies)).code).toBeNull();
  }
  expect((await authorize(member.cookies)).code).not.toBeNull();
});

test('[SES-06] [THR-03] of 50 parallel redemptions one succeeds, and the member stays signed in', async () => {
  const acode = await code();
  const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(acode)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
    new Set(['invalid_grant']),
  );
  expect(await openBrowser(server.origin).call(member.idToken)).toMatchObject({ status: 200 });
  expect(await obtain()).toMatchObject({ status: 200 });
});

test('[SES-06] a code that is used twice ends what it gave, and nothing that another code of the sign-in gave', async () => {
  const [first, second] = [await code(), await code()];
  const given = [await redeem(first), await redeem(second)];
  expect(await redeem(first)).toMatchObject({ status: 400 });
  const statuses = given.map(async ({ access_token: token }) => {
    const me = await fetch(`${server.origin}/oidc/me`, { headers: { authorization: `Bearer ${String(token)}` } });
    return me.status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 200]);
});

test('[THR-03] a code is for one receiver and one URL', async () => {
  const acode = await code();
  expect(await redeem(acode, { redirect_uri: `${server.origin}/__sandbox/partner` })).toMatchObject({ status: 400 });
  expect(await redeem(acode, {}, `Basic ${btoa('partner:a wrong secret')}`)).toMatchObject({ status: 401 });
  expect(await redeem(acode, { client_id: 'atrium-web' }, '')).toMatchObject({ status: 400 });
  expect(await redeem(acode, { client_id: 'partner' }, '')).toMatchObject({ status: 401 });
  expect(await redeem(acode)).toMatchObject({ status: 200 });
  // the web app's own code is no receiver's
  const browser = openBrowser(server.origin);
  const own = (await (await browser.challenge(persona('member').email, demoPassword)).json()) as { code: string };
  expect(await redeem(own.code, { redirect_uri: `${server.origin}/oauth` })).toMatchObject({ status: 400 });
});

test('[SES-06] a code ends after a minute, and with the sign-in from which it came', async () => {
  const late = await code();
  pass(61);
  expect(await redeem(late)).toMatchObject({ status: 400, error: 'invalid_grant' });
  vi.useRealTimers();
  const academy = await signInAs(server.origin, persona('academy').email, demoPassword);
  const [first, second] = [await obtain(undefined, academy), await obtain(undefined, academy)];
  const taken = await redeem(first.acode ?? '');
  await openBrowser(server.origin).call(academy.idToken, 'mutation { logout { success } }');
  expect(await redeem(second.acode ?? '')).toMatchObject({ status: 400, error: 'invalid_grant' });
  const me = await fetch(`${server.origin}/oidc/me`, {
    headers: { authorization: `Bearer ${String(taken.access_token)}` },
  });
  expect(me.status).toBe(401);
});

test('[SES-06] [THR-04] a sign-out while a receiver redeems its codes leaves it no token that answers', async () => {
  for (let round = 0; round < 5; round += 1) {
    const leaving = await signInAs(server.origin, persona('academy').email, demoPassword);
    const given = await Promise.all(Array.from({ length: 6 }, () => obtain(undefined, leaving)));
    const [, ...redeemed] = await Promise.all([
      openBrowser(server.origin).call(leaving.idToken, 'mutation { logout { success } }'),
      ...given.map(({ acode = '' }) => redeem(acode)),
    ]);
    for (const { access_token: token } of redeemed) {
      if (token === undefined) continue;
      const me = await fetch(`${server.origin}/oidc/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(me.status).toBe(401);
    }
  }
});

test('[THR-03] nothing token-shaped is logged, whatever is sent', async () => {
  const secret = btoa(JSON.stringify({ idToken: member.idToken, refreshToken: 'a-refresh-token' }));
  const { acode = '' } = await obtain({ b64AuthInfo: secret, authRedirectUrl: url });
  await fetch(`${url}?acode=${acode}`);
  await redeem(acode);
  await obtain({ b64AuthInfo: secret, authRedirectUrl: `https://evil.example/?acode=${acode}` });
  await fetch(`${server.origin}/user/obtainACode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookies },
    body: `{"b64AuthInfo": "${secret}`,
  });
  await expect.poll(() => lines.filter((line) => line.includes('/user/obtainACode')).length).toBeGreaterThan(2);
  const shaped = lines.flatMap((line) => line.match(/[\w+/-]{40,}|eyJ[\w-]+/g) ?? []);
  expect(shaped).toEqual([]);
});

test('the stand-in for a partner greets the member of a code, once', async () => {
  const acode = await code();
  const open = async (): Promise<string> => (await fetch(`${url}?acode=${acode}`)).text();
  expect(await open()).toContain(persona('member').email);
  expect(await open()).toContain('That code is not good any more');
});

test('[SIG-05] [THR-06] without a code only a registered address is left for', async () => {
  const leave = async (redirectUrl: string): Promise<string | null> => {
    const asked = `${server.origin}/user/onward?${new URLSearchParams({ redirectUrl }).toString()}`;
    const { headers } = await fetch(asked, { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe('no-store');
    return headers.get('location');
  };
  expect(await leave(`${server.origin}/__sandbox/partner`)).toBe(`${server.origin}/__sandbox/partner`);
  for (const wrong of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', `${url}?x`, '']) {
    expect(await leave(wrong)).toBe('/');
  }
});

test('[SES-06] a member gets a limited number of codes in a quarter of an hour, in both ways together', async () => {
  const crash = await signInAs(server.origin, persona('crash').email, demoPassword);
  const ways = await Promise.all(
    Array.from({ length: attempts.handOffs.most / 2 }, () => [
      authorize(crash.cookies),
      obtain(undefined, crash),
    ]).flat(),
  );
  expect(ways.filter((way) => ('code' in way ? way.code !== null : way.status === 200))).toHaveLength(
    attempts.handOffs.most,
  );
  const before = await records();
  expect(await obtain(undefined, crash)).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
  expect(await authorize(crash.cookies)).toEqual({ code: null, error: 'temporarily_unavailable', state: 'the state' });
  expect(await records()).toEqual(before);
});

test('[SES-06] an authorization request of a visitor leaves no row behind', async () => {
  const before = await records();
  for (const clientId of ['partner', 'atrium-web']) await authorize('', clientId);
  expect(await records()).toEqual(before);
});

test('[SES-06] a site that wants a fresh sign-in of a visitor gets the one that follows', async () => {
  const asked = { client_id: 'partner', response_type: 'code', scope: 'openid', redirect_uri: url, prompt: 'login' };
  const address = `${server.origin}/oidc/auth?${new URLSearchParams(asked).toString()}`;
  const response = await fetch(address, { redirect: 'manual' });
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', server.origin);
  // with the prompt the site would ask for another one each time
  const { prompt: _, ...again } = asked;
  expect([pathname, Object.fromEntries(new URLSearchParams(searchParams.get('authorize') ?? ''))]).toEqual([
    '/login',
    again,
  ]);
});

/** What the authorization endpoint sends a browser with these cookies back with. */
async function authorize(
  cookie: string,
  clientId = 'partner',
): Promise<{ code: string | null; error: string | null; state: string | null }> {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid',
    state: 'the state',
    redirect_uri: clientId === 'partner' ? url : `${server.origin}/oauth`,
    ...(clientId !== 'partner' && {
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    }),
  });
  const response = await fetch(`${server.origin}/oidc/auth?${query.toString()}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  const { searchParams } = new URL(response.headers.get('location') ?? '', server.origin);
  return { code: searchParams.get('code'), error: searchParams.get('error'), state: searchParams.get('state') };
}

/** How many records of codes and grants there are. */
async function records(): Promise<unknown> {
  return server.db
    .selectFrom('oidc_record')
    .select((eb) => ['model', eb.fn.countAll().as('count')])
    .groupBy('model')
    .orderBy('model')
    .execute();
}

async function codes(): Promise<number> {
  const found = await server.db
    .selectFrom('oidc_record')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('model', '=', 'AuthorizationCode')
    .executeTakeFirstOrThrow();
  return Number(found.count);
}
