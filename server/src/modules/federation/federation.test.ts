import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../../base/secret.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { attempts } from '../attempt/service/attempts.ts';
import { fieldsIn, linkIn, openVisitor, signInAtAcme, signInAtGoogle, type Visitor } from './federation.fixture.ts';
import { findAuthority } from './service/realms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Lookup {
  readonly link: string | null;
  readonly realm: string | null;
  readonly serializedOptions: string | null;
  readonly error: { readonly code: string } | null;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function lookup(email: string): Promise<Lookup> {
  const document = `query ($b64email: String!) {
    lookupCorporateRealm(b64email: $b64email) { link realm serializedOptions error { code } }
  }`;
  const { lookupCorporateRealm } = await server.stranger.query<{ lookupCorporateRealm: Lookup }>(document, {
    b64email: base64(email),
  });
  return lookupCorporateRealm;
}

const stateOf = ({ url }: { url: URL }): string => url.searchParams.get('state') ?? '';

const acmeLink = async (): Promise<string> => (await lookup('anybody@acme.example')).link ?? '';

test('[SSO-01] Google signs a member in, with the same tokens and cookies as a password', async () => {
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, persona('member').email, 'context=login&redirectPath=%2Fdrops%3Fa%3D1');
  const { status, body } = await visitor.finish(state);
  expect([status, body.redirectPath]).toEqual([200, '/drops?a=1']);
  const claims = await visitor.redeem(body.code);
  expect(claims).toMatchObject({
    s4UserId: persona('member').memberId,
    email: 'member@demo.example',
    nonce: 'the nonce',
  });
  expect([...visitor.cookies.keys()]).toEqual(
    expect.arrayContaining(['__Host-atrium-refresh', '__Host-atrium-id', 'atrium-user', 'atrium-audience']),
  );
});

test('[SSO-01] [SSO-02] the SAML provider of a company signs in its people, also those without a password', async () => {
  const visitor = openVisitor(server.origin);
  const state = await signInAtAcme(visitor, await acmeLink(), 'sso-only@acme.example');
  const { status, body } = await visitor.finish(state);
  expect(status).toBe(200);
  expect(await visitor.redeem(body.code)).toMatchObject({ s4UserId: persona('sso-only@acme.example').memberId });
});

test('[SSO-02] [THR-12] the corporate lookup answers by the domain alone', async () => {
  const found = await lookup('bob@acme.example');
  expect(found).toMatchObject({ realm: 'acme', error: null });
  expect(found.link).toMatch(new RegExp(`^${server.origin}/oidc/federation\\?options=`));
  expect(await lookup('  NOBODY@Acme.Example ')).toMatchObject({ realm: 'acme', error: null });
  for (const [email, code] of [
    ['gil@globex.example', '501'],
    ['nobody@globex.example', '501'],
    ['newhire@initech.example', '402'],
    ['nobody@initech.example', '402'],
    ['hal@hooli.example', '404'],
    ['member@demo.example', '404'],
    ['x@sub.acme.example', '404'],
    ['acme.example', '404'],
    ['', '404'],
  ] as const) {
    expect(await lookup(email), email).toEqual({ link: null, realm: null, serializedOptions: null, error: { code } });
  }
  expect(JSON.stringify(found)).not.toContain(base64('bob').slice(0, 4));
});

test('[SSO-05] nobody gets an account by signing in elsewhere', async () => {
  const visitor = openVisitor(server.origin);
  const { status, body } = await visitor.finish(await signInAtGoogle(visitor, 'robin@demo.example'));
  expect([status, body]).toMatchObject([
    403,
    { code: 'ACCOUNT_NOT_FOUND', message: 'Account not found. Please reach out to support.', context: 'login' },
  ]);
  const atAcme = await visitor.finish(await signInAtAcme(visitor, await acmeLink(), 'nina@acme.example'));
  expect(atAcme.body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'corporate' });
  expect(visitor.cookies.has('__Host-atrium-device')).toBe(false);
});

test("[THR-09] a company's provider signs in neither another company's member nor an employee", async () => {
  for (const words of ['gil@globex.example', 'employee@demo.example']) {
    const visitor = openVisitor(server.origin);
    const { body } = await visitor.finish(await signInAtAcme(visitor, await acmeLink(), words));
    expect(body, words).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    expect(visitor.cookies.has('atrium-user')).toBe(false);
  }
});

