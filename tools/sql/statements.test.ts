import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLog } from '@atrium/server/base/process/log.ts';
import {
  boolean,
  instant,
  json,
  nullable,
  number,
  oneOf,
  text,
  texts,
  type Columns,
} from '@atrium/server/base/sql/columns.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import * as fragments from '@atrium/server/base/sql/fragments.ts';
import { rawStatements, statement } from '@atrium/server/base/sql/statement.ts';
import * as entitlementFragments from '@atrium/server/modules/entitlement/fragments.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { describeStatement } from './describe.ts';
import { findColumnFaults } from './findColumnFaults.ts';

// Compares raw SQL with the migrated database.

const root = path.resolve(import.meta.dirname, '../..');
let client: pg.Client;
let url: string;

beforeAll(async () => {
  url = await cloneDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  const stores = globSync('server/src/{modules,base,mail}/**/*.ts', { cwd: root }).filter(
    // a program of its own acts when it is imported
    (file) => !/(?:\.(?:test|fixture|d)|Process|Worker)\.ts$/.test(file),
  );
  for (const file of stores) await import(pathToFileURL(path.join(root, file)).href);
});
afterAll(() => client.end());

test('every raw statement answers the columns that it declares', async () => {
  const faults = [];
  for (const { text: sqlText, columns } of rawStatements) {
    for (const fault of await findColumnFaults(client, sqlText, columns)) faults.push(`${fault}: ${sqlText.trim()}`);
  }
  expect(faults).toEqual([]);
  expect(rawStatements.length).toBeGreaterThan(0);
});

const faultsOf = (columns: Columns, text: string): Promise<string[]> => findColumnFaults(client, text, columns);

test.each<[string, Columns, string, string[]]>([
  ['nothing', { memberId: text, at: instant }, 'select member_id as "memberId", registered_at as at from member', []],
  [
    'a renamed column',
    { a: text },
    'select member_name as a from member',
    ['error: column "member_name" does not exist'],
  ],
  [
    'another name',
    { id: text },
    'select member_id from member',
    ['member_id is answered and not declared', 'id is declared and not answered'],
  ],
  [
    'another type',
    { a: number },
    'select is_staff as a from member',
    ['a is bool, declared as int2 or int4 or int8 or float4 or float8 or numeric'],
  ],
  [
    'a column that may be null',
    { a: text },
    'select job_role as a from member',
    ['a may be null, declared as never null'],
  ],
  [
    'one of an outer join',
    { a: oneOf('ENROLLED') },
    'select e.status as a from member m left join enrollment e using (member_id)',
    ['a may be null, declared as never null'],
  ],
  [
    'one within functions',
    { a: text },
    'select f.status as a from session_facts($1) f where f.session_id = $2',
    ['a may be null, declared as never null'],
  ],
  [
    'nothing where a value stands in for null',
    { a: text, b: boolean },
    `select coalesce(job_role, 'none') as a, job_role is null as b from member`,
    [],
  ],
  [
    'nothing where null is declared',
    { a: nullable(text), b: texts },
    'select job_role as a, array(select flag from flag) as b from member',
    [],
  ],
  [
    'nothing about what is in JSON',
    { a: json(z.object({ b: z.string() })) },
    `select json_build_object('b', 1) as a`,
    [],
  ],
])('planted: the check tells %s', async (_what, columns, sqlText, faults) => {
  expect(await faultsOf(columns, sqlText)).toEqual(faults);
});

test('a column that is renamed in the database is reported', async () => {
  const used = rawStatements.find(
    ({ text: sqlText }) => sqlText.includes('seat_offer o') && sqlText.includes('o.expires_at'),
  );
  if (used === undefined) throw new Error('no statement reads when an offer ends');
  await client.query('begin; alter table seat_offer rename column expires_at to lapses_at');
  try {
    expect(await faultsOf(used.columns, used.text)).toEqual([expect.stringContaining('expires_at does not exist')]);
  } finally {
    await client.query('rollback');
  }
});

test('a row that is not as declared is refused while calls are tested', async () => {
  const planted = statement(
    { id: text, extra: json(z.strictObject({ a: z.string() })) },
    ({ a }: { a: number }) => sql`select 'x' as id, json_build_object('a', ${a}::integer) as extra`,
  );
  const { db, pool } = openDatabase({ url, log: openLog('error'), max: 1 });
  await expect(planted.rows(db, { a: 1 })).rejects.toThrow('extra');
  await expect(planted.prepared({ pool }, { a: 2 })).rejects.toThrow('extra');
  await pool.end();
});

test('a statement whose text depends on a value is refused', async () => {
  const planted = statement(
    { a: number },
    ({ most }: { most: number }) => sql`select 1 as a limit ${sql.raw(String(most))}`,
  );
  rawStatements.pop();
  await expect(planted.rows({} as never, { most: 1 })).rejects.toThrow('whose text is built once');
});

