import { readFile } from 'node:fs/promises';
import { persona } from '@atrium/content/people.ts';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { sql } from 'kysely';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localPartner } from '../../adapters/local/partnerSite.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs, type Tokens } from '../../testing/signInAs.ts';
import { openBrowser, pass } from './browser.fixture.ts';
import { keyTimes } from './service/keys/planRotation.ts';

// Our issuer against the modules of OpenID's conformance plans Basic OP and Config OP; docs/openid-conformance.md lists
// all of them. The client is a stranger that knows its id, its secret and the address of the issuer.

let server: TestServer;
let site: client.Configuration;
let callback: string;
let signedIn: Tokens;
let receiver: ReturnType<typeof localPartner>;
const member = persona('member');

beforeAll(async () => {
  server = await startServer();
  receiver = localPartner([server.origin], server.secret);
  callback = `${server.origin}/__sandbox/partner/arrive`;
  signedIn = await signInAs(server.origin, member.email, demoPassword);
  const { clientId, clientSecret } = receiver;
  const by = client.ClientSecretBasic(clientSecret);
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that nobody uses it off this machine
  const options = { execute: [client.allowInsecureRequests] };
  site = await client.discovery(new URL(`${server.origin}/oidc`), clientId, clientSecret, by, options);
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

type Params = Record<string, string>;

/** Where the authorization endpoint sends a browser with these cookies; null when it shows a page of its own. */
async function authorize(change: Params = {}, { cookies = signedIn.cookies, post = false } = {}): Promise<URL | null> {
  const url = client.buildAuthorizationUrl(site, {
    redirect_uri: callback,
    scope: 'openid',
    state: 'the state',
    nonce: 'the nonce',
    ...change,
  });
  for (const [name, value] of Object.entries(change)) if (value === '') url.searchParams.delete(name);
  const headers = cookies === '' ? {} : { cookie: cookies };
  const response = post
    ? await fetch(`${server.origin}/oidc/auth`, {
        method: 'POST',
        headers: { ...headers, origin: 'https://partner.example' },
        body: url.searchParams,
        redirect: 'manual',
      })
    : await fetch(url, { headers, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) expect(response.status).toBe(400);
  return location === null ? null : new URL(location, server.origin);
}

/** The same for a browser that has not signed in: it does so, and its page makes the request again. */
async function signInFirst(change: Params = {}, post = false): Promise<URL | null> {
  const login = await authorize(change, { cookies: '', post });
  expect(login?.pathname).toBe('/login');
  const again = `${server.origin}/oidc/auth?${login?.searchParams.get('authorize') ?? ''}`;
  const { cookies } = await signInAs(server.origin, member.email, demoPassword);
  const response = await fetch(again, { headers: { cookie: cookies }, redirect: 'manual' });
  const location = response.headers.get('location');
  return location === null ? null : new URL(location);
}

function redeem(answer: URL | null, checks: { expectedNonce?: string | undefined; pkceCodeVerifier?: string } = {}) {
  if (answer === null) throw new Error('the request was refused');
  const expected = { expectedState: 'the state', expectedNonce: 'the nonce', idTokenExpected: true, ...checks };
  return client.authorizationCodeGrant(site, answer, expected as client.AuthorizationCodeGrantChecks);
}

/** The claims of the member that the request ends with. */
async function claimsOf(change: Params = {}): Promise<Record<string, unknown>> {
  const tokens = await redeem(await authorize(change));
  return { ...tokens.claims() };
}

const errorOf = (answer: URL | null): string | null => (answer === null ? 'shown' : answer.searchParams.get('error'));

test('oidcc-discovery-endpoint-verification: the configuration describes what is there, and nothing else', async () => {
  const issuer = `${server.origin}/oidc`;
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const found = (await response.json()) as Record<string, unknown>;
  expect(found).toMatchObject({
    issuer,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: expect.arrayContaining(['openid', 'email', 'profile']) as unknown,
    token_endpoint_auth_methods_supported: expect.arrayContaining(['client_secret_basic', 'none']) as unknown,
    authorization_response_iss_parameter_supported: true,
  });
  expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['registration_endpoint']));
  for (const name of [
    'end_session_endpoint',
    'registration_endpoint',
    'device_authorization_endpoint',
    'check_session_iframe',
  ]) {
    expect(found[name]).toBeUndefined();
  }
  for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']) {
    expect(found[name]).toMatch(new RegExp(`^${issuer}/`));
  }
  const { keys } = (await (await fetch(String(found['jwks_uri']))).json()) as { keys: Record<string, unknown>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatchObject({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      kid: expect.any(String) as unknown,
    });
    expect(key['d']).toBeUndefined();
  }
});

