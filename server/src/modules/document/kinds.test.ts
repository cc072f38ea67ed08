import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from '../../base/documentKind.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { documentKinds } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { hashDatabase, operatorOf } from './document.fixture.ts';
import { demoDocuments } from './documentCalls.fixture.ts';
import { exportBundle, importBundle, type ImportProgress } from './service/bundle.ts';
import { bundleLines, type BundleEntry } from './service/bundleFile.ts';
import { operationsOfKinds } from './service/documentDeps.ts';
import { archiveDocument, removeDocument } from './service/endDocument.ts';
import { getDocument } from './service/findDocument.ts';
import { publishAll, takeBack } from './service/publish.ts';

// What every kind of document must keep, tried with each object of the demo academy.

let server: TestServer;
/** As the owner, who may read every table by its name. */
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer({ worker: false });
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

test('[STF-01] the calls about documents open to every role that may do something with a kind', () => {
  for (const doing of ['read', 'write', 'publish'] as const) {
    const needed = documentKinds.map((kind) => operationOf(kind, doing));
    expect(new Set(operationsOfKinds[doing]), doing).toEqual(new Set(needed));
  }
});

test('every kind has a document of the demo, by which the storm of locks and the plans try it', async () => {
  expect(Object.keys(demoDocuments).toSorted()).toEqual(documentKinds.map((kind) => kind.definition.kind).toSorted());
  for (const [kind, { id }] of Object.entries(demoDocuments)) {
    const found = await getDocument(operatorOf(server), { kind, id });
    expect(found.ok && found.value.state, kind).toBe('PUBLISHED');
  }
});

const linesOf = async (): Promise<readonly string[]> => {
  const exported = await exportBundle(operatorOf(server), { kind: null, id: null });
  if (!exported.ok) throw new Error(exported.refusal.reason);
  return exported.value;
};
const textOf = async (): Promise<string> => `${(await linesOf()).join('\n')}\n`;

/** A table of the kinds: the columns that are no content. */
interface KindTable {
  readonly except?: readonly string[];
}

/** The tables of the kinds without what members did, and without when a row was made. */
const tables: Readonly<Record<string, KindTable>> = {
  faculty: { except: ['created_at'] },
  video: {},
  // what members say of it; and the length of a course without lessons, which follows its live sessions
  course: { except: ['rating', 'rating_count', 'length_minutes'] },
  course_faculty: {},
  // since when it is canceled, and how often calendars were told of it
  session: { except: ['cancelled_at', 'revision'] },
  meeting: { except: ['revision'] },
  session_content: {},
  group_video: {},
  member_event: {},
  resource: {},
  resource_item: {},
  resource_tag: {},
  certificate: {},
  certificate_version: {},
  certificate_group: {},
  certificate_course: {},
  pass: { except: ['taken', 'created_at', 'redemption_hash'] },
  learning_plan_content: { except: ['saved_at'] },
  case_study: {},
  page_content: { except: ['created_at'] },
  letter_words: { except: ['saved_at'] },
};
/** What members did with these, which is in no bundle, and would keep an academy from being emptied. */
const deeds = [
  'credential',
  'member_certificate',
  'pass_code_batch',
  'pass_redemption_code',
  'pass_registration',
  'learning_plan',
];

async function rowsOfKinds(): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, { except = [] }] of Object.entries(tables)) {
    const { rows } = await owner.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
      [except],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Without what refers to these rows and is no content, which stays. */
async function emptyTables(): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  for (const name of deeds) await owner.query(`delete from ${name}`);
  for (const name of Object.keys(tables).toReversed()) await owner.query(`delete from ${name}`);
  await owner.query("set session_replication_role = 'origin'");
}