test('[THR-09] Google signs in no employee, nobody whom a company signs in, and nobody by an unverified address', async () => {
  for (const words of ['employee@demo.example', 'bob@acme.example', 'but not verified']) {
    const visitor = openVisitor(server.origin);
    const { body } = await visitor.finish(await signInAtGoogle(visitor, words));
    expect(body, words).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  }
});

test('[SSO-01] first sign-ins of one person in several browsers at once all succeed', async () => {
  const { memberId, email } = persona('member');
  for (let round = 0; round < 5; round += 1) {
    await server.db.deleteFrom('federated_identity').where('member_id', '=', memberId).execute();
    const returned = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = openVisitor(server.origin);
        return { visitor, state: await signInAtGoogle(visitor, email) };
      }),
    );
    const finished = await Promise.all(returned.map(({ visitor, state }) => visitor.finish(state)));
    expect(finished.map(({ status }) => status)).toEqual(Array(6).fill(200));
  }
});

test('[THR-09] after the first sign-in the identity is the subject, whatever address the provider says', async () => {
  const visitor = openVisitor(server.origin);
  const bob = persona('bob@acme.example');
  expect((await visitor.finish(await signInAtAcme(visitor, await acmeLink(), bob.email))).status).toBe(200);
  await server.db
    .updateTable('member')
    .set({ email: 'robert@acme.example' })
    .where('member_id', '=', bob.memberId)
    .execute();
  const again = await visitor.finish(await signInAtAcme(visitor, await acmeLink(), bob.email));
  expect(await visitor.redeem(again.body.code)).toMatchObject({ s4UserId: bob.memberId });
  // the address now belongs to somebody whom the provider knows by another subject
  await server.db
    .updateTable('federated_identity')
    .set({ subject: 'somebody else' })
    .where('member_id', '=', bob.memberId)
    .execute();
  await server.db.updateTable('member').set({ email: bob.email }).where('member_id', '=', bob.memberId).execute();
  const other = await visitor.finish(await signInAtAcme(visitor, await acmeLink(), bob.email));
  expect(other.body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});

test('[THR-08] a state belongs to one browser, and ends once', async () => {
  const [mine, theirs] = [openVisitor(server.origin), openVisitor(server.origin)];
  const state = await signInAtGoogle(mine, persona('academy').email);
  const theirState = await signInAtGoogle(theirs, persona('trial').email);
  // another browser, one without a cookie, and swapped states
  for (const [visitor, used] of [
    [theirs, state],
    [openVisitor(server.origin), state],
    [mine, theirState],
    [mine, 'made up'],
  ] as const) {
    expect((await visitor.finish(used)).body).toMatchObject({ code: 'SSO_FAILED', context: null });
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => mine.finish(state)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await mine.finish(state)).body).toMatchObject({ code: 'SSO_FAILED' });
});

test('[THR-08] an answer that somebody else brings signs in neither them nor the person who sent them to the provider', async () => {
  const { email } = persona('academy');
  const sent: ((sender: Visitor, lured: Visitor) => Promise<string[]>)[] = [
    async (sender, lured) => {
      const url = await sender.openUntil('/oidc/federation?provider=google&context=login', '/__sandbox/google/auth');
      const chooser = await lured.open(url.href);
      return [stateOf({ url }), stateOf(await lured.open(linkIn(chooser.text, email)))];
    },
    async (sender, lured) => {
      const { text } = await sender.open(await acmeLink());
      const page = await lured.open(linkIn(text, 'sso-only@acme.example'));
      const fields = fieldsIn(page.text);
      return [fields['RelayState'] ?? '', stateOf(await lured.post('/oidc/saml/acs', fields))];
    },
  ];
  for (const send of sent) {
    const [sender, lured] = [openVisitor(server.origin), openVisitor(server.origin)];
    const [begun = '', returned = ''] = await send(sender, lured);
    for (const [visitor, state] of [
      [sender, begun],
      [lured, begun],
      [lured, returned],
    ] as const) {
      expect((await visitor.finish(state)).body).toMatchObject({ code: 'SSO_FAILED', context: null });
    }
  }
});

test("[THR-08] a provider's answer is taken once: another one for the same attempt changes nothing", async () => {
  const visitor = openVisitor(server.origin);
  const chooser = await visitor.open('/oidc/federation?provider=google&context=login');
  const { url } = await visitor.open(linkIn(chooser.text, persona('limited').email));
  const state = url.searchParams.get('state') ?? '';
  await visitor.open(`/oidc/callback/google?state=${state}&code=again`);
  expect((await visitor.finish(state)).status).toBe(200);
});