test('[SSO-01] oidcc-server: a stranger signs a member in by discovery alone', async () => {
  const tokens = await redeem(await signInFirst());
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: `${server.origin}/oidc`,
    sub: member.memberId,
    aud: 'partner',
    nonce: 'the nonce',
  });
  expect(await client.fetchUserInfo(site, tokens.access_token, member.memberId)).toMatchObject({
    sub: member.memberId,
  });
});

test('[THR-05] the tokens that another site got are no bearer tokens of the API', async () => {
  const tokens = await redeem(await authorize());
  for (const token of [tokens.id_token ?? '', tokens.access_token]) {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ getMember { userId } }' }),
    });
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')]);
  }
});

test('oidcc-idtoken-signature: the id token is signed with a published key', async () => {
  const tokens = await redeem(await authorize());
  const keys = createRemoteJWKSet(new URL(site.serverMetadata().jwks_uri ?? ''));
  const verified = await jwtVerify(tokens.id_token ?? '', keys, { audience: 'partner', algorithms: ['ES256'] });
  expect(verified.payload.sub).toBe(member.memberId);
});

test('oidcc-server-rotate-keys: a client that reads the key set again verifies with the new key, and with the former one', async () => {
  const theirs = createRemoteJWKSet(new URL(site.serverMetadata().jwks_uri ?? ''), { cooldownDuration: 0 });
  const tokens: string[] = [];
  for (const older of [0, keyTimes.renewedAfter, keyTimes.publishedBefore]) {
    await sql`update oidc_key set created_at = created_at - make_interval(secs => ${older / 1000})`.execute(server.db);
    pass(61);
    const { id_token: token = '' } = await redeem(await authorize());
    tokens.push(token);
    await jwtVerify(token, theirs);
  }
  const [first, second, third] = tokens.map((token) => decodeProtectedHeader(token).kid);
  expect([second, third === first]).toEqual([first, false]);
  for (const token of tokens) expect((await jwtVerify(token, theirs)).payload.sub).toBe(member.memberId);
});

test('oidcc-response-type-missing: the request is refused', async () => {
  expect(errorOf(await authorize({ response_type: '' }))).toBe('invalid_request');
});

test.each([
  ['oidcc-userinfo-get', { method: 'GET' }, true],
  ['oidcc-userinfo-post-header', { method: 'POST' }, true],
  ['oidcc-userinfo-post-body', { method: 'POST' }, false],
])('%s: the member is described to the holder of the access token', async (_name, init, byHeader) => {
  const { access_token: token } = await redeem(await authorize({ scope: 'openid email' }));
  const response = await fetch(site.serverMetadata().userinfo_endpoint ?? '', {
    ...init,
    ...(byHeader
      ? { headers: { authorization: `Bearer ${token}` } }
      : { body: new URLSearchParams({ access_token: token }) }),
  });
  expect(await response.json()).toMatchObject({ sub: member.memberId, email: member.email });
});

test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
  const tokens = await redeem(await authorize({ nonce: '' }), { expectedNonce: undefined });
  expect(tokens.claims()?.['nonce']).toBeUndefined();
});

