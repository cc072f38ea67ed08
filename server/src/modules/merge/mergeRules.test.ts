import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const references = `
  select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = 'member'::regclass`;

test('[PEO-01] every reference to a member has one rule for a merge, and every rule is about one', async () => {
  const { rows: found } = await owner.query<{ table: string; column: string }>(references);
  const { rows: ruled } = await owner.query<{ table: string; column: string }>(
    'select table_name as "table", column_name as "column" from merge_rules()',
  );
  const named = (rows: typeof found) => rows.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(found.length).toBeGreaterThan(80);
  expect(named(ruled)).toEqual(named(found));
  // a new table is missing, and said to be
  await owner.query('begin');
  await owner.query('create table new_table (member_id text references member)');
  const { rows: more } = await owner.query<{ table: string; column: string }>(references);
  await owner.query('rollback');
  expect(named(more).filter((name) => !named(ruled).includes(name))).toEqual(['new_table.member_id']);
});

test('[PEO-01] what is unique for a member is united by the columns of that, or moves with its conflicts settled', async () => {
  const { rows } = await owner.query<{ name: string; definition: string; rule: string; keys: string | null }>(`
    select r.table_name as name, pg_get_indexdef(i.indexrelid) as definition, r.rule, r.keys
    from merge_rules() r
    join pg_index i on i.indrelid = r.table_name::regclass and i.indisunique
    join pg_attribute a on a.attrelid = i.indrelid and a.attname = r.column_name and a.attnum = any(i.indkey)
    where r.rule in ('MOVE', 'UNITE') order by 1, 2`);
  const conflicting = rows
    .filter(({ rule, definition, keys }) => {
      const columns =
        /\(([^)]*)\)/
          .exec(definition)?.[1]
          ?.split(', ')
          .filter((name) => name !== 'member_id') ?? [];
      const united = (keys ?? '').split(', ').filter((name) => name !== 'true');
      return (
        rule === 'MOVE' ||
        columns.toSorted().join() !==
          united
            .map((name) => name.slice(2))
            .toSorted()
            .join()
      );
    })
    .map(({ name, definition }) => `${name}: ${/INDEX (\S+)/.exec(definition)?.[1] ?? ''}`);
  // each of these is settled by a function of its module before its rows move
  expect(conflicting).toEqual([
    'billing_account: billing_account_pkey',
    'credential: credential_current',
    'learning_plan: learning_plan_current',
    'presence: presence_in_event',
    'presence: presence_in_meeting',
    'project_submission: project_submission_member_id_session_content_id_number_key',
    'project_submission: project_submission_newest',
    'seat: seat_held',
    'seat_offer: seat_offer_open',
  ]);
});
