import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
});
afterAll(() => client.end());

test('every action of the demo data has the same spelling', async () => {
  const { rows } = await client.query<{ action: string }>('select distinct action from audit_entry');
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ action }) => !/^[A-Z]+(_[A-Z]+)+$/.test(action))).toEqual([]);
});

test('[STF-05] whoever owns the log can only add to it as well', async () => {
  const { rows } = await client.query(
    'select current_user = relowner::regrole::text as owns from pg_class where relname = $1',
    ['audit_entry'],
  );
  expect(rows).toEqual([{ owns: true }]);
  const count = async (): Promise<unknown> => (await client.query('select count(*) from audit_entry')).rows[0];
  const before = await count();
  for (const change of [`update audit_entry set subject = 'else'`, 'delete from audit_entry', 'truncate audit_entry'])
    await expect(client.query(change)).rejects.toThrow('audit_entry can only be added to');
  expect(await count()).toEqual(before);
});

test('[STF-05] an entry says who acted: a person, a command or the product, and no other', async () => {
  const add = (kind: string | null): Promise<unknown> =>
    client.query(`insert into audit_entry (at, actor_kind, action, subject) values (now(), $1, 'TRIED', 'nobody/1')`, [
      kind,
    ]);
  await expect(add('GHOST')).rejects.toThrow('actor_kind');
  await expect(add(null)).rejects.toThrow('actor_kind');
});
