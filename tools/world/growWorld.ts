import pg from 'pg';
import { growCatalogue } from './catalogue.ts';
import { growHistory } from './history.ts';
import { growMembers } from './members.ts';
import type { Ground, WorldSize } from './plan.ts';
import { growSignIns } from './signIns.ts';

/**
 * Grows a loaded demo world to `size` in one transaction, with COPY, as the owner. Every row is derived from its number
 * and from the first start of the demo world. Returns false when this database was grown before.
 */
export async function growWorld(url: string, size: WorldSize, clips: Ground['clips']): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: before } = await client.query(`select from setting where key = 'world.size'`);
    if (before.length > 0) return false;
    const count = async (table: string): Promise<number> => {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
      return Number(rows[0]?.count);
    };
    const { rows: started } = await client.query<{ value: string }>(
      `select value from setting where key = 'demo.loadedAt'`,
    );
    const { rows: faculty } = await client.query<{ faculty_id: string }>(
      'select faculty_id from faculty order by faculty_id',
    );
    const ground: Ground = { now: Number(started[0]?.value), facultyIds: faculty.map((row) => row.faculty_id), clips };
    const members = Math.max(0, size.members - (await count('member')));
    const courses = Math.max(0, size.courses - (await count('course')));
    const sessions = Math.max(courses, size.sessions - (await count('session')));

    await client.query('begin');
    await growMembers(client, ground, 0, members);
    await growSignIns(client, ground, members);
    await growCatalogue(client, ground, courses, sessions);
    await growHistory(client, ground, {
      members,
      courses,
      progress: Math.max(0, size.progress - (await count('video_progress'))),
    });
    // release every on-demand session, so that grown members can watch what they hold
    await client.query(`update flag set default_value = '{"all_sessions": true}' where flag = 'onDemand2024Refresh'`);
    await client.query(`insert into setting (key, value) values ('world.size', $1)`, [JSON.stringify(size)]);
    await client.query('commit');
    await client.query('vacuum analyze');
    return true;
  } finally {
    await client.end();
  }
}