test("[THR-07] a provider's answer is taken at the address of its own realm alone, and is then used up", async () => {
  const visitor = openVisitor(server.origin);
  const chooser = await visitor.openUntil('/oidc/federation?provider=google&context=login', '/__sandbox/google/auth');
  const { text } = await visitor.open(chooser.href);
  const answer = await visitor.openUntil(linkIn(text, persona('limited').email), '/oidc/callback/google');
  for (const path of ['/oidc/callback/acme', '/oidc/callback/google']) {
    const returned = await visitor.open(`${path}${answer.search}`);
    expect((await visitor.finish(stateOf(returned))).body, path).toMatchObject({ code: 'SSO_FAILED' });
  }
});

test('[THR-08] an attempt that has expired takes no answer, and ends in no sign-in', async () => {
  const expire = async ({ cookies }: Visitor) =>
    server.db
      .updateTable('federation_attempt')
      .set({ expires_at: new Date() })
      .where('browser_hash', '=', digest(cookies.get('__Host-atrium-browser') ?? ''))
      .returning(['answered_at', 'sealed_identity'])
      .execute();
  const late = openVisitor(server.origin);
  const chooser = await late.open('/oidc/federation?provider=google&context=login');
  await expire(late);
  await late.open(linkIn(chooser.text, persona('trial').email));
  expect(await expire(late)).toEqual([{ answered_at: null, sealed_identity: null }]);
  const slow = openVisitor(server.origin);
  const state = await signInAtGoogle(slow, persona('trial').email);
  await expire(slow);
  expect((await slow.finish(state)).body).toMatchObject({ code: 'SSO_FAILED', context: null });
});

test('[THR-08] the secret of a browser that signs in elsewhere is its own, and no script reads it', async () => {
  const begun = await fetch(`${server.origin}/oidc/federation?provider=google&context=login`, { redirect: 'manual' });
  const [line = '', ...more] = begun.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(line).toMatch(/^__Host-atrium-browser=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(line).toContain(part);
});

test('[THR-13] one network begins a limited number of sign-ins elsewhere in a quarter of an hour', async () => {
  const begin = async () =>
    (await openVisitor(server.origin).open('/oidc/federation?provider=google&context=login')).url;
  const used = (count: number) =>
    server.db.updateTable('limit_bucket').set({ used: count }).where('bucket', 'like', 'try/federation/%').execute();
  await begin();
  await used(attempts.federations.most - 1);
  expect((await begin()).pathname).not.toBe('/oauth');
  expect((await begin()).pathname).toBe('/oauth');
  await used(0);
});

test('[THR-09] a company speaks for the domains that it has proved, and for no other that was entered for it', async () => {
  const domain = { domain: 'acme-not-proved.example', customer_id: 'acme', verified_at: null };
  await server.db.insertInto('email_domain').values(domain).execute();
  expect(await findAuthority(server.db, 'acme')).toEqual({ customerId: 'acme', domains: ['acme.example'] });
});

test('[THR-19] one browser signs in as one person after another', async () => {
  const visitor = openVisitor(server.origin);
  for (const who of ['academy', 'trial', 'academy']) {
    const { body } = await visitor.finish(await signInAtGoogle(visitor, persona(who).email));
    expect(await visitor.redeem(body.code)).toMatchObject({ s4UserId: persona(who).memberId });
  }
});

test('[SSO-09] canceling, an unknown provider and an answer without an attempt end at the error page', async () => {
  const visitor = openVisitor(server.origin);
  const chooser = await visitor.open('/oidc/federation?provider=google&context=login');
  const { url } = await visitor.open(linkIn(chooser.text, 'Cancel'));
  expect((await visitor.finish(url.searchParams.get('state') ?? '')).body).toMatchObject({
    code: 'SSO_FAILED',
    message: 'Could not log in. Please try again.',
    context: 'login',
  });
  for (const path of [
    '/oidc/federation',
    '/oidc/federation?provider=facebook&context=login',
    '/oidc/federation?provider=google&context=add-secondary-email',
    '/oidc/federation?options=made-up',
    '/oidc/federation?pass=GHOST-PASS',
    '/oidc/callback',
    '/oidc/callback?state=unknown&code=x',
    '/oidc/callback/google?state=unknown&code=x',
    '/oidc/callback/nobody?state=unknown&code=x',
  ]) {
    const page = await visitor.open(path);
    expect(page.url.pathname, path).toBe('/oauth');
    expect(page.url.origin).toBe(server.origin);
  }
  const { url: ofPass } = await visitor.open('/oidc/federation?pass=GHOST-PASS');
  expect(ofPass.searchParams.get('context')).toBe('pass');
});

test('[SIG-13] Google sets a password only for the account whose address was asked for', async () => {
  const asked = `context=set-password&email=${encodeURIComponent(persona('sprint').email)}`;
  const wrong = openVisitor(server.origin);
  const refused = await wrong.finish(await signInAtGoogle(wrong, persona('member').email, asked));
  expect(refused.body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'set-password' });
  // an address is the same in whatever case it was typed
  const { email, memberId } = persona('member');
  const typed = openVisitor(server.origin);
  const query = `context=set-password&email=${encodeURIComponent(email.toUpperCase())}`;
  const { body } = await typed.finish(await signInAtGoogle(typed, email, query));
  expect(await typed.redeem(body.code)).toMatchObject({ s4UserId: memberId });
});

