import { parse, validate } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boundDocument } from '../../base/graphql/documentLimits.ts';
import { persistedFile, readPersistedDocuments } from '../../base/graphql/graphql.ts';
import { schema } from '../../schema.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let ann: Caller;
let hal: Caller;
beforeAll(async () => {
  server = await startServer();
  ann = await server.as('ann@acme.example');
  hal = await server.as('hal@hooli.example');
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const download = 'getDashboardDataForDownload(downloadType: employees_and_courses) { total error { code message } }';
const people = 'getOrganizationEmployees(filterType: "all-time") { total }';
const times = (count: number, field: string, name = 'f'): string =>
  Array.from({ length: count }, (_, at) => `${name}${String(at)}: ${field}`).join(' ');
const faultsOf = (text: string): string[] =>
  validate(schema, parse(text), [boundDocument]).map(({ message }) => message);
const tooDear = ['These fields cost too much for one document; ask for them one after another.'];

test('[THR-72] a document has one download, and of other dear fields six', async () => {
  expect(faultsOf(`{ ${download} getMember { email } }`)).toEqual([]);
  expect(faultsOf(`{ ${times(2, download)} }`)).toEqual(tooDear);
  expect(faultsOf(`{ ${times(1, download)} ${times(3, people, 'p')} }`)).toEqual(tooDear);
  expect(faultsOf(`{ ${times(6, people)} }`)).toEqual([]);
  expect(faultsOf(`{ ${times(7, people)} }`)).toEqual(tooDear);
  expect(
    faultsOf(`{ ...Some ...More } fragment Some on Query { a: ${download} } fragment More on Query { b: ${download} }`),
  ).toEqual(tooDear);
  // and it is refused before anything of it runs
  const { data, errors } = await ann.ask(`{ ${times(12, download)} }`);
  expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([undefined, ['INVALID_INPUT']]);
  const counted = server.db.selectFrom('limit_bucket').select('bucket').where('bucket', 'like', '%download%');
  expect(await counted.execute()).toEqual([]);
});

test('[THR-72] every document of a page costs less than it may', async () => {
  const documents = Object.values(await readPersistedDocuments(persistedFile));
  expect(documents.length).toBeGreaterThan(100);
  for (const text of documents) expect([text, faultsOf(text)]).toEqual([text, []]);
});

test('[THR-72] ten downloads of a member at once: some wait, the others are refused, and everybody else is answered', async () => {
  type Payload = Awaited<
    ReturnType<typeof ann.ask<{ getDashboardDataForDownload: { error: { code: string } | null } | null }>>
  >;
  const ask = (caller: Caller): Promise<Payload> => caller.ask(`{ ${download} }`);
  const others = [ann, hal, await server.as('member')];
  let asked: Promise<Payload>[] = [];
  // until all have been sent, none comes further than its first statement that writes
  await server.db.transaction().execute(async (tx) => {
    await sql`lock table limit_bucket in access exclusive mode`.execute(tx);
    asked = Array.from({ length: 10 }, () => ask(ann));
    const busy = await Promise.race(asked);
    expect(busy.data?.getDashboardDataForDownload?.error).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many tries. Please try again in a moment.',
    });
    for (const caller of others) {
      expect((await caller.ask('{ getMember { email } getMemberEntitlements { label } }')).errors).toBeUndefined();
    }
  });
  const all = await Promise.all([...asked, ask(hal)]);
  expect(all.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const codes = all.map(({ data }) => data?.getDashboardDataForDownload?.error?.code ?? null);
  expect([
    codes.filter((code) => code === null).length,
    codes.filter((code) => code === 'RATE_LIMITED').length,
  ]).toEqual([5, 6]);
  // the member may ask again as soon as they are done
  expect((await ask(ann)).data?.getDashboardDataForDownload?.error).toBeNull();
});
