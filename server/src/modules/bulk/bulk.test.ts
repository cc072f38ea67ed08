import { persona } from '@atrium/content/people.ts';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../base/process/log.ts';
import { documentKinds } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { eventBody, publishBody, save } from '../document/document.fixture.ts';
import { inDays } from '../person/operations.fixture.ts';
import { stepBulk } from './service/stepBulk.ts';

let server: TestServer;
beforeAll(async () => {
  // each test carries the steps out itself
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Begun {
  readonly lines: string[] | null;
  readonly isSaved: boolean | null;
  readonly total: number | null;
  readonly error: { readonly code: string; readonly reason: string } | null;
}

const quoted = (args: object): string =>
  Object.entries(args)
    .map(
      ([name, value]) => `${name}: ${['act', 'state', 'view'].includes(name) ? String(value) : JSON.stringify(value)}`,
    )
    .join(', ');

async function begin(name: string, args: object, who = 'editor'): Promise<Begun> {
  const caller = await server.as(who);
  const { data, errors } = await caller.ask<Record<string, Begun | null>>(
    `mutation { ${name}(${quoted(args)}) { lines isSaved total error { code reason } } }`,
  );
  const code = String(errors?.[0]?.extensions.code);
  return data?.[name] ?? { lines: null, isSaved: null, total: null, error: { code, reason: code } };
}

interface Shown {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly same: number;
  readonly failed: number;
  readonly failures: { readonly id: string; readonly title: string; readonly why: string }[];
}

async function show(bulkActId: string, who = 'editor'): Promise<Shown | null> {
  const { data } = await (
    await server.as(who)
  ).ask<{ getBulkAct: Shown | null }>(
    `{ getBulkAct(bulkActId: "${bulkActId}") { state total done same failed failures { id title why } } }`,
  );
  return data?.getBulkAct ?? null;
}

/** The next step of an act, as the queue carries it out; `most`: the process dies after so many things. */
async function step(bulkActId: string, most = Number.POSITIVE_INFINITY, kinds = documentKinds): Promise<void> {
  let left = most;
  const signal = {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  } as AbortSignal;
  const ctx = { db: server.db, now: server.clock.now(), documentKinds: kinds, log: openLog('silent') };
  await stepBulk(ctx, bulkActId, { signal });
}

/** How often the next step of an act was queued. */
async function timesQueued(bulkActId: string): Promise<number> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ revision: number }>(
    'select revision from graphile_worker.jobs where key like $1',
    [`%${bulkActId}`],
  );
  await owner.end();
  return (rows[0]?.revision ?? -1) + 1;
}

const entriesOf = (subject: string) =>
  server.db.selectFrom('audit_entry').select(['action', 'reason']).where('subject', '=', subject).execute();

async function addDrafts(prefix: string, count: number): Promise<string[]> {
  const editor = await server.as('editor');
  const ids = Array.from({ length: count }, (_one, at) => `${prefix}-${String(at)}`);
  for (const id of ids) await save(editor, { id, version: 0, body: eventBody(server, `Bulk ${id}`) });
  return ids;
}