const ref = (name: string): RawBuilder<never> => sql.ref(name);
const typed: Record<string, [types: readonly string[], fragment: RawBuilder<unknown>, from: string]> = {
  millis: [['text'], fragments.millis(ref('registered_at')), 'member'],
  epochMillis: [['float8'], fragments.epochMillis(ref('registered_at')), 'member'],
  jsonText: [['text'], fragments.jsonText(ref('course_meta'), 'a'), 'course'],
  jsonFlag: [['bool'], fragments.jsonFlag(ref('course_meta'), 'a'), 'course'],
  filled: [['text'], fragments.filled(ref('title'), ref('topic')), 'course'],
  heldKeys: [['_text'], entitlementFragments.heldKeys(ref('member_id'), new Date()), 'member'],
  accountTypeOf: [['text'], entitlementFragments.accountTypeOf(ref('is_staff'), sql`null`), 'member'],
  asText: [['text'], fragments.asText(ref('email')), 'member'],
  noInstant: [['timestamptz'], fragments.noInstant(), 'member'],
  folded: [['text'], fragments.folded(ref('display_name')), 'member'],
  containsText: [['bool'], fragments.containsText(ref('display_name'), 'a'), 'member'],
  either: [['bool'], fragments.either(ref('is_staff'), ref('listed')), 'member'],
  isSet: [['bool'], fragments.isSet(ref('job_role')), 'member'],
  isPast: [['bool'], fragments.isPast(ref('registered_at'), new Date()), 'member'],
  total: [['int8', 'float8'], fragments.total(ref('length_minutes')), 'course'],
  isAny: [['bool'], fragments.isAny(sql`(select from flag)`), 'member'],
  isAmong: [['bool'], fragments.isAmong(ref('course_id'), sql`'{a}'`), 'course'],
  sessionSeconds: [['float8'], fragments.sessionSeconds(ref('session_id')), 'session'],
  timeZoneOf: [['text'], fragments.timeZoneOf(ref('member_id')), 'member'],
  isOpenTo: [['bool'], fragments.isOpenTo('open_to', ['a']), 'course'],
};

test.each(Object.entries(typed))(
  'the fragment %s is of the type that it says',
  async (_name, [types, fragment, from]) => {
    const { db, pool } = openDatabase({ url, log: openLog('error'), max: 1 });
    const { sql: sqlText } = sql`select ${fragment} as a from ${sql.table(from)}`.compile(db);
    const [column] = await describeStatement(client, sqlText);
    expect(types).toContain(column?.type);
    await pool.end();
  },
);

test('no fragment is left out', () => {
  const untyped = ['condition', 'rowsOf', 'jsonColumn', 'jsonColumns'];
  expect(
    Object.keys({ ...fragments, ...entitlementFragments })
      .filter((name) => !untyped.includes(name))
      .sort(),
  ).toEqual(Object.keys(typed).sort());
});

test('JSON columns hold the shapes that are read from them', async () => {
  // every change of dates in the demo data was mailed already
  await client.query(
    `update session set start_at = start_at + interval '1 hour' where session_id in (select session_id from meeting)`,
  );
  // nobody has written a document there, nor saved settings, nor moved a class
  await client.query(`
    insert into academy_settings (version, body, saved_by, saved_at) values (1, '{}', 'a', now());
    insert into draft (kind, id, title, body, base, version, saved_by, saved_at) values ('event', 'a', '', '{}', 0, 1, 'a', now());
    insert into revision (kind, id, number, body, note, at) values ('event', 'a', 1, '{}', '', now());
    insert into example_document (kind, id, sort_order, body, added_at) values ('event', 'a', 1, '{}', now());
    insert into session_act (session_id, before, after, lines, acted_by, acted_at, open_until)
      select session_id, dates, dates, '{}', 'a', now(), now()
      from session, (select '{"status": "PLANNED", "start": null, "end": null, "meetings": []}'::jsonb as dates) d limit 1`);
  const { rows: members } = await client.query<{ id: string }>('select member_id as id from member');
  for (const { source, column, shape } of fragments.jsonColumns) {
    const isFunction = source.startsWith('session_');
    const { rows: kinds } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      source,
    ]);
    const text =
      kinds[0]?.found === true
        ? `select ${column} as value from ${source}`
        : `select f.${column} as value from unnest($1::text[]) viewer, ${source}(viewer) f`;
    const { rows } = await client.query<{ value: unknown }>(
      text,
      kinds[0]?.found === true ? [] : [members.map(({ id }) => id)],
    );
    expect(rows, `${source}.${column} has no value in the demo world, ${String(isFunction)}`).not.toEqual([]);
    for (const { value } of rows) {
      const result = z.safeParse(shape, value);
      if (!result.success) throw new Error(`${source}.${column}: ${result.error.message} in ${JSON.stringify(value)}`);
    }
  }
});
