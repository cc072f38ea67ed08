import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seal } from '../../base/secret.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { ProviderAccount, ProviderCommand } from '../../testing/providerProcess.ts';
import { openVisitor, type Visitor } from '../federation/federation.fixture.ts';
import { sealOptions } from '../federation/service/handles.ts';
import { clientSecretPurpose } from '../federation/service/realms.ts';
import { pass } from './browser.fixture.ts';

// A provider that is another program: its own process, its own port, its own keys.

const clientSecret = 'the secret of the academy at this provider';
const program = fileURLToPath(new URL('../../testing/providerProcess.ts', import.meta.url));

let server: TestServer;
let child: ChildProcess;
let issuer: string;
beforeAll(async () => {
  server = await startServer({
    google: async (own) => {
      const redirectUris = ['google', 'globex'].map((realmId) => `${own}/oidc/callback/${realmId}`);
      child = fork(program, [clientSecret, ...redirectUris], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      [issuer] = (await once(child, 'message')) as [string];
      return { kind: 'OIDC', issuer, clientId: 'academy', clientSecret };
    },
  });
  await enterRealm('globex', issuer);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  child.kill();
  await server.close();
});

async function enterRealm(customerId: string, itsIssuer: string): Promise<void> {
  const sealed = seal(clientSecret, server.secret, clientSecretPurpose);
  const ids = { realm_id: customerId, customer_id: customerId, client_id: 'academy' };
  await server.db
    .insertInto('identity_realm')
    .values({ ...ids, kind: 'OIDC', issuer: itsIssuer, sealed_client_secret: sealed })
    .execute();
}

async function tell(command: ProviderCommand): Promise<void> {
  child.send(command);
  await once(child, 'message');
}

const gil = persona('gil@globex.example');
const signsIn = (sub: string, claims: ProviderAccount['claims']): Promise<void> => tell({ account: { sub, claims } });

/** Begins at Globex, as its people do, and stops before our address receives the answer. */
async function toGlobex(visitor: Visitor): Promise<URL> {
  const document = 'query ($e: String!) { lookupCorporateRealm(b64email: $e) { link serializedOptions } }';
  const { lookupCorporateRealm: found } = await server.stranger.query<{
    lookupCorporateRealm: { link: string | null; serializedOptions: string };
  }>(document, { e: Buffer.from(gil.email).toString('base64') });
  expect(found.link).toBeNull();
  return visitor.openUntil(`/oidc/federation?options=${found.serializedOptions}`, '/oidc/callback/globex');
}

async function finish(visitor: Visitor, answer: URL): Promise<unknown> {
  const { url } = await visitor.open(answer.href);
  const { status, body } = await visitor.finish(url.searchParams.get('state') ?? 'none');
  return status === 200 ? (await visitor.redeem(body.code))['s4UserId'] : body.code;
}

test('[SSO-01] another program signs a company in by OpenID Connect: PKCE, state, nonce, and its issuer', async () => {
  await signsIn('gil-1', { email: gil.email, email_verified: true, given_name: 'Gil' });
  const visitor = openVisitor(server.origin);
  const answer = await toGlobex(visitor);
  expect(answer.searchParams.get('iss')).toBe(issuer);
  expect(await finish(visitor, answer)).toBe(gil.memberId);
});

test('[SSO-01] [THR-09] the same program as Google: a verified address of a domain that it hosts', async () => {
  const member = persona('planner');
  const google = async (claims: ProviderAccount['claims'], sub: string): Promise<unknown> => {
    await signsIn(sub, claims);
    const visitor = openVisitor(server.origin);
    const begin = '/oidc/federation?provider=google&context=login';
    return finish(visitor, await visitor.openUntil(begin, '/oidc/callback/google'));
  };
  const { email } = member;
  expect(await google({ email, email_verified: true }, 'g-1')).toBe('ACCOUNT_NOT_FOUND');
  expect(await google({ email, email_verified: true, hd: 'other.example' }, 'g-2')).toBe('ACCOUNT_NOT_FOUND');
  expect(await google({ email, hd: 'demo.example' }, 'g-3')).toBe('ACCOUNT_NOT_FOUND');
  expect(await google({ email, email_verified: true, hd: 'demo.example' }, 'g-4')).toBe(member.memberId);
  // from now on by the subject
  expect(await google({ email: 'new@elsewhere.example' }, 'g-4')).toBe(member.memberId);
});

test('[THR-09] what the provider says is unverified counts for nothing', async () => {
  await signsIn('gil-2', { email: gil.email, email_verified: false });
  const visitor = openVisitor(server.origin);
  expect(await finish(visitor, await toGlobex(visitor))).toBe('ACCOUNT_NOT_FOUND');
});

test.each<[string, (answer: URL) => void]>([
  [
    'of another issuer (RFC 9207)',
    ({ searchParams }) => {
      searchParams.set('iss', 'https://evil.example');
    },
  ],
  [
    'without its issuer',
    ({ searchParams }) => {
      searchParams.delete('iss');
    },
  ],
  [
    'with another code',
    ({ searchParams }) => {
      searchParams.set('code', 'made-up');
    },
  ],
  [
    'without a code',
    ({ searchParams }) => {
      searchParams.delete('code');
    },
  ],
])('[THR-07] [THR-08] an answer %s is refused', async (_name, change) => {
  await signsIn('gil-1', { email: gil.email, email_verified: true });
  const visitor = openVisitor(server.origin);
  const answer = await toGlobex(visitor);
  change(answer);
  expect(await finish(visitor, answer)).toBe('SSO_FAILED');
});

test("[THR-08] a code of one attempt is not accepted for another: the verifier and the nonce are the attempt's", async () => {
  await signsIn('gil-1', { email: gil.email, email_verified: true });
  const [one, other] = [openVisitor(server.origin), openVisitor(server.origin)];
  const [mine, theirs] = [await toGlobex(one), await toGlobex(other)];
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  expect(await finish(one, mine)).toBe('SSO_FAILED');
});

test.each(['/oidc/callback', '/oidc/callback/google', '/oidc/callback/globex/', '/oidc/callback/Globex'])(
  '[THR-07] an answer that arrives at %s, which is not the address of its provider, is refused',
  async (path) => {
    await signsIn('gil-1', { email: gil.email, email_verified: true });
    const visitor = openVisitor(server.origin);
    const answer = await toGlobex(visitor);
    answer.pathname = path;
    expect(await finish(visitor, answer)).toBe('SSO_FAILED');
    // that was its only answer
    answer.pathname = '/oidc/callback/globex';
    expect(await finish(visitor, answer)).toBe('SSO_FAILED');
  },
);

test('[THR-07] a provider that sends browsers on to another one gets no code of that one (RFC 9700 §4.4)', async () => {
  await signsIn('gil-1', { email: gil.email, email_verified: true });
  const hostile = await startHostile((asked) => {
    asked.set('client_id', 'academy');
    asked.set('redirect_uri', `${server.origin}/oidc/callback/globex`);
    return `${issuer}/auth?${asked.toString()}`;
  });
  try {
    const visitor = openVisitor(server.origin);
    const answer = await visitor.openUntil(hostile.begin, '/oidc/callback/globex');
    expect(answer.searchParams.get('code')).not.toBeNull();
    // a provider that does not name itself
    answer.searchParams.delete('iss');
    expect(await finish(visitor, answer)).toBe('SSO_FAILED');
    expect(hostile.codes).toEqual([]);
  } finally {
    await hostile.close();
  }
});

test('[THR-07] the issuer of an answer is verified also where a provider does not promise it', async () => {
  const named = async (iss: string | null): Promise<string[]> => {
    const hostile = await startHostile((asked) => {
      const query = new URLSearchParams({
        code: 'a code',
        state: asked.get('state') ?? '',
        ...(iss !== null && { iss }),
      });
      return `${asked.get('redirect_uri') ?? ''}?${query.toString()}`;
    });
    try {
      const visitor = openVisitor(server.origin);
      expect(await finish(visitor, await visitor.openUntil(hostile.begin, '/oidc/callback/hooli'))).toBe('SSO_FAILED');
      return hostile.codes;
    } finally {
      await hostile.close();
    }
  };
  expect(await named(null)).toEqual(['a code']);
  expect(await named(issuer)).toEqual([]);
});

/** The provider of another customer, which leads browsers wherever `lead` says and keeps the codes that it is sent. */
async function startHostile(lead: (asked: URLSearchParams) => string) {
  const codes: string[] = [];
  const hostile = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', own);
    if (pathname === '/auth') {
      response.writeHead(303, { location: lead(searchParams) }).end();
      return;
    }
    if (pathname === '/token') {
      void text(request).then((body) => {
        codes.push(new URLSearchParams(body).get('code') ?? '');
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
      });
      return;
    }
    const endpoints = {
      authorization_endpoint: `${own}/auth`,
      token_endpoint: `${own}/token`,
      jwks_uri: `${own}/jwks`,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer: own, ...endpoints }));
  });
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${String((hostile.address() as AddressInfo).port)}`;
  await enterRealm('hooli', own);
  const options = { context: 'corporate', realmId: 'hooli', returnPath: null, email: null, passCode: null } as const;
  return {
    codes,
    begin: `/oidc/federation?options=${sealOptions(options, server.secret)}`,
    close: async () => {
      await server.db.deleteFrom('identity_realm').where('realm_id', '=', 'hooli').execute();
      hostile.closeAllConnections();
      await new Promise((resolve) => hostile.close(resolve));
    },
  };
}

test('[SSO-01] a provider may sign with a new key at any time', async () => {
  await tell({ newKey: true });
  // keys are fetched again at most once a minute
  pass(90);
  await signsIn('gil-1', { email: gil.email, email_verified: true });
  const visitor = openVisitor(server.origin);
  expect(await finish(visitor, await toGlobex(visitor))).toBe(gil.memberId);
});

test('[SSO-01] a provider that leaves the address out of its id token is asked for it', async () => {
  await tell({ newKey: true, claimsInIdToken: false });
  pass(180);
  // a subject of whom nothing is known is found by the address
  await server.db.deleteFrom('federated_identity').where('member_id', '=', gil.memberId).execute();
  await signsIn('gil-3', { email: gil.email, email_verified: true });
  const visitor = openVisitor(server.origin);
  expect(await finish(visitor, await toGlobex(visitor))).toBe(gil.memberId);
});

test('[SSO-01] a provider may say in a text that an address is verified', async () => {
  const verified = async (says: unknown): Promise<unknown> => {
    await server.db.deleteFrom('federated_identity').where('member_id', '=', gil.memberId).execute();
    await signsIn('gil-4', { email: gil.email, email_verified: says });
    const visitor = openVisitor(server.origin);
    return finish(visitor, await toGlobex(visitor));
  };
  expect([await verified('true'), await verified('false')]).toEqual([gil.memberId, 'ACCOUNT_NOT_FOUND']);
});

test('[SSO-09] a provider that is away ends at the error page', async () => {
  const visitor = openVisitor(server.origin);
  const answer = await toGlobex(visitor);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(await finish(visitor, answer)).toBe('SSO_FAILED');
  // nothing is known of this one yet, and it does not answer
  await server.db.updateTable('identity_realm').set({ client_id: 'new' }).where('realm_id', '=', 'globex').execute();
  const options = { context: 'corporate', realmId: 'globex', returnPath: null, email: null, passCode: null } as const;
  const { url } = await visitor.open(`/oidc/federation?options=${sealOptions(options, server.secret)}`);
  expect([url.pathname, url.searchParams.get('context')]).toEqual(['/oauth', 'corporate']);
});