test('[STU-04] drafts are published at once: rehearsed first, each audited, those that fit alone, and the same id again changes nothing', async () => {
  const editor = await server.as('editor');
  const [one = '', two = ''] = await addDrafts('bulk-published', 2);
  await publishBody(editor, 'bulk-there', eventBody(server, 'Bulk, there'));
  await save(editor, { id: 'bulk-wanting', version: 0, body: { title: 'Bulk, wanting' } });
  const bulkActId = crypto.randomUUID();
  const documentIds = [one, two, 'bulk-there', 'bulk-wanting'];
  const args = { bulkActId, kind: 'event', act: 'PUBLISH', documentIds, reason: 'All of them.' };
  const counted = await editor.query<{ countChosenDocuments: object }>(
    `{ countChosenDocuments(kind: "event", documentIds: ${JSON.stringify(documentIds)}) { total toPublish toArchive toRestore } }`,
  );
  expect(counted.countChosenDocuments).toEqual({ total: 4, toPublish: 3, toArchive: 4, toRestore: 0 });

  const rehearsed = await begin('beginDocumentsAct', { ...args, dryRun: true });
  expect(rehearsed.total).toBe(3);
  expect(rehearsed.lines?.[0]).toBe('2 events are published.');
  expect(rehearsed.lines?.join('\n')).toMatch(
    /Bulk, wanting cannot be: subtitle: A text is needed\. And \d+ more things\./,
  );
  expect(await show(bulkActId)).toBeNull();

  expect(await begin('beginDocumentsAct', args)).toMatchObject({ isSaved: true, total: 3, error: null });
  expect(await begin('beginDocumentsAct', args)).toMatchObject({ isSaved: false, error: null });
  expect(await show(bulkActId)).toMatchObject({ state: 'RUNNING', total: 3, done: 0 });
  expect(await show(bulkActId, 'employee')).toBeNull();
  await step(bulkActId);
  expect(await show(bulkActId)).toMatchObject({ state: 'DONE', total: 3, done: 2, failed: 1 });
  const [failure] = (await show(bulkActId))?.failures ?? [];
  expect(failure).toMatchObject({ id: 'bulk-wanting', title: 'Bulk, wanting' });
  expect(failure?.why).toContain('A text is needed.');
  expect(await entriesOf(`document/event/${one}`)).toEqual([{ action: 'DOCUMENT_PUBLISHED', reason: 'All of them.' }]);
  expect(await entriesOf(`bulk/${bulkActId}`)).toEqual([{ action: 'BULK_BEGUN', reason: 'All of them.' }]);

  // what is tried again is the draft as it is by then
  const wanting = await server.db
    .selectFrom('draft')
    .select('version')
    .where('id', '=', 'bulk-wanting')
    .executeTakeFirstOrThrow();
  await save(editor, { id: 'bulk-wanting', version: wanting.version, body: eventBody(server, 'Bulk, mended') });
  const again = crypto.randomUUID();
  expect((await begin('retryBulkAct', { bulkActId: again, formerActId: bulkActId })).total).toBe(1);
  await step(again);
  expect(await show(again)).toMatchObject({ state: 'DONE', done: 1, failed: 0 });
  const stranger = await begin('retryBulkAct', { bulkActId: crypto.randomUUID(), formerActId: bulkActId }, 'employee');
  expect(stranger.error?.code).toBe('NOT_FOUND');
});

test('[STU-04] a process that dies between two things loses nothing and does nothing twice', async () => {
  const ids = await addDrafts('bulk-killed', 4);
  const bulkActId = crypto.randomUUID();
  await begin('beginDocumentsAct', { bulkActId, kind: 'event', act: 'PUBLISH', documentIds: ids });
  await step(bulkActId, 2);
  expect(await show(bulkActId)).toMatchObject({ state: 'RUNNING', done: 2 });
  // the process was told to stop: the job that goes on is queued again
  expect(await timesQueued(bulkActId)).toBe(2);
  // the third was published, but the process died before that was noted
  const [, , third = ''] = ids;
  const { version } = await server.db
    .selectFrom('draft')
    .select('version')
    .where('id', '=', third)
    .executeTakeFirstOrThrow();
  await (
    await server.as('editor')
  ).query(
    `mutation { publishDocument(kind: "event", documentId: "${third}", version: ${String(version)}) { error { code } } }`,
  );
  await Promise.all([step(bulkActId), step(bulkActId)]);
  const ended = await show(bulkActId);
  expect(ended).toMatchObject({ state: 'DONE', total: 4, failed: 0 });
  expect((ended?.done ?? 0) + (ended?.same ?? 0)).toBe(4);
  for (const id of ids) expect(await entriesOf(`document/event/${id}`), id).toHaveLength(1);
});

test('[STU-04] what is stopped leaves the rest as it is', async () => {
  const ids = await addDrafts('bulk-stopped', 3);
  const bulkActId = crypto.randomUUID();
  await begin('beginDocumentsAct', { bulkActId, kind: 'event', act: 'PUBLISH', documentIds: ids });
  await step(bulkActId, 1);
  const editor = await server.as('editor');
  const stop = `mutation { stopBulkAct(bulkActId: "${bulkActId}") { bulkAct { state done } error { code } } }`;
  const other = await server.as('employee');
  expect(await other.query(stop)).toMatchObject({ stopBulkAct: { error: { code: 'NOT_FOUND' } } });
  for (let n = 0; n < 2; n++)
    expect(await editor.query(stop)).toMatchObject({ stopBulkAct: { bulkAct: { state: 'STOPPED', done: 1 } } });
  await step(bulkActId);
  expect(await show(bulkActId)).toMatchObject({ state: 'STOPPED', total: 3, done: 1 });
  expect(await entriesOf(`document/event/${ids[2] ?? ''}`)).toEqual([]);
});

