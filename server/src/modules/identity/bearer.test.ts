import {
  CompactSign,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser, type Browser } from './browser.fixture.ts';
import { loadSigningKeys } from './service/keys/loadSigningKeys.ts';

let server: TestServer;
let browser: Browser;
let good: string;
let claims: JWTPayload;
let ownKey: CryptoKey;
let kid: string;
let publicPem: string;
beforeAll(async () => {
  server = await startServer();
  browser = openBrowser(server.origin);
  good = await browser.signIn('member@demo.example', demoPassword);
  claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  const keys = await loadSigningKeys(server.db, server.secret, Date.now());
  const [jwk] = keys.privateJwks;
  if (jwk === undefined) throw new Error('no key');
  ownKey = (await importJWK(jwk, 'ES256')) as CryptoKey;
  kid = jwk.kid ?? '';
  const publicKey = keys.publicKeys.get(kid);
  if (publicKey === undefined) throw new Error('no public key');
  publicPem = await exportSPKI(publicKey);
});
afterAll(() => server.close());

/** Signed with our own key, as by an attacker who got other content signed. */
function ours(change: JWTPayload, header: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(ownKey);
}
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const hour = 3600;
const now = (): number => Math.floor(Date.now() / 1000);

const corpus: Record<string, () => Promise<string> | string> = {
  'algorithm none': () => `${encode({ alg: 'none' })}.${encode(claims)}.`,
  'algorithm none with a signature': () =>
    `${encode({ alg: 'none', kid })}.${encode(claims)}.${good.split('.')[2] ?? ''}`,
  'HS256 with the public key as its secret': () =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(publicPem)),
  'a key of its own in the header': async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, jwk }).sign(privateKey);
  },
  'a key address of its own in the header': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const header = { alg: 'ES256', kid: 'theirs', jku: 'https://evil.example/jwks' };
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  },
  'another key under our key id': async () =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign((await generateKeyPair('ES256')).privateKey),
  'changed claims under a good signature': () => {
    const [header, , signature] = good.split('.');
    return `${header ?? ''}.${encode({ ...claims, sub: 'other', s4UserId: 'other' })}.${signature ?? ''}`;
  },
  'another audience': () => ours({ aud: 'somebody-else' }),
  'an id token of another client': () => ours({ aud: 'other-client', azp: 'other-client' }),
  'a second audience': () => ours({ aud: ['atrium-web', 'other-client'] }),
  'another issuer': () => ours({ iss: 'https://evil.example/oidc' }),
  'the type of an access token': () => ours({}, { typ: 'at+jwt' }),
  'a logout token': () =>
    ours({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }, { typ: 'logout+jwt' }),
  'a logout token without its type': () =>
    ours({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }),
  'not valid yet': () => ours({ nbf: now() + hour }),
  'expired and of another audience': () => ours({ exp: now() - hour, aud: 'somebody-else' }),
  'expired and not by us': async () =>
    new SignJWT({ ...claims, exp: now() - hour })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign((await generateKeyPair('ES256')).privateKey),
  'no expiry': () => ours({ exp: undefined as never }),
  'no sign-in': () => ours({ sid: undefined }),
  'a sign-in that never was': () => ours({ sid: 'unknown' }),
  "another member under this member's sign-in": () => ours({ sub: 'other', s4UserId: 'other' }),
  'two names for the member': () => ours({ s4UserId: 'other' }),
  'a payload that is no claims': () =>
    new CompactSign(new TextEncoder().encode('[1]')).setProtectedHeader({ alg: 'ES256', kid }).sign(ownKey),
  'no token at all': () => 'nonsense',
  nothing: () => '',
};

test('the token from which the corpus is made is valid', async () => {
  expect((await browser.call(good)).data).toMatchObject({ getMember: { email: 'member@demo.example' } });
  expect((await browser.call(await ours({}))).status).toBe(200);
});

test.each(Object.entries(corpus))('[THR-05] refused with 401: %s', async (_name, make) => {
  expect(await browser.call(await make())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', data: null });
});

test('[THR-05] an expired token does not sign out', async () => {
  expect(await browser.call(await ours({ exp: now() - hour }))).toMatchObject({ status: 200, code: 'TOKEN_EXPIRED' });
});

test('[THR-05] an access token of the issuer is not accepted by the API', async () => {
  const { access_token: access } = (await (await browser.refresh()).json()) as { access_token: string };
  const info = await fetch(`${server.origin}/oidc/me`, { headers: { authorization: `Bearer ${access}` } });
  expect(await info.json()).toMatchObject({ email: 'member@demo.example' });
  expect((await browser.call(access)).status).toBe(401);
});
