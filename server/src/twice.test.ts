import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './testing/harness.ts';
import { mutations } from './testing/operations.ts';
import { sendMutation } from './testing/sendMutation.ts';
import { untilIdle } from './testing/untilIdle.ts';

// Sends every mutation twice: an answer that was lost is asked for again.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

test.each(mutations.filter(({ repeats }) => repeats === undefined))(
  '$name sent twice answers the same and changes nothing',
  async ({ name, call }) => {
    const made = await call(server);
    const send = () => sendMutation(name, made);
    const first = await send();
    expect(first.code).toBeNull();
    let before: Record<string, string>;
    let after: Record<string, string>;
    let dueAt: unknown;
    let tries = 0;
    do {
      tries += 1;
      dueAt = await lastDue();
      before = await rows();
      const second = await send();
      expect(second.code).toBe(made.again ?? null);
      if (made.again === undefined) expect(second.payload).toEqual(first.payload);
      after = await rows();
      // the due work of a minute that began meanwhile writes too: then once more
    } while (tries < 3 && (await lastDue()) !== dueAt);
    expect(after).toEqual(before);
  },
);

test.each(mutations.filter(({ repeats }) => repeats !== undefined))('$name succeeds', async ({ name, call }) => {
  expect((await sendMutation(name, await call(server))).code).toBeNull();
});

/** When due work ran last. */
async function lastDue(): Promise<unknown> {
  const row = await server.db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'standing.lastLook')
    .executeTakeFirst();
  return row?.value;
}

/**
 * Columns that count calls or say when the last came: readings at the payment provider (THR-51), comparisons of a code
 * (THR-13), a page that is still open (DOC-02).
 */
const uncounted: Record<string, readonly string[]> = {
  billing_account: ['revision'],
  verification_code: ['tries', 'foreign_tries'],
  document_presence: ['seen_at'],
};

/** What the database holds: the number of rows of each table and a hash over them, once no job is left. */
async function rows(): Promise<Record<string, string>> {
  await untilIdle(server);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  // the sum of the hashes does not depend on the order, so nothing has to be sorted
  const hashes = tables.map(({ name }) => {
    const shown = sql`(to_jsonb(t) - ${uncounted[name] ?? []}::text[])::text`;
    // each request is an attempt
    const counted = name === 'limit_bucket' ? sql`where bucket not like 'try/%'` : sql``;
    return sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtextextended(${shown}, 0)), 0) as all
      from ${sql.table(name)} t ${counted}`;
  });
  const found = await sql<{ name: string; all: string }>`${sql.join(hashes, sql` union all `)}`.execute(server.db);
  return Object.fromEntries(found.rows.map(({ name, all }) => [name, all]));
}
