import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/silentProxy.ts';
import { openLog } from '../process/log.ts';
import { openDatabase, type Database, type Tx } from './db.ts';
import { allEnded, readInOneTrip } from './oneTrip.ts';
import { isOutage } from './outage.ts';
import { readInTenant } from './tenant.ts';

let proxy: SilentProxy;
let database: Database;
beforeAll(async () => {
  proxy = await openSilentProxy(await cloneDatabase());
  database = openDatabase({ url: proxy.url, log: openLog('silent'), max: 1, silence: 2000 });
});
afterAll(async () => {
  await database.pool.end();
  proxy.close();
});
afterEach(async () => {
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
  // the one connection names no company, and is in no transaction
  expect(await countSeats(database.db)).toBe(0);
});

const countSeats = async (tx: Tx): Promise<number> =>
  (
    await tx
      .selectFrom('seat')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const names = (tx: Tx) => tx.selectFrom('contract').select('customer_id').distinct().execute();
const divide = (tx: Tx) => sql`select 1 / 0`.execute(tx);

test('[THR-26] a read sees the rows of its company alone, in a transaction that begins before it', async () => {
  const statements = await recordSql(async () => {
    expect(await readInTenant(database.pool, 'acme', names)).toEqual([{ customer_id: 'acme' }]);
  });
  expect(statements.map(({ text }) => text.split(' ', 2).join(' '))).toEqual([
    'begin read',
    "select set_config('atrium.tenant',",
    'select distinct',
    'commit',
  ]);
  expect(await readInTenant(database.pool, 'globex', names)).toEqual([{ customer_id: 'globex' }]);
});

test('a read that fails throws what failed first, and rolls back when all that it began has ended', async () => {
  const goesOn = async (tx: Tx): Promise<void> => {
    await countSeats(tx);
    await setTimeout(20);
    await countSeats(tx);
  };
  const statements = await recordSql(async () => {
    const read = readInTenant(database.pool, 'acme', (tx) => allEnded([goesOn(tx), divide(tx)]));
    await expect(read).rejects.toThrow('division by zero');
  });
  expect(statements.map(({ text }) => text.split(' ', 1)[0])).toEqual([
    'begin',
    'select',
    'select',
    'select',
    'select',
    'rollback',
  ]);
});

test('nothing can be written in a read', async () => {
  await expect(
    readInTenant(database.pool, 'acme', (tx) => tx.deleteFrom('seat').where('customer_id', '=', 'acme').execute()),
  ).rejects.toThrow('read-only transaction');
});

test('[THR-18] what is asked for in one go is sent without an answer, and fails as an outage when none comes', async () => {
  // so that the connection is open
  await countSeats(database.db);
  proxy.silence();
  let failed: unknown;
  const statements = await recordSql(async () => {
    failed = await readInTenant(database.pool, 'acme', (tx) => Promise.all([countSeats(tx), names(tx)])).catch(
      (error: unknown) => error,
    );
  });
  expect(isOutage(failed)).toBe(true);
  expect(statements.map(({ text }) => text.split(' ', 2).join(' '))).toEqual([
    'begin read',
    "select set_config('atrium.tenant',",
    'select count(*)',
    'select distinct',
    'rollback',
  ]);
  proxy.speak();
  expect(await readInTenant(database.pool, 'acme', countSeats)).toBeGreaterThan(0);
});

test('[THR-26] what goes on after its read has ended reads nothing of the company that is read next', async () => {
  let ended: Tx | undefined;
  await readInTenant(database.pool, 'acme', (tx) => names((ended = tx)));
  const seen = await readInTenant(database.pool, 'globex', async (tx) => {
    await names(tx);
    return ended === undefined ? [] : names(ended).catch(String);
  });
  expect(seen).toBe('Error: this transaction has ended');
});

test('[THR-18] a read that throws at once while the connection is lost leaves no failure unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const throwsAtOnce = (): never => {
    throw new Error('at once');
  };
  for (const read of [
    readInOneTrip,
    (pool: Database['pool'], of: typeof throwsAtOnce) => readInTenant(pool, 'acme', of),
  ]) {
    await countSeats(database.db);
    proxy.silence();
    const reading = expect(read(database.pool, throwsAtOnce)).rejects.toThrow();
    proxy.speak();
    await reading;
  }
  await setImmediate();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