test('[STU-04] what is stopped while a step runs ends after the thing that is being done', async () => {
  const ids = await addDrafts('bulk-stopped-within', 3);
  const bulkActId = crypto.randomUUID();
  await begin('beginDocumentsAct', { bulkActId, kind: 'event', act: 'PUBLISH', documentIds: ids });
  const editor = await server.as('editor');
  // somebody presses while the first one is being published
  const kinds = documentKinds.map((kind) => ({
    ...kind,
    save: async (...given: Parameters<typeof kind.save>) => {
      await editor.query(`mutation { stopBulkAct(bulkActId: "${bulkActId}") { error { code } } }`);
      return kind.save(...given);
    },
  }));
  await step(bulkActId, Number.POSITIVE_INFINITY, kinds);
  expect(await show(bulkActId)).toMatchObject({ state: 'STOPPED', total: 3, done: 1, failed: 0 });
  const [first = '', ...others] = ids;
  expect(await entriesOf(`document/event/${first}`)).toHaveLength(1);
  for (const id of others) expect(await entriesOf(`document/event/${id}`), id).toEqual([]);
});

test('[STU-04] [STF-01] what an instructor has written is not published with many others, until an editor has saved it', async () => {
  const [kind, id] = ['session', 'ai-leaders-2'];
  const [editor, instructor] = await Promise.all([server.as('editor'), server.as('instructor')]);
  type Found = { getDocument: { published: DocumentBody } };
  const { getDocument } = await editor.query<Found>(
    `{ getDocument(kind: "${kind}", documentId: "${id}") { published } }`,
  );
  const body = { ...getDocument.published, subtitle: 'By whoever teaches' };
  const saved = await save(instructor, { kind, id, version: 0, body });
  const chosen = async () =>
    (
      await editor.query<{ chosen: { toPublish: number } }>(
        `{ chosen: countChosenDocuments(kind: "${kind}", documentIds: ["${id}"]) { toPublish } }`,
      )
    ).chosen.toPublish;
  const publish = async () =>
    begin('beginDocumentsAct', { bulkActId: crypto.randomUUID(), kind, act: 'PUBLISH', documentIds: [id] });
  expect(await chosen()).toBe(0);
  expect((await publish()).error?.reason).toBe('None of them has a draft that could be published.');
  await save(editor, { kind, id, version: saved.draft?.version ?? 0, body: { ...body, subtitle: 'By an editor' } });
  expect([await chosen(), (await publish()).total]).toEqual([1, 1]);
});

test('[STU-04] [DOC-01] what somebody archives while an act publishes stays in the archive, and its time is one to come', async () => {
  const [one = '', two = ''] = await addDrafts('bulk-archived', 2);
  const bulkActId = crypto.randomUUID();
  await begin('beginDocumentsAct', { bulkActId, kind: 'event', act: 'PUBLISH', documentIds: [one, two] });
  const editor = await server.as('editor');
  await editor.query(
    `mutation { archiveDocument(kind: "event", documentId: "${two}", archived: true, reason: "Not now.") { error { code } } }`,
  );
  await step(bulkActId);
  expect(await show(bulkActId)).toMatchObject({
    done: 1,
    failed: 1,
    failures: [{ id: two, why: expect.stringContaining('It is archived.') as unknown }],
  });
  for (const [act, publishAt] of [
    ['PUBLISH', String(server.clock.now() + 1)],
    ['SCHEDULE', '1e300'],
    ['SCHEDULE', String(server.clock.now())],
  ]) {
    const order = { bulkActId: crypto.randomUUID(), kind: 'event', act, documentIds: [one], publishAt };
    expect((await begin('beginDocumentsAct', order)).error, `${act ?? ''} ${publishAt ?? ''}`).toMatchObject({
      code: 'INVALID_INPUT',
    });
  }
});

test('[STU-04] all that a filter finds is archived, scheduled and taken out of the archive; later steps go on', async () => {
  const ids = await addDrafts('bulk-heap', 30);
  const filter = { kind: 'event', text: 'bulk-heap' };
  const carry = async (act: string, more: object = {}) => {
    const bulkActId = crypto.randomUUID();
    const begun = await begin('beginDocumentsAct', { bulkActId, act, ...filter, ...more });
    if (begun.error !== null) return begun.error.reason;
    for (let steps = 0; steps < 2; steps++) await step(bulkActId);
    return show(bulkActId);
  };
  const at = server.clock.now() + 3_600_000;
  expect(await carry('SCHEDULE', { publishAt: String(at) })).toMatchObject({ state: 'DONE', total: 30, done: 30 });
  const { count } = await server.db
    .selectFrom('draft')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('id', 'in', ids)
    .where('publish_at', '=', new Date(at))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(30);
  expect(await carry('SCHEDULE')).toBe('Choose a day and a time.');
  expect(await carry('RESTORE')).toBe('None of them is archived.');
  expect(await carry('ARCHIVE')).toMatchObject({ state: 'DONE', total: 30, done: 30 });
  expect(await carry('RESTORE', { state: 'ARCHIVED' })).toMatchObject({ state: 'DONE', total: 30, done: 30 });
});

