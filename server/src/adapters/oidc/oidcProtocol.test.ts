import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
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
