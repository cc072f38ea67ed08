import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openLog } from '../process/log.ts';
import { number } from './columns.ts';
import { openDatabase, type Database } from './db.ts';
import { statement } from './statement.ts';
import { transaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase({ url: await cloneDatabase(), log: openLog('silent'), max: 1 });
});
afterAll(() => database.pool.end());

const sum = statement(
  { sum: number },
  ({ one, other }: { readonly one: number; readonly other: number }) => sql`
    select ${one}::integer + ${other}::integer as sum`,
);

test('a statement of a transaction is prepared once for its connection, which also has it outside', async () => {
  const read = (one: number) => transaction(database.db, (tx) => sum.preparedIn(tx, { one, other: 40 }));
  expect([await read(2), await read(3)]).toEqual([[{ sum: 42 }], [{ sum: 43 }]]);
  expect(await sum.prepared(database, { one: 1, other: 1 })).toEqual([{ sum: 2 }]);
  const held = await sql<{ uses: number }>`
    select generic_plans + custom_plans as uses from pg_prepared_statements where statement like '%::integer + %'`.execute(
    database.db,
  );
  expect(held.rows).toEqual([{ uses: 3 }]);
});

test('a parameter inside an object, which nothing would be given for, is refused', async () => {
  const nested = statement(
    { sum: number },
    ({ pair }: { readonly pair: { readonly one: number } }) => sql`select ${pair.one}::integer as sum`,
  );
  await expect(nested.rows(database.db, { pair: { one: 1 } })).rejects.toThrow('has a name of its own');
});
