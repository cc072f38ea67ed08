import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { searchCourses } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import * as sessions from '@atrium/server/modules/catalogue/service/sessions.ts';
import { getHome } from '@atrium/server/modules/home/service/getHome.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { expect, test } from 'vitest';
import { contextOf } from '../bench/setting.ts';
import { wholeCatalogue } from './wholeCatalogue.fixture.ts';

test('a connection prepares few statements, whatever filters are used', async () => {
  const { pool, db } = openDatabase({ url: await cloneDatabase(), log: openLog('error'), max: 1 });
  try {
    const people = await Promise.all(['member', 'limited', 'crash'].map((name) => contextOf({ pool, db }, name)));
    const some = <T>(values: readonly T[], run: number): T[] => values.filter((_, place) => ((run >> place) & 1) === 1);
    for (let run = 0; run < 64; run += 1) {
      const ctx = people[run % people.length];
      if (ctx === undefined) throw new Error('nobody asks');
      const types = some(['SPRINT', 'WORKSHOP', 'BOOTCAMP'], run);
      const topics = some(['AI', 'Strategy'], run >> 1);
      const [query, bookmarked] = [run % 3 === 0 ? `price ${String(run)}` : null, run % 5 === 0];
      await wholeCatalogue(ctx, {
        filter: {
          types,
          topics,
          stacks: some(['Growth', 'Foundations'], run >> 2),
          difficulties: [],
          bookmarked,
          entitled: false,
          query,
        },
        after: run % 4,
        count: 1 + (run % 30),
      });
      await searchCourses(ctx, { query, facetFilters: topics.map((topic) => `Topic:${topic}`) });
      await sessions.listUserSessions(ctx, {
        courseId: run % 2 === 0 ? null : 'unit-economics',
        showHidden: run % 3 === 0,
      });
      await listMembers(ctx, {
        filter: run % 7 === 0 ? 'an' : '',
        count: 1 + (run % 20),
        page: run % 9,
        context: 'MEMBERSPAGE',
      });
      await getHome(ctx);
    }
    const { rows } = await pool.query<{ kept: number }>('select count(*) as kept from pg_prepared_statements');
    expect(rows[0]?.kept).toBeLessThan(32);
  } finally {
    await pool.end();
  }
});
