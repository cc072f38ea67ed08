import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const chromeOnMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

/** Signs in with a right password, so often at once. */
async function signIn(email: string, userAgent: string, times = 1): Promise<void> {
  const body = JSON.stringify({
    ...{ email, password: demoPassword, client_id: 'atrium-web', redirect_uri: `${server.origin}/oauth` },
    ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 's', nonce: 'n' },
  });
  const headers = { 'content-type': 'application/json', origin: server.origin, 'user-agent': userAgent };
  const sent = Array.from({ length: times }, () =>
    fetch(`${server.origin}/oidc/challenge`, { method: 'POST', headers, body }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array<number>(times).fill(200));
}

test('[D74] a sign-in with another kind of browser is told once by mail, the first one of an account is not', async () => {
  const { email, memberId } = persona('academy');
  const told = async (): Promise<string[]> => {
    const mails = server.db.selectFrom('mail').select('body').where('to_address', '=', email);
    return (await mails.where('template', '=', 'newBrowser').execute()).map(({ body }) => body);
  };
  await signIn(email, chromeOnMac);
  await signIn(email, chromeOnMac);
  expect(await told()).toEqual([]);
  await signIn(email, chromeOnWindows, 4);
  expect(await told()).toEqual([expect.stringContaining('just signed in to your account with Chrome on Windows')]);
  // the sign-ins themselves are removed in time, what is known of the browsers stays
  await server.db.deleteFrom('sign_in').where('member_id', '=', memberId).execute();
  await signIn(email, chromeOnMac);
  expect(await told()).toHaveLength(1);
});
