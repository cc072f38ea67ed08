import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { createSchemaCheck, describeMissing, findMissingParts } from './schemaCheck.ts';
import { schemaParts } from './schemaParts.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
});
afterAll(() => client.end());

test('[OPE-02] a table, a column, a function, a trigger or a constraint that is missing is named', async () => {
  expect(schemaParts.length).toBeGreaterThan(1000);
  expect(await findMissingParts(client)).toEqual([]);
  await client.query('begin');
  await client.query(`
    drop table bookmark;
    alter table course drop column rating;
    drop function search_query(text);
    drop trigger count_seat on seat;
    drop policy tenant on seat;
    drop index seat_held;
    alter table meeting drop constraint meeting_check;
    drop index course_search`);
  expect(await findMissingParts(client)).toEqual([
    'column course.rating',
    'constraint meeting.meeting_check',
    'function search_query(text)',
    'policy seat.tenant',
    'table bookmark',
    'trigger seat.count_seat',
    'unique index seat.seat_held',
  ]);
  await client.query('rollback');
});

test('[OPE-02] a complete schema is looked at once a minute, a faulty one soon again', async () => {
  const clock = { now: 0 };
  const logged: unknown[] = [];
  const log = { error: (fields: unknown) => logged.push(fields) };
  const check = createSchemaCheck(client, log, () => clock.now);
  expect(await check.findFault()).toBe(null);
  await client.query('alter table group_video rename to lost');
  clock.now = 59_999;
  expect(await check.findFault()).toBe(null);
  clock.now = 60_000;
  expect(await check.findFault()).toBe('The database lacks table group_video.');
  expect(logged).toEqual([{ missing: ['table group_video'] }]);
  await client.query('alter table lost rename to group_video');
  clock.now = 64_999;
  expect(await check.findFault()).toBe('The database lacks table group_video.');
  clock.now = 65_000;
  expect(await check.findFault()).toBe(null);
  expect(logged).toHaveLength(1);
});

test('[OPE-02] without an answer what was last known holds', async () => {
  const silent = { query: () => Promise.reject(new Error('gone')) } as unknown as pg.Pool;
  const check = createSchemaCheck(silent, { error: () => undefined });
  expect(await check.findFault()).toBe(null);
});

test('[OPE-02] of many faults the first are named', () => {
  expect(describeMissing([])).toBe(null);
  expect(describeMissing(['table a', 'table b', 'table c', 'table d', 'table e', 'table f'])).toBe(
    'The database lacks table a, table b, table c, table d, table e and 1 more.',
  );
});
