import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { attempts } from '../attempt/service/attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

function elu(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return server.stranger.fetch('/elu', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
    body: JSON.stringify(body),
  });
}
const nameOf = async (email: string, headers?: Record<string, string>): Promise<{ s: boolean; u: string }> =>
  (await (await elu({ e: email }, headers)).json()) as { s: boolean; u: string };

test('[SIG-15] [THR-11] every address gets a name of the same form, the same each time, which is no member id', async () => {
  const { email, memberId } = persona('member');
  const [known, unknown] = [await nameOf(email), await nameOf('nobody@demo.example')];
  for (const answer of [known, unknown]) {
    expect(answer).toEqual({ s: true, u: expect.stringMatching(/^[\w-]{43}$/) as string });
  }
  expect(known.u).not.toBe(unknown.u);
  expect(known.u).not.toContain(memberId);
  expect(await nameOf(` ${email.toUpperCase()} `)).toEqual(known);
});

test('[SIG-15] only the owner, signed in and on our own pages, gets the own member id', async () => {
  const { email, memberId } = persona('member');
  const { cookies } = await signInAs(server.origin, email, demoPassword);
  expect(await nameOf(email.toUpperCase(), { cookie: cookies })).toEqual({ s: true, u: memberId });
  // also one whose account has the address as it was first typed
  const typed = email.replace('m', 'M');
  const update = (to: string) =>
    server.db.updateTable('member').set({ email: to }).where('member_id', '=', memberId).execute();
  await update(typed);
  expect(await nameOf(email, { cookie: cookies })).toEqual({ s: true, u: memberId });
  await update(email);
  expect((await nameOf(persona('trial').email, { cookie: cookies })).u).toMatch(/^[\w-]{43}$/);
  const elsewhere = await elu({ e: email }, { cookie: cookies, origin: 'https://evil.example' });
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
});

test('[THR-11] a network may ask ten times a minute, whatever headers it sends', async () => {
  const answers = await Promise.all(
    Array.from({ length: attempts.pseudonyms.most + 3 }, (_, n) =>
      elu({ e: `a${String(n)}@demo.example` }, { 'x-forwarded-for': `10.0.0.${String(n)}` }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('anything else than an address is refused', async () => {
  for (const body of [null, {}, { e: '' }, { e: ' ' }, { e: 7 }, { e: 'a'.repeat(255) }, { e: ['a@b.example'] }]) {
    expect((await elu(body)).status).toBe(400);
  }
});
