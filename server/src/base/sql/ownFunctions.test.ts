import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { closeToPublic } from './closeToPublic.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
});
afterAll(() => client.end());

const isOfAnExtension = `exists (
  select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')`;

/**
 * Our functions that generated columns, defaults, indexes, checks, policies and views call, themselves or through
 * another one. A body that was parsed when it was created names its functions by their identity; one that is a text is
 * resolved when it runs, and what it calls runs with the same search path.
 */
async function called(): Promise<{ name: string; isParsed: boolean; searchPath: string | null }[]> {
  const { rows } = await client.query<{ name: string; isParsed: boolean; searchPath: string | null }>(`
    with recursive reached (oid) as (
      select d.refobjid from pg_depend d
      where d.refclassid = 'pg_proc'::regclass and d.classid in (
        'pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass, 'pg_policy'::regclass,
        'pg_rewrite'::regclass, 'pg_type'::regclass)
      union
      select d.refobjid from reached r
      join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = r.oid and d.refclassid = 'pg_proc'::regclass
    )
    select p.proname as name, p.prosqlbody is not null as "isParsed",
      (select setting from unnest(p.proconfig) setting where setting like 'search_path=%') as "searchPath"
    from reached join pg_proc p using (oid)
    where p.pronamespace = 'public'::regnamespace and not ${isOfAnExtension}
    order by 1`);
  return rows;
}

const pathDependent = async (): Promise<string[]> =>
  (await called()).filter(({ isParsed, searchPath }) => !isParsed && searchPath === null).map(({ name }) => name);

test('[OPE-02] what generated columns, indexes, checks, defaults and policies call does not depend on the search path', async () => {
  expect((await called()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fold', 'sentences_of', 'title_order', 'words_of']),
  );
  expect(await pathDependent()).toEqual([]);

  // a body that is a text is found, also behind another function
  await client.query('begin');
  await client.query(`
    create function by_path(value text) returns text language sql immutable as 'select fold(value)';
    create function through(value text) returns text language sql immutable return by_path(value);
    create table kept (name text, folded text generated always as (through(name)) stored)`);
  expect(await pathDependent()).toEqual(['by_path']);
  await client.query('alter function by_path(text) set search_path = public');
  expect(await pathDependent()).toEqual([]);
  await client.query('rollback');
});

/** What any login of the database server may do here. */
async function openToAll(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not ${isOfAnExtension}
      and has_function_privilege('public', p.oid, 'execute')
    union all
    select c.oid::regclass::text from pg_class c
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relnamespace = 'public'::regnamespace
      and (c.relkind = 'S' and has_sequence_privilege('public', c.oid, 'usage, select, update')
        or c.relkind <> 'S' and has_table_privilege('public', c.oid, 'select, insert, update, delete, truncate, references, trigger'))
    union all
    select 'connect' where has_database_privilege('public', current_database(), 'connect')
    union all
    select 'create in ' || n.nspname from pg_namespace n
    where n.nspname in ('public', 'graphile_worker') and has_schema_privilege('public', n.oid, 'create')
    union all
    select 'usage of graphile_worker' where has_schema_privilege('public', 'graphile_worker', 'usage')
    order by 1`);
  return rows.map(({ name }) => name);
}

test('[THR-66] no login of the database server may connect, execute a function of ours or read a table by default', async () => {
  await closeToPublic(client);
  expect(await openToAll()).toEqual([]);

  // what somebody opened, or created without thinking of it, is closed at the next start
  await client.query('begin');
  await client.query(`
    grant execute on function personal_data(text) to public;
    create function left_open() returns integer return 1`);
  expect(await openToAll()).toEqual(['left_open()', 'personal_data(text)']);
  await closeToPublic(client);
  expect(await openToAll()).toEqual([]);
  await client.query('rollback');
});

test('[THR-66] a role without a grant is refused by each function that runs as its owner', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['leave_seats', 'personal_data']));
  await client.query('begin');
  await client.query('create role passer_by; grant usage on schema public to passer_by; set local role passer_by');
  await client.query('savepoint asked');
  await expect(client.query(`select personal_data('maya-fernandes')`)).rejects.toThrow(
    'permission denied for function',
  );
  await client.query('rollback to asked');
  await expect(client.query(`select leave_seats('maya-fernandes', now())`)).rejects.toThrow('permission denied');
  await client.query('rollback');
});

test('[THR-66] each function that is no trigger is granted by its file to the role that serves requests', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not ${isOfAnExtension}
      and p.prorettype <> 'trigger'::regtype and not has_function_privilege('atrium_runtime', p.oid, 'execute')`);
  const names = rows.map(({ name }) => name);
  // the steps of a merge are called by its own functions alone, which run as the owner
  const ofMerge = /^(?:merge|lock_merged|mark_merged|end_merged)_/;
  expect(names.filter((name) => !ofMerge.test(name))).toEqual([]);
  expect(names).toContain('merge_seats');
});

test('[THR-66] what runs as its owner looks at temporary tables of the caller last', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and not exists (
      select from unnest(p.proconfig) setting where setting ~ '^search_path=.*pg_temp$')`);
  expect(rows).toEqual([]);
});

test('[THR-66] entries of the audit log are added by the runtime role, and neither changed nor removed', async () => {
  await client.query('begin');
  await client.query('set local role atrium_runtime');
  await client.query(
    `insert into audit_entry (at, actor_kind, action, subject) values (now(), 'JOB', 'TRIED', 'nobody')`,
  );
  for (const change of [`update audit_entry set subject = 'else'`, 'delete from audit_entry', 'truncate audit_entry']) {
    await client.query('savepoint asked');
    await expect(client.query(change)).rejects.toThrow('permission denied for table audit_entry');
    await client.query('rollback to asked');
  }
  await client.query('rollback');
});
