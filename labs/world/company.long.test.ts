import { asMember } from '@atrium/server/base/context.ts';
import { findViewer } from '@atrium/server/modules/entitlement/service/findViewer.ts';
import { startServer } from '@atrium/server/testing/harness.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { growCompany } from './growCompany.ts';
import { measureCompany } from './measureCompany.ts';

// At full size: npm run bench -- --only company
test('[ORG-09] the overview of a large company costs as much as that of a small one, and equals its raw records', async () => {
  const server = await startServer();
  try {
    const now = server.clock.now();
    const viewer = await findViewer(server.context(null, now), (await server.as('employee')).memberId);
    const costs = await measureCompany({
      ownerUrl: server.databaseUrl,
      ctx: asMember(server.context(viewer, now)),
      small: { customerId: 'measured-small', people: 100, progress: 2000 },
      large: { customerId: 'measured-large', people: 2000, progress: 40_000 },
      times: 200,
    });
    expect(costs.differences).toEqual([]);
    expect(costs.overview.large / costs.overview.small).toBeLessThanOrEqual(2);
    expect(costs.comparison.large / costs.comparison.small).toBeLessThanOrEqual(2);
    expect(costs.tablePage.large / costs.tablePage.small).toBeLessThanOrEqual(1.5);
    expect(costs.seatsPage.large / costs.seatsPage.small).toBeLessThanOrEqual(1.5);
    expect(costs.raw / costs.overview.large).toBeGreaterThanOrEqual(20);
  } finally {
    await server.close();
  }
});

test('[ORG-09] a company costs by its people and days, not by how often they pressed play on them', async () => {
  const server = await startServer({ worker: false });
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    const now = server.clock.now();
    const viewer = await findViewer(server.context(null, now), (await server.as('employee')).memberId);
    const ctx = asMember(server.context(viewer, now));
    const sizes = { few: 'measured-few', many: 'measured-many' };
    for (const customerId of Object.values(sizes)) {
      await growCompany(client, { customerId, people: 150, progress: 4500 }, now);
    }
    // each viewing of the second company is ten in the same minutes, of a tenth of the time
    await client.query('alter table viewing disable trigger user');
    await client.query(
      `insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
         last_beat_at, ended_at, playing_seconds, max_playhead, duration)
       select viewing_id || '/' || n, member_id, customer_id, video_id, session_id, course_id, status, start, stop, stop,
         playing_seconds / 10, max_playhead, duration
       from viewing v cross join generate_series(0, 9) n,
         lateral (select v.started_at + n * (v.ended_at - v.started_at) / 10 as start,
           v.started_at + (n + 1) * (v.ended_at - v.started_at) / 10 as stop) as t
       where customer_id = $1`,
      [sizes.many],
    );
    await client.query(`delete from viewing where customer_id = $1 and viewing_id !~ '/.*/'`, [sizes.many]);
    await client.query('alter table viewing enable trigger user');
    const costs = await measureCompany({
      ownerUrl: server.databaseUrl,
      ctx,
      times: 400,
      small: {
        customerId: sizes.few,
        people: 150,
        progress: 4500,
      },
      large: {
        customerId: sizes.many,
        people: 150,
        progress: 4500,
      },
    });
    expect(costs.differences).toEqual([]);
    const rows = async (customerId: string, table: string): Promise<number> => {
      const { rows: found } = await client.query<{ count: string }>(
        `select count(*) from ${table} where customer_id = $1`,
        [customerId],
      );
      return Number(found[0]?.count);
    };
    expect((await rows(sizes.many, 'viewing')) / (await rows(sizes.few, 'viewing'))).toBe(10);
    for (const table of ['member_day', 'member_figure', 'member_course_figure', 'customer_day']) {
      // some of those that passed midnight are on two days now
      expect((await rows(sizes.many, table)) / (await rows(sizes.few, table)), table).toBeLessThan(1.01);
    }
    expect(costs.overview.large / costs.overview.small).toBeLessThanOrEqual(1.5);
    expect(costs.tablePage.large / costs.tablePage.small).toBeLessThanOrEqual(1.5);
  } finally {
    await client.end();
    await server.close();
  }
});
