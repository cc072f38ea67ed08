import { minute, second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { attempts } from './service/attempts.ts';
import { countSignIn, findGuessed, signInBucketsOf } from './service/countAttempt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const { signIns, networkSignIns, unknownPasses } = attempts;

test('[THR-13] a person who has used up the limits of an account and of a network is told the longer wait', async () => {
  const now = Date.now();
  const buckets = signInBucketsOf('member m1', { ip: '10.9.8.7', browserId: null }, 'a secret');
  const [account = ''] = buckets.own;
  for (const [ofAccount, ofNetwork] of [
    [5, 10],
    [10, 5],
  ] as const) {
    await server.db
      .insertInto('limit_bucket')
      .values([
        { bucket: account, used: signIns.most, ends_at: new Date(now + ofAccount * minute) },
        { bucket: buckets.network ?? '', used: networkSignIns.most, ends_at: new Date(now + ofNetwork * minute) },
      ])
      .execute();
    expect(await countSignIn(server.db, buckets, now)).toBe((10 * minute) / second);
    await server.db.deleteFrom('limit_bucket').execute();
  }
});

test('[THR-13] [THR-18] a look-up that fails is no guess; one that finds nothing is', async () => {
  const ctx = { ...server.context(null, server.clock.now()), ip: '10.9.8.7' };
  const used = async () => {
    const rows = await server.db.selectFrom('limit_bucket').select('used').execute();
    return rows.map((row) => row.used);
  };
  const look = (lookUp: () => Promise<string | null>) => findGuessed(ctx, unknownPasses, lookUp);
  await expect(look(() => Promise.reject(new Error('the database is away')))).rejects.toThrow('away');
  expect(await used()).toEqual([0]);
  expect(await look(() => Promise.resolve('a pass'))).toMatchObject({ ok: true, value: 'a pass' });
  expect(await used()).toEqual([0]);
  expect(await look(() => Promise.resolve(null))).toMatchObject({ ok: true, value: null });
  expect(await used()).toEqual([1]);
});

test('[THR-58] what a request has found it may look up again, also when others have used the guesses up meanwhile', async () => {
  const ctx = { ...server.context(null, server.clock.now()), ip: '10.9.8.7' };
  const look = (by: typeof ctx, what: string) => findGuessed(by, unknownPasses, () => Promise.resolve('a pass'), what);
  const found = { ok: true, value: 'a pass' };
  expect(await look(ctx, 'A')).toMatchObject(found);
  await server.db.updateTable('limit_bucket').set({ used: unknownPasses.most }).execute();
  const refused = { refusal: { code: 'RATE_LIMITED' } };
  expect(await look(ctx, 'A')).toMatchObject(found);
  expect([await look(ctx, 'B'), await look({ ...ctx }, 'A')]).toMatchObject([refused, refused]);
});
