import { defaultFlags } from '@atrium/domain/access/flags.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createHealth } from '../../base/http/health.ts';
import { realClock } from '../../base/process/clock.ts';
import { openLog } from '../../base/process/log.ts';
import { openDatabase, type Database } from '../../base/sql/db.ts';
import type { Listener } from '../../base/sql/listener.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { hashPassword } from '../proof/service/password.ts';
import { savePassword } from '../proof/store/passwords.ts';
import { identityRoutes } from './http.ts';
import { openIdentity } from './service/openIdentity.ts';

const log = openLog('silent');
const deaf: Listener = { alive: () => false, on: () => Promise.resolve(), close: () => Promise.resolve() };
const publicUrl = 'https://academy.example';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = openDatabase({ url: await cloneDatabase(), log, max: 4 });
  const identity = await openIdentity({
    database,
    listener: deaf,
    clock: realClock(),
    log,
    visitorFlags: () => Promise.resolve(defaultFlags),
    knownPassword: demoPassword,
    site: {
      publicUrl,
      brandName: 'Atrium',
      supportEmail: 'help@academy.example',
    },
    receivers: [],
    isOverdue: () => Promise.resolve(false),
    secret: 'a secret of the tests, at least 32 characters long',
  });
  app = await createApp({
    env: { PUBLIC_URL: publicUrl, HOST: '0.0.0.0', TRUSTED_PROXIES: undefined, live: false },
    log,
    health: createHealth(() => Promise.resolve()),
    pool: database.pool,
    plugins: [identityRoutes(identity)],
    web: null,
  });
});
afterAll(async () => {
  await app.close();
  await database.pool.end();
});

async function signIn(password: string, from: { ip: string; host: string }): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/oidc/challenge',
    remoteAddress: from.ip,
    headers: { host: from.host, origin: publicUrl },
    payload: {
      email: 'member@demo.example',
      password,
      client_id: 'atrium-web',
      redirect_uri: `${publicUrl}/oauth`,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      state: 's',
      nonce: 'n',
    },
  });
  return answer.statusCode;
}

test('the public demo password works on this machine only', async () => {
  expect(await signIn(demoPassword, { ip: '127.0.0.1', host: 'localhost' })).toBe(200);
  expect(await signIn(demoPassword, { ip: '10.1.2.3', host: 'academy.example' })).toBe(401);
  expect(await signIn(demoPassword, { ip: '10.1.2.3', host: 'localhost' })).toBe(401);
  // a reverse proxy on this machine uses the public host name
  expect(await signIn(demoPassword, { ip: '127.0.0.1', host: 'academy.example' })).toBe(401);
});

test('a private password works from everywhere', async () => {
  const { member_id: memberId } = await database.db
    .selectFrom('member')
    .select('member_id')
    .where('email', '=', 'member@demo.example')
    .executeTakeFirstOrThrow();
  const own = 'Known-to-one-person-7!';
  await savePassword(database.db, memberId, (await hashPassword(own)) ?? '', new Date());
  expect(await signIn(own, { ip: '10.1.2.3', host: 'academy.example' })).toBe(200);
});