test('[DOC-06] what is saved as it was loaded changes nothing, for every object of every kind', async () => {
  const entries = (await linesOf()).slice(1, -1).map((line) => JSON.parse(line) as { kind: string; id: string });
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(documentKinds.map((kind) => kind.definition.kind)));
  const before = await hashDatabase(server);
  for (const { kind: name, id } of entries) {
    const kind = documentKinds.find(({ definition }) => definition.kind === name);
    await transaction(server.db, async (tx) => {
      const body = (await kind?.load(tx, id)) ?? null;
      if (kind === undefined || body === null) throw new Error(`${name} ${id} is not there`);
      const effect = await kind.save(tx, { by: operator, now: server.clock.now() }, { id, before: body, body });
      expect(effect, id).toEqual({ lines: [], mailed: 0 });
      expect(await kind.load(tx, id)).toEqual(body);
    });
  }
  // a row that is written again counts as a change of the catalogue; what is published as it is writes none
  const catalogue = 'public.catalogue_version';
  expect({ ...(await hashDatabase(server)), [catalogue]: '' }).toEqual({ ...before, [catalogue]: '' });
});

/** A body of each kind that is not as it is, so that publishing it writes. */
const changes: Readonly<Record<string, (body: DocumentBody) => DocumentBody>> = {
  course: (body) => ({ ...body, title: 'Rehearsed', onDemand: null, facultyIds: [] }),
  session: (body) => ({
    ...body,
    title: 'Rehearsed',
    meetings: [],
    start: '2030-01-01T10:00:00.000Z',
    end: '2030-01-02T10:00:00.000Z',
    capacity: null,
    status: body['status'] === 'CANCELED' ? 'PLANNED' : 'CANCELED',
  }),
  sessionContent: (body) => ({ nodes: withoutLast(body['nodes'] as Record<string, unknown>[]) }),
  video: (body) => ({ ...body, title: 'Rehearsed', captions: [], chapters: [] }),
  event: (body) => ({ ...body, title: 'Rehearsed', status: body['status'] === 'CANCELED' ? 'PUBLISHED' : 'CANCELED' }),
  resource: (body) => ({ ...body, title: 'Rehearsed', parts: [], tags: [] }),
  certificate: (body) => ({
    ...body,
    title: 'Rehearsed',
    groups: (body['groups'] as unknown[]).slice(0, 1),
    badge: '<svg></svg>',
  }),
  pass: (body) => ({ ...body, slots: 0, newRedemptionCode: body['hasRedemptionCode'] === true ? 'REHEARSED' : null }),
  page: (body) => ({ ...body, title: 'Rehearsed', language: 'pt-BR' }),
  insight: (body) => ({ ...body, title: 'Rehearsed', videoId: null, areas: [] }),
  faculty: (body) => ({ ...body, name: 'Rehearsed', contact: '/rehearsed' }),
  plan: (body) => ({ ...body, questions: (body['questions'] as unknown[]).toReversed() }),
  letterWords: (body) => ({ ...body, heading: 'Rehearsed' }),
};

/** Without the last node, and with another title of the first container. */
function withoutLast(nodes: readonly Record<string, unknown>[]): unknown[] {
  return nodes.slice(0, -1).map((node) => ('title' in node ? { ...node, title: 'Rehearsed' } : node));
}

test('[THR-70] a rehearsal of any kind leaves nothing behind: no row, job, mail or number', async () => {
  const everything = (await linesOf()).slice(1, -1).map((line) => JSON.parse(line) as BundleEntry);
  // of the many of one form, as videos, as many as meet every state
  const entries = [...Map.groupBy(everything, ({ kind }) => kind).values()].flatMap((some) => some.slice(0, 30));
  const deps = operatorOf(server, { dryRun: true });
  const before = await hashDatabase(server);
  const rehearsed = new Set<string>();
  for (const { kind, id, body } of entries) {
    const change = changes[kind];
    if (change === undefined) throw new Error(`how is a ${kind} changed?`);
    const key = { kind, id };
    const given = { ...key, version: null, body: change(body), note: '', isChecked: false };
    const published = await publishAll(deps, [given]);
    if (published.ok && published.value.differences.length > 0) rehearsed.add(kind);
    await takeBack(deps, key, '');
    await archiveDocument(deps, key, { isToBeArchived: true, reason: '' });
    await removeDocument(deps, key, '');
  }
  expect([...rehearsed].toSorted()).toEqual(documentKinds.map((kind) => kind.definition.kind).toSorted());
  expect(await hashDatabase(server)).toEqual(before);
});