test('oidcc-scope-profile, oidcc-scope-email: a scope brings its claims, and no others', async () => {
  const name = `${member.firstName} ${member.lastName}`;
  expect(await claimsOf({ scope: 'openid profile' })).toMatchObject({ name });
  expect(await claimsOf({ scope: 'openid profile' })).not.toHaveProperty('email');
  expect(await claimsOf({ scope: 'openid email' })).toMatchObject({ email: member.email });
  expect(await claimsOf({ scope: 'openid email' })).not.toHaveProperty('name');
});

test.each([
  ['oidcc-ensure-other-scope-order-succeeds', { scope: 'email openid' }],
  ['oidcc-display-page', { display: 'page' }],
  ['oidcc-display-popup', { display: 'popup' }],
  ['oidcc-prompt-none-logged-in', { prompt: 'none' }],
  ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
  ['oidcc-login-hint', { login_hint: member.email }],
  ['oidcc-ui-locales', { ui_locales: 'se' }],
  ['oidcc-claims-locales', { claims_locales: 'se' }],
  ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
  ['oidcc-claims-essential', { claims: JSON.stringify({ userinfo: { name: { essential: true } } }) }],
])('%s: the request succeeds', async (_name, change) => {
  expect(await claimsOf(change)).toMatchObject({ sub: member.memberId });
});

test('oidcc-prompt-none-not-logged-in: the site is told that nobody is signed in', async () => {
  const answer = await authorize({ prompt: 'none' }, { cookies: '' });
  expect(answer?.href.startsWith(`${callback}?`)).toBe(true);
  expect([errorOf(answer), answer?.searchParams.get('state')]).toEqual(['login_required', 'the state']);
});

test('oidcc-prompt-login, oidcc-max-age-1: nobody is passed off as freshly signed in', async () => {
  expect((await redeem(await signInFirst({ prompt: 'login' }))).claims()?.sub).toBe(member.memberId);
  expect(errorOf(await authorize({ prompt: 'login' }))).toBe('login_required');
  pass(5);
  expect(errorOf(await authorize({ max_age: '1' }))).toBe('login_required');
});

test('oidcc-max-age-10000: the same sign-in is used, and its time is told', async () => {
  const first = await claimsOf({ max_age: '10000' });
  pass(3);
  const second = await claimsOf({ max_age: '10000', prompt: 'none' });
  expect(first['auth_time']).toBeTypeOf('number');
  expect(second['auth_time']).toBe(first['auth_time']);
});

test('oidcc-id-token-hint: only the member of the hint is meant', async () => {
  const { id_token: hint = '' } = await redeem(await authorize());
  expect(await claimsOf({ id_token_hint: hint, prompt: 'none' })).toMatchObject({ sub: member.memberId });
  const { cookies } = await signInAs(server.origin, persona('academy').email, demoPassword);
  expect(errorOf(await authorize({ id_token_hint: hint, prompt: 'none' }, { cookies }))).toBe('login_required');
});

