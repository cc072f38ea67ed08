import { setImmediate } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { setPassword } from '../accountSettings/service/setPassword.ts';
import { attempts } from '../attempt/service/attempts.ts';
import { networkOf, siteOf } from '../attempt/service/networkOf.ts';
import { hashingQueue, inHashingQueue } from '../proof/service/hashingQueue.ts';
import { openBrowser } from './browser.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
// the attempts of one network count for all tests
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const wrong = 'Wrong-pass-1!';

async function outcomes(tries: Promise<Response>[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const response of await Promise.all(tries)) {
    const body = (await response.json()) as { code: string; reason?: string };
    const key = response.ok ? 'OK' : `${body.code}/${body.reason ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

test('[THR-13] of 60 concurrent guesses only the limit is compared, then even the right one waits', async () => {
  const browser = openBrowser(server.origin);
  const counts = await outcomes(Array.from({ length: 60 }, () => browser.challenge('trial@demo.example', wrong)));
  expect(counts.get('INVALID_CREDENTIALS/INVALID_CREDENTIALS')).toBe(attempts.signIns.most);
  expect(counts.get('RATE_LIMITED/TRIES')).toBe(60 - attempts.signIns.most);
  const right = await browser.challenge('TRIAL@demo.example', demoPassword);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await browser.challenge('crash@demo.example', demoPassword)).status).toBe(200);
});

test('[THR-13] guesses of strangers keep nobody out of a browser that has signed in before', async () => {
  const owner = openBrowser(server.origin);
  expect((await owner.challenge('trial@demo.example', demoPassword)).status).toBe(200);
  const stranger = openBrowser(server.origin);
  const guess = () => stranger.challenge('trial@demo.example', wrong);
  await outcomes(Array.from({ length: attempts.signIns.most + 1 }, guess));
  expect((await stranger.challenge('trial@demo.example', demoPassword)).status).toBe(429);
  expect((await owner.challenge('trial@demo.example', demoPassword)).status).toBe(200);
  // the cookie of one account is worth nothing for another, nor a changed one
  const knownBrowser = owner.cookies.get('__Host-atrium-device') ?? '';
  expect(knownBrowser).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  await outcomes(
    Array.from({ length: attempts.signIns.most + 1 }, () => stranger.challenge('bob@demo.example', wrong)),
  );
  for (const [email, value] of [
    ['bob@demo.example', knownBrowser],
    ['trial@demo.example', `${knownBrowser.startsWith('A') ? 'B' : 'A'}${knownBrowser.slice(1)}`],
    ['trial@demo.example', knownBrowser.slice(0, -1)],
    ['trial@demo.example', '.'],
  ] as const) {
    const thief = openBrowser(server.origin);
    thief.cookies.set('__Host-atrium-device', value);
    expect((await thief.challenge(email, demoPassword)).status, `${email} ${value}`).toBe(429);
  }
  // a stolen cookie has no more guesses than anybody
  const counts = await outcomes(Array.from({ length: 30 }, () => owner.challenge('trial@demo.example', wrong)));
  expect(counts.get('INVALID_CREDENTIALS/INVALID_CREDENTIALS')).toBe(attempts.signIns.most);
});

test('[THR-13] many known browsers of one account have not many times the guesses', async () => {
  const owners = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const browser = openBrowser(server.origin);
      expect((await browser.challenge('trial@demo.example', demoPassword)).status).toBe(200);
      return browser;
    }),
  );
  let compared = 0;
  for (const owner of owners) {
    const tries = Array.from({ length: attempts.signIns.most }, () => owner.challenge('trial@demo.example', wrong));
    compared += (await outcomes(tries)).get('INVALID_CREDENTIALS/INVALID_CREDENTIALS') ?? 0;
  }
  expect(compared).toBe(attempts.allKnownSignIns.most);
});

test('[THR-13] [THR-04] a new password ends the browsers that are known by the old one', async () => {
  const { memberId } = persona('trial');
  const thief = openBrowser(server.origin);
  expect((await thief.challenge('trial@demo.example', demoPassword)).status).toBe(200);
  const stranger = openBrowser(server.origin);
  await outcomes(Array.from({ length: attempts.signIns.most }, () => stranger.challenge('trial@demo.example', wrong)));
  expect((await thief.challenge('trial@demo.example', wrong)).status).toBe(401);
  const { hash } = await server.db
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await transaction(server.db, (tx) => setPassword(tx, memberId, hash));
  expect((await thief.challenge('trial@demo.example', wrong)).status).toBe(429);
});

test('[THR-13] one account has one counter, however its address is spelled', async () => {
  const browser = openBrowser(server.origin);
  const forms = ['limited', 'LIMITED', 'lİmited', 'limİted', 'lİmİted', 'Lİmited'].map(
    (name) => `${name}@demo.example`,
  );
  const tries = Array.from({ length: 48 }, (_, place) => browser.challenge(forms[place % forms.length] ?? '', wrong));
  const counts = await outcomes(tries);
  expect(counts.get('INVALID_CREDENTIALS/INVALID_CREDENTIALS')).toBe(attempts.signIns.most);
  expect((await browser.challenge('limited@demo.example', demoPassword)).status).toBe(429);
});

test.each(['email', 'password', 'state', 'nonce', 'redirect_uri'])(
  'a sign-in whose %s the database cannot store is refused',
  async (field) => {
    const browser = openBrowser(server.origin);
    for (const text of ['a\0b', '\ud800', 'b\udc00']) {
      const response = await browser.challenge('crash@demo.example', demoPassword, { [field]: text });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    }
  },
);

test('[THR-13] a network that tries many addresses is stopped, whatever headers it sends', async () => {
  const browser = openBrowser(server.origin);
  const seen: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const tries = Array.from({ length: 30 }, (_, place) => {
      const headers = { 'x-forwarded-for': `2001:db8::${String(round)}:${String(place)}` };
      return browser.challenge(`nobody-${String(round)}-${String(place)}@demo.example`, wrong, { headers });
    });
    seen.push((await outcomes(tries)).get('INVALID_CREDENTIALS/INVALID_CREDENTIALS') ?? 0);
  }
  expect(seen).toEqual([30, 30, 30, 10]);
});

test('sign-ins that succeed do not use up the limits', async () => {
  const browser = openBrowser(server.origin);
  for (let count = 0; count < attempts.signIns.most + 5; count += 1) {
    expect((await browser.challenge('member@demo.example', demoPassword)).status).toBe(200);
  }
  const kept = await server.db.selectFrom('limit_bucket').select(['bucket', 'used']).execute();
  expect(kept.map(({ bucket, used }) => [bucket.split('/')[1], used])).toEqual([['network', 0]]);
});

test('[THR-13] a browser that has signed in before does so again while strangers fill the hashing queue', async () => {
  const owner = openBrowser(server.origin);
  expect((await owner.challenge('minimba@demo.example', demoPassword)).status).toBe(200);
  const places = hashingQueue.atOnce + hashingQueue.inAll;
  let over = false;
  const crowd = Array.from({ length: places + 20 }, async (_, place) => {
    while (!over)
      if ((await inHashingQueue({ isKnown: false, line: String(place) }, () => setImmediate())) === null)
        await setImmediate();
  });
  const statuses = [];
  for (let time = 0; time < 5; time += 1) {
    statuses.push((await owner.challenge('minimba@demo.example', demoPassword)).status);
  }
  over = true;
  await Promise.all(crowd);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test('[THR-13] guesses that find the hashing queue full are not counted, and the right password signs in later', async () => {
  const browser = openBrowser(server.origin);
  const { promise: finished, resolve: finish } = Promise.withResolvers<true>();
  const places = hashingQueue.atOnce + hashingQueue.inAll;
  const crowd = Array.from({ length: places }, (_, place) =>
    inHashingQueue({ isKnown: false, line: String(place) }, () => finished),
  );
  // more than the limit, one after another: a counted guess would be refused for its number
  for (let count = 0; count < attempts.signIns.most + 5; count += 1) {
    const refused = await browser.challenge('minimba@demo.example', wrong);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED', reason: 'BUSY' }]);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
  expect((await browser.challenge('minimba@demo.example', demoPassword)).status).toBe(429);
  const used = async (): Promise<(string | number | undefined)[][]> => {
    const kept = await server.db.selectFrom('limit_bucket').select(['bucket', 'used']).orderBy('bucket').execute();
    return kept.map((row) => [row.bucket.split('/')[1], row.used]);
  };
  expect(await used()).toEqual([
    ['account', 0],
    ['network', 0],
  ]);
  finish(true);
  expect(await Promise.all(crowd)).not.toContain(null);
  expect((await browser.challenge('minimba@demo.example', wrong)).status).toBe(401);
  expect(await used()).toEqual([
    ['account', 1],
    ['network', 1],
  ]);
  expect((await browser.challenge('minimba@demo.example', demoPassword)).status).toBe(200);
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('[THR-13] the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('[THR-13] the site of an IPv6 network is that of all networks of its customer', () => {
  const sites = ['10.1.2.3', '2001:db8:1:2::1', '2001:db8:1:ff00::1', '2001:db8:2::1'].map(siteOf);
  expect(sites).toEqual(['10.1.2.3', '2001:db8:1::/48', '2001:db8:1::/48', '2001:db8:2::/48']);
});
