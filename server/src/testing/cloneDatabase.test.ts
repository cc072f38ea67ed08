import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from './cloneDatabase.ts';

async function countMembers(url: string, change = ''): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (change !== '') await client.query(change);
    const { rows } = await client.query<{ count: string }>('select count(*) from member');
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

test('every test server has its own demo database', async () => {
  const [one, other] = [await cloneDatabase(), await cloneDatabase()];
  expect(await countMembers(one)).toBeGreaterThan(20);
  expect(await countMembers(one, 'truncate member cascade')).toBe(0);
  expect(await countMembers(other)).toBeGreaterThan(20);
});
