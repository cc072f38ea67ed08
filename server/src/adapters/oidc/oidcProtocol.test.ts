import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { oidcProtocol } from './oidcProtocol.ts';

test('[SSO-09] a provider that could not be reached is asked again by the next person, and is asked once when it answers', async () => {
  let isAway = true;
  let asked = 0;
  const provider = createServer((_request, response) => {
    asked += 1;
    const { port } = provider.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${String(port)}`;
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` }),
    );
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const issuer = `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}`;
  const protocol = oidcProtocol();
  const begin = () =>
    protocol.begin(
      { kind: 'OIDC', issuer, clientId: 'academy', clientSecret: 'secret' },
      { state: 'state', returnUrl: 'http://127.0.0.1/oidc/callback/x', loginHint: null },
    );
  expect((await begin()).ok).toBe(false);
  isAway = false;
  asked = 0;
  for (let times = 0; times < 3; times += 1) {
    const begun = await begin();
    expect(begun.ok && begun.value.url).toContain(`${issuer}/authorize?`);
  }
  expect(asked).toBe(1);
  provider.closeAllConnections();
  provider.close();
});

interface Provider {
  readonly issuer: string;
  readonly close: () => void;
}

/** A provider whose answers are longer than they should be at one address, or whose tokens are from another time. */
async function startProvider(odd: {
  readonly long?: string;
  readonly ahead?: number;
}): Promise<Provider & { sent: () => number }> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let nonce = '';
  let sent = 0;
  const provider = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer());
    if (url.pathname === '/nonce') nonce = url.searchParams.get('nonce') ?? '';
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer(),
      aud: 'academy',
      sub: 'ann',
      nonce,
      iat: now + (odd.ahead ?? 0),
      exp: now + 3 * 3600,
    };
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] }),
      '/token': () => ({ access_token: 'a', token_type: 'bearer', id_token: signToken(claims, privateKey) }),
    };
    const text = JSON.stringify(answers[url.pathname]?.() ?? {});
    response.writeHead(200, { 'content-type': 'application/json' });
    if (url.pathname !== odd.long) {
      response.end(text);
      return;
    }
    // an answer that would go on for 60 MB
    const part = Buffer.alloc(100_000, ' ');
    const write = (): void => {
      while (sent < 600 && !response.destroyed) {
        sent += 1;
        if (!response.write(part)) {
          response.once('drain', write);
          return;
        }
      }
      response.end(text);
    };
    write();
  });
  const issuer = (): string => `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}`;
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  return {
    issuer: issuer(),
    sent: () => sent,
    close: () => {
      provider.closeAllConnections();
      provider.close();
    },
  };
}

function signToken(claims: object, key: KeyObject): string {
  const [head, body] = [{ alg: 'RS256', kid: 'key' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = `${head ?? ''}.${body ?? ''}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

async function signInAt({ issuer }: Provider): Promise<string> {
  const protocol = oidcProtocol();
  const connection = { kind: 'OIDC', issuer, clientId: 'academy', clientSecret: 'secret' } as const;
  const request = { state: 'state', returnUrl: 'http://127.0.0.1/oidc/callback/x', loginHint: null };
  const begun = await protocol.begin(connection, request);
  if (!begun.ok) return `${begun.refusal.code} ${begun.refusal.reason}`;
  await fetch(`${issuer}/nonce?nonce=${new URL(begun.value.url).searchParams.get('nonce') ?? ''}`);
  const done = await protocol.complete(connection, request, begun.value.memory, '?code=code&state=state');
  return done.ok ? done.value.subject : `${done.refusal.code} ${done.refusal.reason}`;
}

test.each(['/.well-known/openid-configuration', '/token', '/keys'])(
  '[THR-73] an answer of a provider at %s is read up to a million bytes',
  async (long) => {
    const provider = await startProvider({ long });
    expect(await signInAt(provider)).toBe('UNAVAILABLE the answer is longer than 1000000 bytes');
    // the rest, but for what was on its way, is never sent
    expect(provider.sent()).toBeLessThan(300);
    provider.close();
  },
);

test('[THR-73] an id token from the future is refused, but for what clocks differ by', async () => {
  for (const [ahead, outcome] of [
    [0, 'ann'],
    [60, 'ann'],
    [3600, 'SSO_FAILED issued in the future'],
  ] as const) {
    const provider = await startProvider({ ahead });
    expect([ahead, await signInAt(provider)]).toEqual([ahead, outcome]);
    provider.close();
  }
});