test('oidcc-codereuse, oidcc-codereuse-30seconds: a code is used once, and what it gave ends with its second use', async () => {
  for (const seconds of [0, 30]) {
    const answer = await authorize();
    const { access_token: token } = await redeem(answer);
    pass(seconds);
    await expect(redeem(answer)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(client.fetchUserInfo(site, token, member.memberId)).rejects.toThrow();
    vi.useRealTimers();
  }
});

test('oidcc-ensure-registered-redirect-uri: no browser is sent to an address that is not registered', async () => {
  for (const uri of ['https://evil.example/', `${callback}/`, `${callback}?a=1`, callback.replace('http:', 'https:')]) {
    expect(await authorize({ redirect_uri: uri })).toBeNull();
  }
});

test('oidcc-ensure-post-request-succeeds: a form of another site begins a sign-in, as its link does', async () => {
  expect((await redeem(await signInFirst({}, true))).claims()?.sub).toBe(member.memberId);
});

test('oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported, oidcc-ensure-request-object-with-redirect-uri', async () => {
  const none = btoa('{"alg":"none"}').replaceAll('=', '');
  const request = `${none}.${btoa(JSON.stringify({ redirect_uri: 'https://evil.example/' })).replaceAll('=', '')}.`;
  expect(errorOf(await authorize({ request }))).toBe('request_not_supported');
});

test('oidcc-request-uri-unsigned: an address of a request is not opened', async () => {
  expect(errorOf(await authorize({ request_uri: 'https://partner.example/request' }))).toBe(
    'request_uri_not_supported',
  );
});

test('oidcc-ensure-request-with-valid-pkce-succeeds: only with the verifier of the request', async () => {
  const verifier = client.randomPKCECodeVerifier();
  const pkce = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
  expect((await redeem(await authorize(pkce), { pkceCodeVerifier: verifier })).claims()?.sub).toBe(member.memberId);
  for (const checks of [{ pkceCodeVerifier: client.randomPKCECodeVerifier() }, {}]) {
    await expect(redeem(await authorize(pkce), checks)).rejects.toMatchObject({ error: 'invalid_grant' });
  }
  expect(errorOf(await authorize({ ...pkce, code_challenge_method: 'plain' }))).toBe('invalid_request');
});

test('oidcc-server-client-secret-post: a client is known by the method of its registration only', async () => {
  const answer = await authorize();
  const response = await fetch(`${server.origin}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer?.searchParams.get('code') ?? '',
      redirect_uri: callback,
      client_id: 'partner',
      client_secret: receiver.clientSecret,
    }),
  });
  expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ error: 'invalid_client' })]);
});

test('[SES-02] oidcc-refresh-token: a refresh gives a new id token of the same sign-in and a new refresh token', async () => {
  const browser = openBrowser(server.origin);
  const first = decodeJwt(await browser.signIn(member.email, demoPassword));
  const former = new Map(browser.cookies);
  pass(2);
  const { id_token: token } = (await (await browser.refresh()).json()) as { id_token: string };
  const second = decodeJwt(token);
  for (const claim of ['iss', 'sub', 'aud', 'sid']) expect(second[claim]).toEqual(first[claim]);
  expect(second.iat).toBeGreaterThan(first.iat ?? Infinity);
  const changed = [...browser.cookies].filter(([name, value]) => former.get(name) !== value).map(([name]) => name);
  expect(changed.some((name) => name.includes('refresh'))).toBe(true);
});

test('[THR-06] our own web app gets no code from the authorization endpoint, signed in or not', async () => {
  const own = { client_id: 'atrium-web', redirect_uri: `${server.origin}/oauth` };
  const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' };
  for (const cookies of [signedIn.cookies, '']) {
    expect((await authorize({ ...own, ...pkce }, { cookies }))?.href).toBe(`${server.origin}/login`);
  }
});

test('an end of the sign-in ends what other sites got by it', async () => {
  const own = await signInAs(server.origin, member.email, demoPassword);
  const pending = await authorize({}, { cookies: own.cookies });
  const { access_token: token } = await redeem(await authorize({}, { cookies: own.cookies }));
  await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.idToken}` },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  await expect(client.fetchUserInfo(site, token, member.memberId)).rejects.toThrow();
  await expect(redeem(pending)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect((await authorize({}, { cookies: own.cookies }))?.pathname).toBe('/login');
});

test('every module of the plans is tested here, or has a reason in docs/openid-conformance.md', async () => {
  const root = new URL('../../../../', import.meta.url);
  const table = await readFile(new URL('docs/openid-conformance.md', root), 'utf8');
  const source = await readFile(new URL(import.meta.url), 'utf8');
  const rows = [...table.matchAll(/^\| `(oidcc-[\w-]+)` +\| (.*?) *\|$/gm)];
  expect(rows.length).toBeGreaterThan(38);
  for (const [, module = '', answer] of rows) {
    expect([module, new RegExp(`${module}(?![\\w-])`).test(source)]).toEqual([module, answer === 'tested']);
  }
});
