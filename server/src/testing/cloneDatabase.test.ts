import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from './cloneDatabase.ts';

async function count(url: string, table: string, change = ''): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (change !== '') await client.query(change);
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

test('every test server has its own demo database', async () => {
  const [one, other] = [await cloneDatabase(), await cloneDatabase()];
  expect(await count(one, 'member')).toBeGreaterThan(20);
  expect(await count(one, 'member', 'truncate member cascade')).toBe(0);
  expect(await count(other, 'member')).toBeGreaterThan(20);
});

test('a copy has no work left that each test server would do again when it starts', async () => {
  // those of the demo that were given up are not tried again
  expect(await count(await cloneDatabase(), 'graphile_worker.jobs where attempts < max_attempts')).toBe(0);
});
