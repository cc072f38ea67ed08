import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { expect, test } from 'vitest';
import type * as plan from './plan.ts';
import { grownDatabase } from './plans/grownWorld.fixture.ts';

test('the same sizes grow the same rows', async () => {
  const small: plan.WorldSize = { members: 1800, courses: 80, sessions: 250, progress: 2000 };
  const [first, second, demo] = [await grownDatabase(small), await grownDatabase(small), await cloneDatabase()];
  const sums = await checksums(first);
  expect(await checksums(second)).toEqual(sums);
  // every table has grown
  expect((await checksums(demo)).filter((sum, n) => sum === sums[n])).toEqual([]);
});

/** Checksums of the tables that are grown. */
async function checksums(url: string): Promise<string[]> {
  const tables = ['member', 'entitlement_grant', 'course', 'session', 'session_content', 'group_video', 'video'];
  const { pool } = openDatabase({ url, log: openLog('error'), max: 1 });
  const sums: string[] = [];
  try {
    for (const table of tables) {
      const { rows } = await pool.query<{ count: string; sum: string }>(
        `select count(*) as count, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${table} t`,
      );
      sums.push(`${table}: ${rows[0]?.count ?? ''} rows, ${rows[0]?.sum ?? ''}`);
    }
  } finally {
    await pool.end();
  }
  return sums;
}