test('[DOC-09] [DOC-10] the demo academy comes back from its bundle, a second import changes nothing', async () => {
  const rows = await rowsOfKinds();
  for (const [name, some] of Object.entries(rows)) expect(some.length, name).toBeGreaterThan(0);
  const text = await textOf();
  const entries = (await linesOf()).slice(1, -1).map((line) => JSON.parse(line) as BundleEntry);
  const count = entries.length;
  const withCode = bundleLines(
    entries.map(({ kind, id, body }) => ({
      kind,
      id,
      body: body['hasRedemptionCode'] === true ? { ...body, newRedemptionCode: 'OPEN-SESAME' } : body,
    })),
  ).join('\n');
  await emptyTables();
  const empty = await rowsOfKinds();
  // a shared code is a secret, which no bundle has: it is given again
  const refused = await importBundle(operatorOf(server), text);
  expect(refused.ok ? '' : refused.refusal.reason).toMatch(
    /^Line \d+: pass \S+: newRedemptionCode: It has no shared code yet\.$/,
  );
  const rehearsed = await importBundle(operatorOf(server, { dryRun: true }), withCode);
  expect(rehearsed.ok ? '' : rehearsed.refusal.reason).toBe('');
  expect(rehearsed).toMatchObject({ ok: true, value: { published: count, isSaved: false } });
  expect(await rowsOfKinds()).toEqual(empty);
  const told: ImportProgress[] = [];
  const imported = await importBundle(operatorOf(server), withCode, { tell: (progress) => void told.push(progress) });
  expect(told.at(count - 1)).toEqual({ step: 'REHEARSED', done: count, of: count });
  expect(told.at(-1)).toEqual({ step: 'IMPORTED', done: count, of: count });
  expect(imported).toMatchObject({ ok: true, value: { published: count, unchanged: 0, isSaved: true } });
  expect(await rowsOfKinds()).toEqual(rows);
  expect(await textOf()).toBe(text);
  const after = await hashDatabase(server);
  expect(await importBundle(operatorOf(server), text)).toMatchObject({
    ok: true,
    value: { published: 0, unchanged: count, isSaved: false },
  });
  expect(await hashDatabase(server)).toEqual(after);
});

test('[DOC-09] a broken bundle changes nothing, and says which line', async () => {
  const lines = await linesOf();
  const before = await hashDatabase(server);
  const { kind } = JSON.parse(lines[2] ?? '') as BundleEntry;
  const changed = lines.with(2, (lines[2] ?? '').replace(/"(title|name)":"/, '"$1":"X'));
  const broken: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no bundle', lines.slice(1), /^Line 1: this is no bundle/],
    ['cut', lines.slice(0, -1), new RegExp(`^Line ${String(lines.length - 1)}: the bundle is not complete`)],
    ['changed', changed, new RegExp(`^Line 3: the checksum of ${kind}`)],
    ['one is missing', lines.toSpliced(2, 1), /documents of the bundle are missing/],
    [
      'one is there twice',
      lines.toSpliced(2, 0, lines[2] ?? ''),
      new RegExp(`^Line 4: ${kind}/.* is on line 3 already`),
    ],
    ['in another order', lines.with(1, lines[2] ?? '').with(2, lines[1] ?? ''), /missing, or in another order/],
    ['no document', lines.with(2, '{'), /^Line 3: this is no document/],
  ];
  for (const [what, of, reason] of broken) {
    const refused = await importBundle(operatorOf(server), of.join('\n'));
    expect(refused.ok ? '' : refused.refusal.reason, what).toMatch(reason);
  }
  expect(await hashDatabase(server)).toEqual(before);
});
