import { readEnv } from '@atrium/server/env.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onStaffDatabase } from '../staffDatabase.ts';

test('[ORG-09] a command of staff may add up a large company for longer than a request may take', async () => {
  const env = readEnv('.', { DATABASE_URL: await cloneDatabase() });
  let allowed: unknown;
  await onStaffDatabase({ env, root: '.' }, async (db) => {
    allowed = (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows;
  });
  expect(allowed).toEqual([{ statement_timeout: '10min' }]);
});

test('a command of staff before the first start says what to do', async () => {
  const env = readEnv('.', { DATABASE_URL: await cloneDatabase() });
  const asked = onStaffDatabase({ env, root: '.' }, async (db) => {
    await sql`select from not_created_yet`.execute(db);
  });
  await expect(asked).rejects.toThrow(/not_created_yet.*npm start/);
});
