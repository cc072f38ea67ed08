import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { auditActions } from './types.ts';

test('every action has the same spelling, and the demo data has no other', async () => {
  expect(auditActions.filter((action) => !/^[A-Z]+(_[A-Z]+)+$/.test(action))).toEqual([]);
  const client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
  const { rows } = await client.query<{ action: string }>('select distinct action from audit_entry');
  await client.end();
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ action }) => !auditActions.some((known) => known === action))).toEqual([]);
});