test('[THR-06] [THR-07] no option leads off our pages, and none is read that we have not made', async () => {
  const visitor = openVisitor(server.origin);
  for (const path of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2fevil.example']) {
    const query = `context=login&redirectPath=${encodeURIComponent(path)}`;
    const { body } = await visitor.finish(await signInAtGoogle(visitor, persona('trial').email, query));
    expect(body.redirectPath).toBeNull();
  }
  const { serializedOptions } = await lookup('bob@acme.example');
  const sealed = Buffer.from(serializedOptions ?? '', 'base64url');
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const { url } = await visitor.open(`/oidc/federation?options=${changed.toString('base64url')}`);
    expect(url.pathname).toBe('/oauth');
  }
});

test('[SSO-03] [THR-07] the lookup of a learning system gives addresses of the registry only', async () => {
  const ask = async (options: unknown): Promise<Record<string, unknown>> => {
    const document = `query ($b64options: String!) {
      lookupLMSProvider(b64options: $b64options) { realm serializedOptions passShortCode redirectUrl authorizeUrl error { code } }
    }`;
    const b64options = typeof options === 'string' ? options : base64(JSON.stringify(options));
    const answer = await server.stranger.query<{ lookupLMSProvider: Record<string, unknown> }>(document, {
      b64options,
    });
    return answer.lookupLMSProvider;
  };
  const found = await ask({ provider: 'acme-learn', redirectPath: '/courses' });
  expect(found).toMatchObject({ realm: 'acme', redirectUrl: null, error: null });
  const visitor = openVisitor(server.origin);
  const state = await signInAtAcme(visitor, found['authorizeUrl'] as string, 'ann@acme.example');
  expect((await visitor.finish(state)).body).toMatchObject({ redirectPath: '/courses' });
  expect(await ask({ provider: 'hooli-u' })).toMatchObject({ redirectUrl: '/__sandbox/lms?from=hooli-u', error: null });
  expect(await ask({ provider: 'nowhere' })).toMatchObject({ error: { code: '404' }, authorizeUrl: null });
  expect(await ask({ provider: 'globex-campus' })).toMatchObject({ error: { code: '501' }, authorizeUrl: null });
  for (const bad of [
    'not base64!',
    '',
    {},
    [],
    { provider: 'acme-learn', redirectPath: '//evil.example' },
    { provider: 'acme-learn', authorizeUrl: 'https://evil.example' },
    '{"__proto__":{"polluted":1},"provider":"acme-learn"}',
  ]) {
    expect(await ask(bad), JSON.stringify(bad)).toMatchObject({ error: { code: '400' }, authorizeUrl: null });
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('our metadata as a SAML service provider names our address and certificate', async () => {
  const response = await server.stranger.fetch('/oidc/saml/metadata');
  expect(response.headers.get('content-type')).toMatch('application/samlmetadata+xml');
  const xml = await response.text();
  expect(xml).toContain(`entityID="${server.origin}/oidc/saml/metadata"`);
  expect(xml).toContain(`Location="${server.origin}/oidc/saml/acs"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  expect(xml).toContain('use="encryption"');
});

test('what a provider said is removed when the sign-in has ended, and secrets are stored as hashes', async () => {
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, persona('alumni').email);
  const { body } = await visitor.finish(state);
  const rows = await server.db.selectFrom('federation_attempt').selectAll().execute();
  const text = JSON.stringify(rows);
  for (const secret of [
    state,
    body.code,
    visitor.cookies.get('__Host-atrium-browser') ?? '?',
    persona('alumni').email,
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(rows.filter(({ finished_at: at, sealed_identity: said }) => at !== null && said !== null)).toEqual([]);
});
