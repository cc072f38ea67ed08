import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/silentProxy.ts';
import { createHealth } from '../http/health.ts';
import { openLog } from '../process/log.ts';
import { openDatabase, type Database } from './db.ts';
import { isOutage } from './outage.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** A database behind a proxy, whose connections are given up after two seconds of silence. */
async function open(): Promise<Database & { proxy: SilentProxy }> {
  const proxy = await openSilentProxy(await cloneDatabase());
  const database = openDatabase({ url: proxy.url, log: openLog('silent'), max: 3, silence: 2000 });
  opened.push(proxy.close, () => database.pool.end());
  return { ...database, proxy };
}

const ask = ({ db }: Pick<Database, 'db'>) => sql<{ one: number }>`select 1 as one`.execute(db);
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  );

test('[THR-18] statements, transactions and new connections fail as an outage when the database goes silent, and work after it', async () => {
  const { proxy, ...database } = await open();
  const begun = Promise.withResolvers<null>();
  const silent = Promise.withResolvers<null>();
  const written = database.db.transaction().execute(async (tx) => {
    await sql`create temporary table half (n integer)`.execute(tx);
    begun.resolve(null);
    await silent.promise;
    await sql`insert into half values (1)`.execute(tx);
  });
  await begun.promise;
  await ask(database);
  proxy.silence();
  silent.resolve(null);
  // one on the connection that was idle, others on new ones
  const errors = await Promise.all([errorOf(written), ...Array.from({ length: 3 }, () => errorOf(ask(database)))]);
  expect(errors.map(isOutage), String(errors)).toEqual([true, true, true, true]);
  proxy.speak();
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  expect(await errorOf(sql`select from half`.execute(database.db))).toMatchObject({ code: '42P01' });
});

test('[THR-18] a process whose database is silent says within its limit that it is not ready', async () => {
  const { proxy, pool } = await open();
  const health = createHealth(() => pool.query('select 1'), { limit: 100 });
  health.serve();
  await pool.query('select 1');
  await expect.poll(() => health.isReady()).toBe(true);
  proxy.silence();
  expect(await health.isReady()).toBe(false);
  proxy.speak();
  await expect.poll(() => health.isReady()).toBe(true);
});
