import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { auditActions } from './types.ts';

const migration = new URL('../../../migrations/20261123085000_audit_actions.sql', import.meta.url);

test('every action has the same spelling, and the migration gives it to the entries that were written with another', async () => {
  expect(auditActions.filter((action) => !/^[A-Z]+(_[A-Z]+)+$/.test(action))).toEqual([]);
  const client = new pg.Client({ connectionString: await cloneDatabase() });
  await client.connect();
  await client.query(`insert into audit_entry (at, action, subject) values
    (now(), 'certificate.held', 'audited/1'), (now(), 'identity.addRealm', 'audited/2'),
    (now(), 'attendance.markTakenBack', 'audited/3'), (now(), 'SEAT_REVOKED', 'audited/4')`);
  await client.query(await readFile(migration, 'utf8'));
  const { rows } = await client.query<{ action: string }>(
    `select action from audit_entry where subject like 'audited/%' order by subject`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'CERTIFICATE_HELD_BACK',
    'REALM_ADDED',
    'ATTENDANCE_MARK_TAKEN_BACK',
    'SEAT_REVOKED',
  ]);
  const { rows: newNames } = await client.query<{ action: string }>('select distinct action from audit_entry');
  expect(newNames.filter(({ action }) => !auditActions.some((known) => known === action))).toEqual([]);
  await client.end();
});
