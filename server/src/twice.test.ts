import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from './schema.ts';
import { startServer, type TestServer } from './testing/harness.ts';
import { entries } from './testing/operations.ts';

// Sends every mutation twice: an answer that was lost is asked for again.

let server: TestServer;
/** As the owner, who may see the queue. */
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

const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
const waysOf = new Map(entries.map(({ name, twice }) => [name, twice]));
const checked = fields.filter(({ name }) => typeof waysOf.get(name) === 'function');

test.each(checked)('$name sent twice answers the same and changes nothing', async (field) => {
  const prepare = waysOf.get(field.name);
  if (typeof prepare !== 'function') throw new Error('no call');
  const { caller, variables, again, varying = [] } = await prepare(server);
  const send = async () => {
    const { data, errors } = await caller.ask<Record<string, Record<string, unknown> | null>>(
      documentOf(field, varying),
      variables,
    );
    const payload = data?.[field.name] ?? null;
    const error = payload?.['error'] as { code: string } | null | undefined;
    return { payload, code: errors?.[0]?.extensions.code ?? error?.code ?? null };
  };
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
    expect(second.code).toBe(again ?? null);
    if (again === undefined) expect(second.payload).toEqual(first.payload);
    after = await rows();
    // the due work of a minute that began meanwhile writes too: then once more
  } while (tries < 3 && (await lastDue()) !== dueAt);
  expect(after).toEqual(before);
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

/** The mutation with all its arguments, and all fields of its payload that are no objects, and the error. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>, varying: readonly string[]): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload`);
  const all = Object.values(payload.getFields());
  const plain = all.filter((field) => isLeafType(getNamedType(field.type)) && !varying.includes(field.name));
  const selected = [...plain.map((field) => field.name), ...(payload.getFields()['error'] ? ['error { code }'] : [])];
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`);
  const brackets = (texts: readonly string[]): string => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  return `mutation ${brackets(declared)} { ${name}${brackets(passed)} { ${selected.join(' ')} } }`;
}

/** Columns that count calls: readings at the payment provider (THR-51), comparisons of a code (THR-13). */
const uncounted: Record<string, readonly string[]> = {
  billing_account: ['revision'],
  verification_code: ['tries', 'foreign_tries'],
};

/** What the database holds: the number of rows of each table and a hash over them, once no job is left. */
async function rows(): Promise<Record<string, string>> {
  await server.mails();
  await server.till.catchUp();
  await expect.poll(jobs).toBe(0);
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

async function jobs(): Promise<number> {
  const counted = await owner.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
  return counted.rows[0]?.count ?? 0;
}
