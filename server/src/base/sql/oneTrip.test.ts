import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/silentProxy.ts';
import { openLog } from '../process/log.ts';
import { openDatabase, type Database } from './db.ts';
import { inOneTrip } from './oneTrip.ts';
import { isOutage } from './outage.ts';

let proxy: SilentProxy;
let database: Database;
beforeAll(async () => {
  proxy = await openSilentProxy(await cloneDatabase());
  database = openDatabase({ url: proxy.url, log: openLog('silent'), max: 4, silence: 2000 });
});
afterAll(async () => {
  await database.pool.end();
  proxy.close();
});

const ask = (name: string, text: string, ...values: unknown[]): Promise<object[]> =>
  inOneTrip(database.pool, { name, text, values });
const askAll = (): Promise<object[]>[] =>
  ['a', 'b', 'c'].map((name) => ask(name, `select pg_backend_pid() as pid, '${name}' as name, $1::int as n`, 1));

test('statements that are asked for in one go share a connection, and each has its own rows', async () => {
  // the second time they are prepared already
  for (const time of ['first', 'second']) {
    const connect = vi.spyOn(database.pool, 'connect');
    const rows = (await Promise.all(askAll())).flat() as { pid: number; name: string }[];
    expect(connect, time).toHaveBeenCalledOnce();
    connect.mockRestore();
    expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
  }
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
});

/** Where a socket hands over what it sends. */
interface Writes {
  _writev: (chunks: unknown) => void;
  _write: (chunk: unknown) => void;
}

test('statements that are asked for in one go leave by one call of the system', async () => {
  await Promise.all(askAll());
  const client = await database.pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Writes } }).connection;
  client.release();
  const sends = [vi.spyOn(stream, '_writev'), vi.spyOn(stream, '_write')];
  await Promise.all(askAll());
  expect(sends.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  for (const send of sends) send.mockRestore();
});

test('what follows an await of something that is there already is asked for in the same go, what follows rows is not', async () => {
  const connect = vi.spyOn(database.pool, 'connect');
  const pid = 'select pg_backend_pid() as pid';
  const first = ask('first', pid);
  await Promise.resolve();
  const second = Promise.resolve().then(() => ask('second', pid));
  await Promise.all([first, second]);
  expect(connect).toHaveBeenCalledOnce();
  await ask('third', pid);
  expect(connect).toHaveBeenCalledTimes(2);
  connect.mockRestore();
});

test('in a callback that no promise has called, an await ends what is asked for in one go', async () => {
  const connect = vi.spyOn(database.pool, 'connect');
  await new Promise<void>((resolve, reject) => {
    setImmediate(() => {
      const first = ask('one', 'select 1 as one');
      const second = Promise.resolve().then(() => ask('two', 'select 2 as two'));
      Promise.all([first, second]).then(() => {
        resolve();
      }, reject);
    });
  });
  expect(connect).toHaveBeenCalledTimes(2);
  connect.mockRestore();
});

test('of many statements that are asked for in one go at most sixteen wait for each other on a connection', async () => {
  const connect = vi.spyOn(database.pool, 'connect');
  const rows = await Promise.all(Array.from({ length: 33 }, () => ask('pid', 'select pg_backend_pid() as pid')));
  expect(connect).toHaveBeenCalledTimes(3);
  connect.mockRestore();
  const counts = Map.groupBy(rows.flat() as { pid: number }[], ({ pid }) => pid);
  expect([...counts.values()].map(({ length }) => length)).toEqual([16, 16, 1]);
});

test('the same new statement may be asked for twice in one go', async () => {
  const both = [1, 2].map((n) => ask('twice', 'select $1::int as n', n));
  expect(await Promise.all(both)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});

test('a statement that fails, before it is sent or in the database, fails alone', async () => {
  const unwritable = {
    toPostgres: () => {
      throw new Error('no value');
    },
  };
  const asked = [
    ask('before', 'select 1 as one'),
    ask('wrong', 'select 1 / $1::int', 0),
    ask('unknown', 'select nothing'),
    ask('unsent', 'select $1::text', unwritable),
    ask('after', 'select 2 as two'),
  ];
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: [{ one: 1 }] },
    { reason: { code: '22012' } },
    { reason: { code: '42703' } },
    { reason: { message: 'no value' } },
    { value: [{ two: 2 }] },
  ]);
  // again: a connection remembers nothing of what was refused
  expect(await Promise.allSettled([ask('unknown', 'select nothing'), ask('after', 'select 2 as two')])).toMatchObject([
    { reason: { code: '42703' } },
    { value: [{ two: 2 }] },
  ]);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});

test('[THR-18] all that were sent fail as an outage when the connection is lost, and the next ones work', async () => {
  await Promise.all(askAll());
  proxy.silence();
  const errors = (await Promise.allSettled(askAll())).map((asked) => isOutage((asked as { reason?: unknown }).reason));
  expect(errors).toEqual([true, true, true]);
  proxy.speak();
  expect(await ask('after', 'select 2 as two')).toEqual([{ two: 2 }]);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});
