import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { openBrowser } from './browser.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fields = ['client_id', 'state', 'nonce', 'redirect_uri', 'scope', 'code_challenge', 'something_else'];

test.each(fields)(
  '[THR-31] an authorization request with U+0000 in %s is refused, in its query and as a form',
  async (field) => {
    const { cookies } = await signInAs(server.origin, persona('member').email, demoPassword);
    const asked = new URLSearchParams({
      client_id: 'atrium-web',
      redirect_uri: `${server.origin}/oauth`,
      response_type: 'code',
      scope: 'openid',
      state: 'the state',
      nonce: 'the nonce',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const send = async (): Promise<number[]> => {
      const statuses = [];
      for (const cookie of ['', cookies]) {
        const init = { headers: { cookie, origin: 'https://partner.example' }, redirect: 'manual' } as const;
        statuses.push(
          (await fetch(`${server.origin}/oidc/auth?${asked.toString()}`, init)).status,
          (await fetch(`${server.origin}/oidc/auth`, { ...init, method: 'POST', body: asked })).status,
        );
      }
      return statuses;
    };
    // without it, the library answers each of them
    expect(await send()).toEqual([303, 303, 303, 303]);
    asked.set(field, `${asked.get(field) ?? ''}\0`);
    expect(await send()).toEqual([400, 400, 400, 400]);
  },
);

test('[THR-31] a redemption with U+0000 is refused', async () => {
  const browser = openBrowser(server.origin);
  for (const change of [{ code_verifier: 'a\0' }, { client_id: 'a\0' }, { redirect_uri: '\0' }]) {
    const response = await browser.redeem('a code', change);
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_request' }]);
  }
  expect((await browser.redeem('a \0 code')).status).toBe(400);
  const named = await browser.redeem('a code', { client_id: 'nobody%00' });
  expect(named.status).toBeLessThan(500);
  const headers = { authorization: `Basic ${btoa('a%00:secret')}`, origin: server.origin };
  const body = new URLSearchParams({ grant_type: 'authorization_code', code: 'a code' });
  expect((await fetch(`${server.origin}/oidc/token`, { method: 'POST', headers, body })).status).toBeLessThan(500);
  expect(server.takeErrors()).toEqual([]);
});
