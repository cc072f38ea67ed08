import { createRemoteJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from './browser.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the issuer describes itself: code with PKCE, refresh tokens, no password grant', async () => {
  const response = await server.stranger.fetch('/oidc/.well-known/openid-configuration');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({
    issuer: `${server.origin}/oidc`,
    token_endpoint: `${server.origin}/oidc/token`,
    jwks_uri: `${server.origin}/oidc/jwks`,
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['ES256'],
    scopes_supported: ['openid', 'email', 'profile', 'customer'],
  });
});

test('[THR-16] whatever proxy headers say, the issuer returns PUBLIC_URL only', async () => {
  const response = await server.stranger.fetch('/oidc/.well-known/openid-configuration', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
  });
  expect(await response.text()).not.toContain('evil');
});

test('[SES-01] a complete sign-in: challenge, code, PKCE, tokens, cookies, and an identified API request', async () => {
  const browser = openBrowser(server.origin);
  const challenge = await browser.challenge('  MEMBER@demo.example ', demoPassword);
  expect(challenge.status).toBe(200);
  expect(challenge.headers.get('cache-control')).toBe('no-store');
  const days = (count: number) => `Max-Age=${String(count * 86_400)}`;
  const [known = '', ...more] = browser.lastCookies();
  expect([known, more]).toEqual([expect.stringMatching(/^__Host-atrium-device=[\w-]+\.[\w-]+; /), []]);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', days(400)]) expect(known).toContain(part);
  const { code, state, iss } = (await challenge.json()) as Record<string, string>;
  expect([state, iss]).toEqual(['the state', `${server.origin}/oidc`]);
  const answer = await browser.redeem(code ?? '');
  const body = (await answer.json()) as Record<string, string>;
  expect(body['refresh_token']).toBeUndefined();

  const keys = createRemoteJWKSet(new URL(`${server.origin}/oidc/jwks`));
  const { payload } = await jwtVerify(body['id_token'] ?? '', keys, { issuer: `${server.origin}/oidc` });
  expect(payload).toMatchObject({ aud: 'atrium-web', email: 'member@demo.example', nonce: 'the nonce' });
  expect(payload['s4UserId']).toBe(payload.sub);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  expect(payload['sid']).toEqual(expect.any(String));

  const lines = browser.lastCookies();
  for (const name of ['__Host-atrium-refresh', '__Host-atrium-id']) {
    const line = lines.find((item) => item.startsWith(`${name}=`)) ?? '';
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', days(31)]) expect(line).toContain(part);
  }
  for (const name of ['atrium-user', 'atrium-audience']) {
    const line = lines.find((item) => item.startsWith(`${name}=`)) ?? '';
    expect(line).toContain(days(1095));
    expect(line).not.toContain('HttpOnly');
  }
  expect(browser.cookies.get('atrium-user')).toBe(payload.sub);

  const me = await browser.call(body['id_token'] ?? '');
  expect(me.data).toEqual({ getMember: { userId: payload.sub, email: 'member@demo.example' } });
});

test('[THR-04] no token stored in the database can be used by someone who reads it', async () => {
  const browser = openBrowser(server.origin);
  const { code = '' } = (await (await browser.challenge('member@demo.example', demoPassword)).json()) as {
    code?: string;
  };
  await browser.redeem(code);
  const first = browser.cookies.get('__Host-atrium-refresh') ?? 'none';
  await browser.refresh();
  const second = browser.cookies.get('__Host-atrium-refresh') ?? 'none';
  const { rows } = await sql<{ text: string }>`
    select r::text as text from oidc_record r
    union all select encode(decode(payload ->> 'sealed', 'base64'), 'escape') from oidc_record where model = 'RefreshAnswer'
    union all select encode(sealed_private_jwk, 'escape') || public_jwk::text from oidc_key`.execute(server.db);
  const kept = rows.map((row) => row.text).join('\n');
  expect(kept).toContain('RefreshToken');
  for (const secret of [code, first, second, '"d"']) expect(kept).not.toContain(secret);
});