test('[STU-04] [STF-01] an act is refused to a role without it, and ends when who began it has left', async () => {
  const [id = ''] = await addDrafts('bulk-left', 1);
  const args = { kind: 'event', act: 'PUBLISH', documentIds: [id] };
  expect((await begin('beginDocumentsAct', { bulkActId: crypto.randomUUID(), ...args }, 'auditor')).error?.code).toBe(
    'FORBIDDEN',
  );
  expect((await begin('beginDocumentsAct', { bulkActId: crypto.randomUUID(), ...args }, 'member')).error?.code).toBe(
    'NOT_FOUND',
  );
  const bulkActId = crypto.randomUUID();
  await begin('beginDocumentsAct', { bulkActId, ...args });
  const role = server.db.updateTable('staff_role').where('member_id', '=', persona('editor').memberId);
  await role.set({ role: 'auditor' }).execute();
  await step(bulkActId);
  await role.set({ role: 'editor' }).execute();
  expect(await show(bulkActId)).toMatchObject({ state: 'DONE', done: 0, failed: 1 });
  expect((await show(bulkActId))?.failures[0]?.why).toBe('Who has begun this may no longer do it.');
});

test('[STU-04] [PEO-01] support gives an area to many people with a reason, each audited, for 30 days at most', async () => {
  const people = ['limited', 'trial'].map((name) => persona(name).memberId);
  const args = { userIds: [...people, 'no-such-member'], area: 'ai-academy', lastDay: inDays(server, 9) };
  const bulkActId = crypto.randomUUID();
  const give = (more: object, who = 'support') => begin('giveAreaToPeople', { bulkActId, ...args, ...more }, who);
  expect((await give({ reason: '' })).error?.reason).toBe('A reason is needed.');
  const rehearsed = await give({ reason: '', dryRun: true });
  expect(rehearsed).toMatchObject({ total: 2, error: null });
  expect(rehearsed.lines?.[0]).toBe('2 people get access.');
  const late = await give({ lastDay: inDays(server, 60), reason: 'All.', dryRun: true });
  expect(late.lines?.join('\n')).toMatch(/cannot be: .*30 days/);
  expect((await give({ reason: 'All.' }, 'auditor')).error?.code).toBe('FORBIDDEN');
  expect(await give({ reason: 'The spring group.' })).toMatchObject({ total: 2, error: null });
  await step(bulkActId);
  expect(await show(bulkActId, 'support')).toMatchObject({ state: 'DONE', total: 2, done: 2, failed: 0 });
  for (const memberId of people)
    expect(await entriesOf(`member/${memberId}`)).toContainEqual({
      action: 'ACCESS_GIVEN',
      reason: 'The spring group.',
    });
  const support = await server.as('support');
  const all = await support.query<{ countChosenPeople: number }>('{ countChosenPeople(view: TRIAL) }');
  expect(all.countChosenPeople).toBeGreaterThan(0);
  const other = crypto.randomUUID();
  const byFilter = { bulkActId: other, view: 'TRIAL', area: 'ai-academy', lastDay: inDays(server, 9), reason: 'All.' };
  expect((await begin('giveAreaToPeople', byFilter, 'support')).total).toBe(all.countChosenPeople);
});

test('[STU-04] [DOC-09] what is published of the chosen ones is a bundle, which says what it lacks', async () => {
  const editor = await server.as('editor');
  const bundle = async (ids: string[]) =>
    editor.ask<{ exportDocuments: string[] | null }>(
      `{ exportDocuments(kind: "event", documentIds: ${JSON.stringify(ids)}) }`,
    );
  const { data } = await bundle(['new-member-orientation', 'no-such']);
  expect(data?.exportDocuments).toHaveLength(3);
  expect(data?.exportDocuments?.[1]).toContain('"id":"new-member-orientation"');
  expect(JSON.stringify(await bundle(['no-such']))).toContain('None of them is published');
});