test('a code is valid once, for its own verifier and address; using it twice ends the sign-in', async () => {
  const browser = openBrowser(server.origin);
  const codeOf = async (): Promise<string> =>
    ((await (await browser.challenge('academy@demo.example', demoPassword)).json()) as { code: string }).code;
  const wrong = await browser.redeem(await codeOf(), { code_verifier: 'a'.repeat(43) });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  const elsewhere = await browser.redeem(await codeOf(), { redirect_uri: 'https://evil.example/oauth' });
  expect(elsewhere.status).toBe(400);
  const code = await codeOf();
  const [first, second] = await Promise.all([browser.redeem(code), browser.redeem(code)]);
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 400]));
  const good = (await (first.ok ? first : second).json()) as { id_token: string };
  expect((await browser.call(good.id_token)).status).toBe(401);
});

test.each([
  ['another redirect address', { redirect_uri: 'https://evil.example/oauth' }],
  ['the plain challenge method', { code_challenge_method: 'plain' }],
  ['no challenge', { code_challenge: undefined }],
  ['another client', { client_id: 'other' }],
  ['no state', { state: undefined }],
  ['a password that is no text', { password: { $ne: '' } }],
])('a challenge with %s is refused', async (_name, change) => {
  const response = await openBrowser(server.origin).challenge('member@demo.example', demoPassword, change);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' });
});

test('there is no password grant', async () => {
  const fields = { grant_type: 'password', username: 'member@demo.example', password: demoPassword };
  const response = await openBrowser(server.origin).redeem('', fields);
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
});

test('cross-site requests are refused', async () => {
  const browser = openBrowser(server.origin);
  const evil = { origin: 'https://evil.example' };
  const forged = await browser.challenge('member@demo.example', demoPassword, { headers: evil });
  expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'FORBIDDEN', reason: 'ORIGIN' }]);
  await browser.signIn('member@demo.example', demoPassword);
  expect((await browser.refresh(evil)).status).toBe(403);
  const sameSite = await fetch(`${server.origin}/oidc/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-site' },
    body: 'grant_type=refresh_token',
  });
  expect(sameSite.status).toBe(403);
  expect((await browser.refresh()).status).toBe(200);
  const text = await fetch(`${server.origin}/oidc/challenge`, { method: 'POST', body: '{}' });
  expect(text.status).toBe(415);
});

test('[SIG-03] wrong credentials get the same answer with and without an account', async () => {
  const browser = openBrowser(server.origin);
  const answers = await Promise.all(
    ['member@demo.example', 'nobody@demo.example'].map(async (email) => {
      const response = await browser.challenge(email, 'Wrong-pass-1!');
      const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, body };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials. Please try again.' },
  });
});

test('[SIG-03] [THR-12] a single-sign-on account is told so, only after the right password', async () => {
  const browser = openBrowser(server.origin);
  const wrong = await browser.challenge('sso-only@acme.example', 'Wrong-pass-1!');
  expect(await wrong.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const right = await browser.challenge('sso-only@acme.example', demoPassword);
  expect([right.status, await right.json()]).toMatchObject([
    403,
    { code: 'LOGIN_NOT_ENABLED', message: 'Login is not enabled for this account.' },
  ]);
});

test('[SIG-03] [THR-05] the issuer gives no code to a request without a PKCE challenge', async () => {
  const ask = async (more: Record<string, string>): Promise<URL> => {
    const query = new URLSearchParams({
      client_id: 'atrium-web',
      response_type: 'code',
      redirect_uri: `${server.origin}/oauth`,
      scope: 'openid',
      state: 'x',
      ...more,
    });
    const response = await fetch(`${server.origin}/oidc/auth?${query.toString()}`, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '', server.origin);
  };
  const refused = await ask({});
  expect(refused.searchParams.get('error')).toBe('invalid_request');
  expect(refused.searchParams.get('error_description')).toContain('PKCE');
  const plain = await ask({ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' });
  expect(plain.searchParams.get('error')).toBe('invalid_request');
  expect((await ask({ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' })).pathname).toBe('/login');
});
