import { persona } from '@atrium/content/people.ts';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import type { EventBody } from '@atrium/domain/event/eventDocument.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { saveEventRow } from '../event/store/eventDocuments.ts';
import { eventBody, hashDatabase, operatorOf, publish, publishBody, save } from './document.fixture.ts';
import { takeBack } from './service/publish.ts';

let server: TestServer;
let editor: Caller;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  [editor, member] = await Promise.all([server.as('employee'), server.as('member')]);
});
afterAll(() => server.close());

const titleFor = async (caller: Caller, id: string): Promise<string | undefined> =>
  (
    await caller.ask<{ getMemberEvent: { title: string } | null }>(
      `{ getMemberEvent(memberEventId: "${id}") { title } }`,
    )
  ).data?.getMemberEvent?.title;

interface Found {
  readonly state: string;
  readonly title: string;
  readonly revision: number;
  readonly published: Readonly<Record<string, unknown>> | null;
  readonly draft: {
    readonly version: number;
    readonly publishAt: string | null;
    readonly failure: string | null;
  } | null;
}
const find = async (id: string): Promise<Found | null> =>
  (
    await editor.ask<{ getDocument: Found | null }>(
      `{ getDocument(kind: "event", documentId: "${id}") { state title revision published draft { version publishAt failure } } }`,
    )
  ).data?.getDocument ?? null;

const change = async (
  call: string,
): Promise<{ lines: string[] | null; isSaved: boolean | null; code: string | null }> => {
  type Done = { done: { lines: string[] | null; isSaved: boolean | null; error: { code: string } | null } };
  const { done } = await editor.query<Done>(`mutation { done: ${call} { lines isSaved error { code } } }`);
  return { lines: done.lines, isSaved: done.isSaved, code: done.error?.code ?? null };
};

test('[DOC-01] an event is made, published, changed, taken back and published again, and has its history', async () => {
  const body = eventBody(server, 'A talk');
  expect(await publishBody(editor, 'a-talk', body, 'First')).toMatchObject({ revision: 1, isSaved: true, error: null });
  expect(await titleFor(member, 'a-talk')).toBe('A talk');
  expect(await find('a-talk')).toMatchObject({ state: 'PUBLISHED', revision: 1, published: body, draft: null });

  expect(await publishBody(editor, 'a-talk', { ...body, title: 'A better talk' })).toMatchObject({ revision: 2 });
  expect(await titleFor(member, 'a-talk')).toBe('A better talk');

  const taken = await change('takeBackDocument(kind: "event", documentId: "a-talk", reason: "The speaker is ill")');
  expect(taken).toEqual({
    lines: ['The event is canceled. Nobody attends yet, so nobody is mailed.'],
    isSaved: true,
    code: null,
  });
  expect(await find('a-talk')).toMatchObject({ state: 'TAKEN_BACK', revision: 3 });
  expect(await change('takeBackDocument(kind: "event", documentId: "a-talk")')).toMatchObject({
    lines: [],
    isSaved: false,
  });
  expect(await publishBody(editor, 'a-talk', body)).toMatchObject({ revision: 4 });
  expect(await find('a-talk')).toMatchObject({ state: 'PUBLISHED' });

  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action'])
    .where('subject', '=', 'document/event/a-talk')
    .orderBy('audit_entry_id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 4 }, () => 'DOCUMENT_PUBLISHED'));
});

test('[DOC-01] what is published as it is already changes nothing', async () => {
  const before = await find('a-talk');
  const body = before?.published ?? {};
  expect(await publishBody(editor, 'a-talk', body)).toMatchObject({ revision: 4, isSaved: false, lines: [] });
  expect(await find('a-talk')).toEqual(before);
});

test('[DOC-01] a document is archived and comes back, is copied, and is removed', async () => {
  await publishBody(editor, 'to-archive', eventBody(server, 'To archive'));
  const list = async (state: string): Promise<string[]> => {
    type Page = { listDocuments: { items: { id: string }[] } };
    const call = `{ listDocuments(kind: "event", text: "to ARCHIVE", state: ${state}) { items { id } } }`;
    return (await editor.query<Page>(call)).listDocuments.items.map(({ id }) => id);
  };
  expect([await list('PUBLISHED'), await list('ARCHIVED')]).toEqual([['to-archive'], []]);
  const archive = (is: boolean) =>
    change(`archiveDocument(kind: "event", documentId: "to-archive", archived: ${String(is)})`);
  expect(await archive(true)).toMatchObject({ isSaved: true, code: null });
  expect(await archive(true)).toMatchObject({ isSaved: false });
  expect([await list('null'), await list('ARCHIVED')]).toEqual([[], ['to-archive']]);
  // a form that refers to it still knows what it is called
  const named = '{ listDocuments(kind: "event", documentIds: ["to-archive", "nothing"]) { items { id } } }';
  type Named = { listDocuments: { items: { id: string }[] } };
  expect((await editor.query<Named>(named)).listDocuments.items).toEqual([{ id: 'to-archive' }]);
  expect(await find('to-archive')).toMatchObject({ state: 'ARCHIVED' });
  expect(await archive(false)).toMatchObject({ isSaved: true });
  expect(await list('TAKEN_BACK')).toEqual(['to-archive']);

  const copy =
    'mutation { done: duplicateDocument(kind: "event", documentId: "to-archive", newDocumentId: "copied") { draft { version } error { code } } }';
  const first = await editor.query<{ done: { draft: { version: number } } }>(copy);
  expect(await editor.query(copy)).toEqual(first);
  expect(await list('NEW')).toEqual(['copied']);
  expect(await find('copied')).toMatchObject({ state: 'NEW', published: null });

  expect(await change('removeDocument(kind: "event", documentId: "copied")')).toMatchObject({ isSaved: true });
  expect(await change('removeDocument(kind: "event", documentId: "to-archive")')).toMatchObject({
    isSaved: true,
    code: null,
  });
  expect(await change('removeDocument(kind: "event", documentId: "to-archive")')).toMatchObject({
    isSaved: false,
    code: null,
  });
  expect([await find('copied'), await find('to-archive'), await titleFor(member, 'to-archive')]).toEqual([
    null,
    null,
    undefined,
  ]);
  // its history is still there
  const call =
    'mutation { done: restoreDocumentRevision(kind: "event", documentId: "to-archive", number: 1, version: 0) { draft { version } error { code } } }';
  const { done } = await editor.query<{ done: { draft: { version: number } } }>(call);
  expect(await publish(editor, { id: 'to-archive', version: done.draft.version })).toMatchObject({ isSaved: true });
  expect(await titleFor(member, 'to-archive')).toBe('To archive');
});

test('[DOC-02] a draft never reaches members, may have faults, and is saved once however often it is sent', async () => {
  const body = eventBody(server, 'Only a draft');
  const first = await save(editor, { id: 'drafted', version: 0, body });
  expect(first).toMatchObject({ error: null, faults: [], draft: { savedBy: editor.memberId, body } });
  expect(await save(editor, { id: 'drafted', version: 0, body })).toEqual(first);
  expect(await titleFor(member, 'drafted')).toBeUndefined();

  const faulty = {
    ...body,
    start: 'tomorrow',
    picture: 'javascript:alert(1)',
    details: '<p>Well</p><script>alert(1)</script>',
  };
  const version = first.draft?.version ?? 0;
  const second = await save(editor, { id: 'drafted', version, body: faulty });
  expect(second.draft?.body).toEqual({ ...faulty, details: '<p>Well</p>' });
  expect(second.faults?.map(({ path, when }) => [path, when])).toEqual([
    ['start', 'must'],
    ['picture', 'must'],
  ]);
  // the answer was lost, and it is sent again
  expect((await save(editor, { id: 'drafted', version, body: faulty })).draft).toEqual(second.draft);
  expect(await publish(editor, { id: 'drafted', version: second.draft?.version ?? 0 })).toMatchObject({
    error: {
      code: 'INVALID_INPUT',
      field: 'start',
      reason: expect.stringContaining('picture: A path of ours') as unknown,
    },
  });
  expect(await titleFor(member, 'drafted')).toBeUndefined();
});

test('[DOC-02] two editors: fields that they changed apart are merged, the same field asks with both values', async () => {
  const other = await server.as('employee');
  const body = eventBody(server, 'Two editors');
  const began = await save(editor, { id: 'two-editors', version: 0, body });
  const version = began.draft?.version ?? 0;
  const mine = await save(editor, { id: 'two-editors', version, body: { ...body, title: 'Mine' }, began: body });
  expect(mine.error).toBeNull();
  const merged = await save(other, { id: 'two-editors', version, body: { ...body, subtitle: 'Theirs' }, began: body });
  expect(merged.draft?.body).toEqual({ ...body, title: 'Mine', subtitle: 'Theirs' });

  const refused = await save(other, { id: 'two-editors', version, body: { ...body, title: 'Also mine' }, began: body });
  expect(refused).toMatchObject({
    draft: null,
    error: { code: 'STALE_VERSION' },
    conflicts: [{ path: 'title', mine: 'Also mine', theirs: 'Mine' }],
    newest: merged.draft?.body,
    version: merged.draft?.version,
  });
  // without what it began from nothing is merged
  expect(await save(other, { id: 'two-editors', version, body })).toMatchObject({ error: { code: 'STALE_VERSION' } });
});

test('[DOC-02] a body that is too deep is refused with a sentence, and so is what it began with', async () => {
  const body = eventBody(server, 'Too deep');
  const deep = (depth: number) => ({
    ...body,
    other: JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown,
  });
  const refused = { code: 'INVALID_INPUT', reason: expect.stringContaining('more than 50') as unknown, field: null };
  for (const depth of [50, 5_000, 20_000]) {
    expect((await save(editor, { id: 'too-deep', version: 0, body: deep(depth) })).error).toEqual(refused);
  }
  expect((await save(editor, { id: 'too-deep', version: 0, body, began: deep(5_000) })).error).toEqual(refused);
  expect((await save(editor, { id: 'too-deep', version: 0, body: deep(49) })).error).toBeNull();
});

test('[DOC-02] the longest change is saved with what it began with, and one that is longer is refused with the number', async () => {
  const body = eventBody(server, 'Long');
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  // a letter of three bytes, of which fewer would fit if letters were counted
  const longOf = (bytes: number) => {
    const left = bytes - bytesOf({ ...body, details: '' });
    return { ...body, details: '€'.repeat(Math.floor(left / 3)) + 'x'.repeat(left % 3) };
  };
  const long = longOf(250_000);
  const first = await save(editor, { id: 'long', version: 0, body: long });
  expect(first.error).toBeNull();
  const next = { version: first.draft?.version ?? 0, body: { ...long, title: 'Next' }, began: long };
  expect((await save(editor, { id: 'long', ...next })).error).toBeNull();
  expect((await save(editor, { id: 'too-long', version: 0, body: longOf(250_001) })).error).toMatchObject({
    code: 'INVALID_INPUT',
    reason: 'What has changed is longer than 250,000 bytes of JSON.',
  });
});

test('[DOC-02] changed fields are saved alone: the others stay, and what somebody else changed in the same field asks', async () => {
  const id = 'in-parts';
  const body = eventBody(server, 'In parts');
  const first = await save(editor, { id, version: 0, body });
  const version = first.draft?.version ?? 0;
  const subtitle = { id, version, partial: true, body: { subtitle: 'Short' }, began: { subtitle: body.subtitle } };
  const saved = await save(editor, subtitle);
  expect(saved.draft?.body).toEqual({ ...body, subtitle: 'Short' });
  // sent again, and by somebody who has read the first version
  expect(await save(editor, subtitle)).toMatchObject({ error: null, draft: { version: saved.draft?.version } });
  const title = { id, version, partial: true, body: { title: 'Theirs' }, began: { title: body.title } };
  expect((await save(editor, title)).draft?.body).toEqual({ ...body, subtitle: 'Short', title: 'Theirs' });
  const late = await save(editor, { ...subtitle, body: { subtitle: 'Late' } });
  expect(late).toMatchObject({ error: { code: 'STALE_VERSION' }, newest: { title: 'Theirs', subtitle: 'Short' } });
  expect(late.conflicts).toEqual([{ path: 'subtitle', mine: 'Late', theirs: 'Short' }]);
});

test('[DOC-02] changed fields of what is published are a draft of it, and of what is not there they are refused', async () => {
  const id = 'published-in-parts';
  const body = eventBody(server, 'Published in parts');
  await publishBody(editor, id, body);
  const part = { version: 0, partial: true, body: { title: 'New' }, began: { title: body.title } };
  const saved = await save(editor, { id, ...part });
  expect(saved.draft?.body).toMatchObject({ title: 'New', details: body.details });
  expect((await save(editor, { id: 'never-begun', ...part })).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('[DOC-02] a document grows by its parts to the length that one may have, and no further', async () => {
  const id = 'grows';
  const body = eventBody(server, 'Grows');
  let { draft } = await save(editor, { id, version: 0, body });
  const grow = (name: string) =>
    save(editor, { id, version: draft?.version ?? 0, partial: true, body: { [name]: 'x'.repeat(240_000) } });
  for (const name of ['one', 'two', 'three', 'four']) ({ draft } = await grow(name));
  expect(draft).not.toBeNull();
  expect((await grow('five')).error).toMatchObject({
    code: 'INVALID_INPUT',
    reason: 'The document is longer than 1,000,000 bytes of JSON.',
  });
});

test('[DOC-02] what is written while a colleague publishes becomes a draft of what they published', async () => {
  const body = eventBody(server, 'While published');
  const began = await save(editor, { id: 'while-published', version: 0, body });
  const version = began.draft?.version ?? 0;
  await publish(editor, { id: 'while-published', version });
  const late = await save(editor, { id: 'while-published', version, body: { ...body, subtitle: 'Late' }, began: body });
  expect(late).toMatchObject({ error: null, draft: { body: { title: 'While published', subtitle: 'Late' } } });
  expect(await find('while-published')).toMatchObject({ revision: 1, published: body });
  // and a save that was sent before the publishing and arrives after it makes no draft
  await editor.query(
    `mutation { discardDocumentDraft(kind: "event", documentId: "while-published", version: ${String(late.draft?.version)}) { error { code } } }`,
  );
  await save(editor, { id: 'while-published', version, body, began: body });
  expect(await find('while-published')).toMatchObject({ draft: null });
});

test('[DOC-03] the rehearsal says what is missing and what will happen, and that comes true', async () => {
  const id = 'new-member-orientation';
  await server.db
    .insertInto('member_event_rsvp')
    .values(
      ['member', 'academy'].map((name) => ({
        member_id: persona(name).memberId,
        member_event_id: id,
        customer_id: persona(name).customerId,
        status: 'ACTIVE' as const,
        changed_at: new Date(server.clock.now()),
      })),
    )
    .execute();
  const before = await find(id);
  const moved = (field: string) => new Date(Date.parse(String(before?.published?.[field])) + 2 * day).toISOString();
  const saved = await save(editor, {
    id,
    version: 0,
    body: { ...before?.published, start: moved('start'), end: moved('end'), details: '' },
  });
  type Rehearsal = {
    lines: string[];
    mailed: number;
    refusal: string | null;
    faults: object[];
    differences: { path: string }[];
  };
  const { rehearsal } = await editor.query<{ rehearsal: Rehearsal }>(
    `{ rehearsal: rehearseDocumentPublishing(kind: "event", documentId: "${id}") { lines mailed refusal faults { path when } differences { path } } }`,
  );
  expect(rehearsal).toMatchObject({
    refusal: null,
    mailed: 2,
    faults: [{ path: 'details', when: 'canWait' }],
    lines: [
      expect.stringMatching(
        /^The event moves from .* to .*\. 2 people who attend are mailed, and their calendars follow\.$/,
      ),
    ],
  });
  expect(rehearsal.differences.map(({ path }) => path)).toEqual(['details', 'start', 'end']);
  const published = await publish(editor, { id, version: saved.draft?.version ?? 0 });
  expect(published.lines).toEqual(rehearsal.lines);
  await server.clock.advance(minute);
  const mails = (await server.mails()).filter(({ subject }) => subject.startsWith('New time: New member orientation'));
  expect(mails).toHaveLength(rehearsal.mailed);
  expect(
    mails.every(({ calendar }) =>
      /UID:event-new-member-orientation@[^]*SEQUENCE:2|SEQUENCE:2[^]*UID:event-new-member-orientation@/.test(
        calendar ?? '',
      ),
    ),
  ).toBe(true);
});

test('[DOC-05] the first change of what the demo has loaded keeps what was there, and any version comes back as a draft', async () => {
  const id = 'what-changed-in-ai';
  const before = await find(id);
  expect(before?.revision).toBe(0);
  await publishBody(editor, id, { ...before?.published, title: 'What changed this week' }, 'Weekly');
  type Items = { items: { number: number; note: string; actorName: string | null }[] };
  const { items } = await editor.query<Items>(
    `{ items: listDocumentRevisions(kind: "event", documentId: "${id}") { number note actorName } }`,
  );
  expect(items).toMatchObject([
    { number: 2, note: 'Weekly' },
    { number: 1, actorName: null },
  ]);
  expect(items[0]?.actorName).not.toBeNull();
  const { revision } = await editor.query<{ revision: object }>(
    `{ revision: getDocumentRevision(kind: "event", documentId: "${id}", number: 2) { differences { path before after } } }`,
  );
  expect(revision).toEqual({
    differences: [{ path: 'title', before: before?.title, after: 'What changed this week' }],
  });
  const { done } = await editor.query<{ done: { draft: { version: number } } }>(
    `mutation { done: restoreDocumentRevision(kind: "event", documentId: "${id}", number: 1, version: 0) { draft { version } error { code } } }`,
  );
  await publish(editor, { id, version: done.draft.version });
  expect(await find(id)).toMatchObject({ published: before?.published, revision: 3 });
});

test('[DOC-06] an event that members have answered is archived when it is removed, and its answers stay', async () => {
  const id = 'office-hours-pricing';
  const removed = await change(`removeDocument(kind: "event", documentId: "${id}", reason: "Over")`);
  expect(removed).toMatchObject({ isSaved: true, code: null });
  expect(removed.lines?.[0]).toBe('1 member has answered it.');
  expect(await find(id)).toMatchObject({ state: 'ARCHIVED' });
  const answers = server.db.selectFrom('member_event_rsvp').select('member_id').where('member_event_id', '=', id);
  expect(await answers.execute()).toHaveLength(1);
});

test('[DOC-01] a draft of what was taken back meanwhile keeps what both have changed apart', async () => {
  const body = eventBody(server, 'Taken back');
  await publishBody(editor, 'taken-back', body);
  const saved = await save(editor, { id: 'taken-back', version: 0, body: { ...body, title: 'Another title' } });
  await takeBack(operatorOf(server), { kind: 'event', id: 'taken-back' }, '');
  const published = await publish(editor, { id: 'taken-back', version: saved.draft?.version ?? 0 });
  expect(published).toMatchObject({ error: null, revision: 3 });
  expect(await find('taken-back')).toMatchObject({ published: { title: 'Another title', status: 'CANCELED' } });
});

test('[DOC-01] only the team may, and each by their roles', async () => {
  const call = '{ getDocument(kind: "event", documentId: "new-member-orientation") { title } }';
  for (const caller of [server.stranger, member]) expect((await caller.ask(call)).errors).toBeDefined();
  const body = eventBody(server, 'By somebody');
  const saving = `mutation ($input: SaveDocumentDraftInput!) { saveDocumentDraft(input: $input) { error { code } } }`;
  const codeOfSave = async (name: string): Promise<string | null> => {
    const input = { kind: 'event', documentId: `by-${name}`, version: 0, body };
    type Saved = { saveDocumentDraft: { error: { code: string } | null } | null };
    const { data, errors } = await (await server.as(name)).ask<Saved>(saving, { input });
    return errors?.[0]?.extensions.code ?? data?.saveDocumentDraft?.error?.code ?? null;
  };
  const auditor = await server.as('auditor');
  expect((await auditor.ask(call)).errors).toBeUndefined();
  // an editor may all; an instructor has no document that belongs to none of their courses
  expect(await Promise.all(['auditor', 'support', 'instructor', 'editor'].map(codeOfSave))).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
    'NOT_FOUND',
    null,
  ]);
  const instructor = await server.as('instructor');
  expect((await instructor.ask(call)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const drafts = server.db.selectFrom('draft').select('version').where('id', '=', 'by-editor');
  const { version } = await drafts.executeTakeFirstOrThrow();
  expect(await publish(await server.as('editor'), { id: 'by-editor', version })).toMatchObject({ error: null });
  const publishing = 'mutation { publishDocument(kind: "event", documentId: "by-editor", version: 1) { revision } }';
  expect((await auditor.ask(publishing)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('[DOC-01] what is not there is not found, and is said so in a sentence', async () => {
  for (const [kind, id] of [
    ['event', 'not-there'],
    ['nothing', 'x'],
    ['event', '../x'],
  ]) {
    const archiving = (archived: boolean) =>
      change(`archiveDocument(kind: "${String(kind)}", documentId: "${String(id)}", archived: ${String(archived)})`);
    expect(await Promise.all([archiving(false), archiving(true)])).toMatchObject([
      { code: 'NOT_FOUND' },
      { code: 'NOT_FOUND' },
    ]);
  }
  await publishBody(editor, 'with-versions', eventBody(server, 'With versions'));
  expect(await change('archiveDocument(kind: "event", documentId: "with-versions", archived: false)')).toMatchObject({
    isSaved: false,
    code: null,
  });
  for (const number of [-(2 ** 31), 0, 2, 2 ** 31 - 1]) {
    const call = `{ getDocumentRevision(kind: "event", documentId: "with-versions", number: ${String(number)}) { number } }`;
    expect((await editor.ask(call)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  const restoring = `mutation { done: restoreDocumentRevision(kind: "event", documentId: "with-versions", number: 7, version: 0) { error { code reason } } }`;
  expect(await editor.query(restoring)).toEqual({
    done: { error: { code: 'NOT_FOUND', reason: 'There is no version 7 of the event with-versions.' } },
  });
});

test('[DOC-02] a draft that a colleague has saved since is not discarded', async () => {
  const body = eventBody(server, 'Not discarded');
  const version = (await save(editor, { id: 'not-discarded', version: 0, body })).draft?.version ?? 0;
  await save(editor, { id: 'not-discarded', version, body: { ...body, subtitle: 'Saved since' } });
  const before = await find('not-discarded');
  const call = `mutation { done: discardDocumentDraft(kind: "event", documentId: "not-discarded", version: ${String(version)}) { error { code } } }`;
  expect(await editor.query(call)).toEqual({ done: { error: { code: 'STALE_VERSION' } } });
  expect(before?.draft).not.toBeNull();
  expect(await find('not-discarded')).toEqual(before);
});

test('[DOC-01] what is published again is no longer archived', async () => {
  const body = eventBody(server, 'Archived once');
  await publishBody(editor, 'archived-once', body);
  await change('archiveDocument(kind: "event", documentId: "archived-once", archived: true)');
  expect(await find('archived-once')).toMatchObject({ state: 'ARCHIVED' });
  await publishBody(editor, 'archived-once', body);
  expect(await find('archived-once')).toMatchObject({ state: 'PUBLISHED' });
});

test('[DOC-05] a history goes on below a version, without it', async () => {
  const body = eventBody(server, 'Long history');
  for (const subtitle of ['One', 'Two', 'Three']) await publishBody(editor, 'long-history', { ...body, subtitle });
  const call = '{ items: listDocumentRevisions(kind: "event", documentId: "long-history", below: 3) { number } }';
  expect(await editor.query(call)).toEqual({ items: [{ number: 2 }, { number: 1 }] });
});

const revisionsOf = async (id: string): Promise<{ number: number; note: string }[]> =>
  (
    await editor.query<{ items: { number: number; note: string }[] }>(
      `{ items: listDocumentRevisions(kind: "event", documentId: "${id}") { number note } }`,
    )
  ).items;

test('[DOC-05] what was never published here can be put back after it was removed', async () => {
  const body = eventBody(server, 'Only loaded');
  await saveEventRow(server.db, 'only-loaded', body as EventBody);
  expect(await change('removeDocument(kind: "event", documentId: "only-loaded")')).toMatchObject({ isSaved: true });
  expect(await revisionsOf('only-loaded')).toEqual([{ number: 1, note: 'As it was when it was removed.' }]);
  const call =
    'mutation { done: restoreDocumentRevision(kind: "event", documentId: "only-loaded", number: 1, version: 0) { draft { body } } }';
  expect(await editor.query(call)).toEqual({ done: { draft: { body } } });
});

test('[DOC-05] what was changed outside of its history is kept in it by the next publishing', async () => {
  const body = eventBody(server, 'Changed outside');
  await publishBody(editor, 'changed-outside', body, 'First');
  await saveEventRow(server.db, 'changed-outside', { ...body, subtitle: 'By hand' } as EventBody);
  await publishBody(editor, 'changed-outside', { ...body, title: 'Changed here' }, 'Next');
  expect(await revisionsOf('changed-outside')).toEqual([
    { number: 3, note: 'Next' },
    { number: 2, note: 'Changed outside of its history.' },
    { number: 1, note: 'First' },
  ]);
});

test('[DOC-01] what lacks something by now is taken back and archived all the same', async () => {
  const body = eventBody(server, 'Lacks something');
  for (const [id, call] of [
    ['lacking-one', 'takeBackDocument(kind: "event", documentId: "lacking-one")'],
    ['lacking-two', 'archiveDocument(kind: "event", documentId: "lacking-two", archived: true)'],
  ] as const) {
    await publishBody(editor, id, body);
    await saveEventRow(server.db, id, { ...body, title: ' ' } as EventBody);
    expect(await change(call), id).toMatchObject({ isSaved: true, code: null });
  }
});

test('[DOC-01] a copy says what the draft says, where there is one', async () => {
  const body = eventBody(server, 'Is copied');
  await publishBody(editor, 'is-copied', body);
  await save(editor, { id: 'is-copied', version: 0, body: { ...body, subtitle: 'Only drafted' } });
  const call = `mutation { done: duplicateDocument(kind: "event", documentId: "is-copied", newDocumentId: "is-a-copy") { draft { body } } }`;
  const { done } = await editor.query<{ done: { draft: { body: DocumentBody } } }>(call);
  expect(done.draft.body['subtitle']).toBe('Only drafted');
});

test('[DOC-01] the pages of a list end with its last document', async () => {
  for (const title of ['Paged, one', 'Paged, two'])
    await publishBody(editor, title.replace(', ', '-').toLowerCase(), eventBody(server, title));
  type Page = { page: { items: { id: string }[]; nextAfter: number | null } };
  const pageOf = async (after: number, count: number) => {
    const asked = `kind: "event", text: "paged,", after: ${String(after)}, count: ${String(count)}`;
    const { page } = await editor.query<Page>(`{ page: listDocuments(${asked}) { items { id } nextAfter } }`);
    return [page.items.map(({ id }) => id), page.nextAfter];
  };
  expect([await pageOf(0, 1), await pageOf(1, 1), await pageOf(0, 2)]).toEqual([
    [['paged-one'], 1],
    [['paged-two'], null],
    [['paged-one', 'paged-two'], null],
  ]);
});

test('[STU-04] new drafts are listed page by page as the others are, and counted, by the words of their titles', async () => {
  for (let n = 0; n < 5; n++)
    await save(editor, { id: `heap-${String(n)}`, version: 0, body: { title: `Heap of ${String(n)}` } });
  for (const n of [1, 2])
    await publishBody(editor, `heap-there-${String(n)}`, eventBody(server, `Heap, there ${String(n)}`));
  const body = eventBody(server, 'Heap, there 1');
  await save(editor, { id: 'heap-there-1', version: 0, body: { ...body, subtitle: 'Drafted' } });
  await save(editor, { id: 'heap-0', version: 0, body: { title: 'Renamed' }, began: { title: 'Heap of 0' } });
  type Item = { id: string; state: string; title: string; draft: { savedByName: string } | null };
  type Page = { page: { items: Item[]; total: number; nextAfter: number | null } };
  const all = async (count: number, state = 'null') => {
    const found: Item[] = [];
    const totals = new Set<number>();
    for (let after: number | null = 0; after !== null;) {
      const asked: string = `kind: "event", text: "HEAP", state: ${state}, after: ${String(after)}, count: ${String(count)}`;
      const { page }: Page = await editor.query<Page>(`{ page: listDocuments(${asked}) {
        items { id state title draft { savedByName } } total nextAfter } }`);
      expect(page.items.length).toBeLessThanOrEqual(count);
      found.push(...page.items);
      totals.add(page.total);
      after = page.nextAfter;
    }
    expect([...totals]).toEqual([found.length]);
    return found.map(({ id, draft }) => `${id}${draft === null ? '' : ' drafted'}`);
  };
  const fresh = ['heap-4 drafted', 'heap-3 drafted', 'heap-2 drafted', 'heap-1 drafted'];
  const whole = [...fresh, 'heap-there-1 drafted', 'heap-there-2'];
  // of one instant they are in the order of their ids
  for (const count of [1, 3, 4, 5, 200]) expect((await all(count)).toSorted(), String(count)).toEqual(whole.toSorted());
  expect((await all(3)).slice(4)).toEqual(['heap-there-1 drafted', 'heap-there-2']);
  expect((await all(2, 'NEW')).toSorted()).toEqual(fresh.toSorted());
  expect((await all(2, 'DRAFT')).toSorted()).toEqual([...fresh, 'heap-there-1 drafted'].toSorted());
  expect(await all(2, 'PUBLISHED')).toEqual(['heap-there-1 drafted', 'heap-there-2']);
  // a new one was not taken back
  expect(await all(2, 'TAKEN_BACK')).toEqual([]);
});

test('[STF-05] [THR-72] notes, reasons and what is published together have a limit, and a long one changes nothing', async () => {
  const key = 'kind: "event", documentId: "long-note"';
  await publishBody(editor, 'long-note', eventBody(server, 'Long note'));
  const saved = await save(editor, { id: 'long-note', version: 0, body: eventBody(server, 'Long note, next') });
  const version = saved.draft?.version ?? 0;
  const long = 'x'.repeat(501);
  const at = String(server.clock.now() + 3_600_000);
  const others = Array.from({ length: 50 }, () => '{ kind: "event", documentId: "long-note" }');
  for (const [call, field] of [
    [`publishDocument(${key}, version: ${String(version)}, note: "${long}")`, 'note'],
    [`publishDocument(${key}, version: ${String(version)}, also: [${others.join(', ')}])`, 'also'],
    [`scheduleDocument(${key}, version: ${String(version)}, publishAt: "${at}", note: "${long}")`, 'note'],
    [`takeBackDocument(${key}, reason: "${long}")`, 'reason'],
    [`archiveDocument(${key}, archived: true, reason: "${long}")`, 'reason'],
    [`removeDocument(${key}, reason: "${long}")`, 'reason'],
  ] as const) {
    const { done } = await editor.query<{ done: { error: { code: string; field: string } | null } }>(
      `mutation { done: ${call} { error { code field } } }`,
    );
    expect(done.error, call.slice(0, 40)).toEqual({ code: 'INVALID_INPUT', field });
  }
  const draft = server.db.selectFrom('draft').select(['version', 'publish_at']).where('id', '=', 'long-note');
  expect(await draft.executeTakeFirst()).toEqual({ version, publish_at: null });
  // as many as a document may need, and itself
  const most = `version: ${String(version)}, note: "${'x'.repeat(500)}", also: [${others.slice(1).join(', ')}]`;
  expect(await change(`publishDocument(${key}, ${most})`)).toMatchObject({ isSaved: true, code: null });
});

test('[STF-05] each change of a document is in the audit log with its reason, and what was before and after', async () => {
  const body = eventBody(server, 'Audited');
  await publishBody(editor, 'audited', body, 'First');
  await publishBody(editor, 'audited', { ...body, title: 'Audited twice' }, 'Next');
  const key = 'kind: "event", documentId: "audited"';
  await change(`archiveDocument(${key}, archived: true, reason: "Over")`);
  await change(`archiveDocument(${key}, archived: false, reason: "Again")`);
  await change(`removeDocument(${key}, reason: "Gone")`);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject', '=', 'document/event/audited')
    .orderBy('audit_entry_id')
    .execute();
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['DOCUMENT_PUBLISHED', 'First'],
    ['DOCUMENT_PUBLISHED', 'Next'],
    ['DOCUMENT_PUBLISHED', 'Over'],
    ['DOCUMENT_ARCHIVED', 'Over'],
    ['DOCUMENT_RESTORED', 'Again'],
    ['DOCUMENT_REMOVED', 'Gone'],
  ]);
  expect(entries[1]).toMatchObject({ before: { title: 'Audited' }, after: { title: 'Audited twice' } });
});

test('[DOC-03] who attends no longer does not count among those who are mailed', async () => {
  const body = eventBody(server, 'Answered twice');
  await publishBody(editor, 'answered-twice', body);
  const answers = (['ACTIVE', 'DELETED'] as const).map((status, at) => ({
    member_id: persona(at === 0 ? 'member' : 'academy').memberId,
    member_event_id: 'answered-twice',
    customer_id: persona('member').customerId,
    status,
    changed_at: new Date(server.clock.now()),
  }));
  await server.db.insertInto('member_event_rsvp').values(answers).execute();
  expect(await change('takeBackDocument(kind: "event", documentId: "answered-twice")')).toMatchObject({
    lines: ['The event is canceled. 1 person who attends is mailed, and their calendars follow.'],
  });
});

test('[DOC-06] an event to which a friend was invited is archived when it is removed, also without an answer', async () => {
  await publishBody(editor, 'invited-to', eventBody(server, 'Invited to'));
  const invitation = { member_event_id: 'invited-to', address: 'friend@larkfield.example', token: 'invited-to' };
  await server.db
    .insertInto('event_invitation')
    .values({ ...invitation, member_id: persona('member').memberId, sent_at: new Date(server.clock.now()) })
    .execute();
  const removed = await change('removeDocument(kind: "event", documentId: "invited-to")');
  expect(removed.lines?.[0]).toBe('1 friend was invited to it.');
  expect(await find('invited-to')).toMatchObject({ state: 'ARCHIVED' });
});

test('[DOC-03] [THR-70] what archiving, taking back and removing would do, and to whom, is said before, and nothing is written', async () => {
  type Ended = { end: { refusal: string | null; lines: string[]; mailed: number } | null };
  const editor = await server.as('editor');
  const before = await hashDatabase(server);
  const ask = async (kind: string, id: string, end: string) =>
    (
      await editor.query<Ended>(
        `{ end: rehearseDocumentEnding(kind: "${kind}", documentId: "${id}", end: ${end}) { refusal lines mailed } }`,
      )
    ).end;
  const { attending } = await server.db
    .selectFrom('member_event_rsvp')
    .select(({ fn }) => fn.countAll<string>().as('attending'))
    .where('member_event_id', '=', 'new-member-orientation')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  const mailed = Number(attending);
  expect(mailed).toBeGreaterThan(1);
  const canceled = `The event is canceled. ${attending} people who attend are mailed, and their calendars follow.`;
  for (const end of ['TAKE_BACK', 'ARCHIVE', 'REMOVE']) {
    const rehearsed = await ask('event', 'new-member-orientation', end);
    expect(rehearsed, end).toMatchObject({ refusal: null, mailed });
    expect(rehearsed?.lines, end).toContain(canceled);
  }
  const certificate = await ask('certificate', 'ai-foundations', 'REMOVE');
  expect(certificate?.mailed).toBe(0);
  expect(certificate?.refusal).toMatch(/names it\.|leads to it\./);
  const plan = await ask('plan', 'learning-plan', 'TAKE_BACK');
  expect(plan?.lines).toEqual([]);
  expect(plan?.refusal).toMatch(/taken back/);
  expect(await hashDatabase(server)).toEqual(before);
});

test('[STU-03] documents of every kind are found by words of their titles or by an id, new drafts too, and by nobody else', async () => {
  const findIn = async (caller: Caller, text: string) =>
    (
      await caller.ask<{ findDocuments: { kind: string; id: string; title: string; isDraft: boolean }[] | null }>(
        'query ($text: String!) { findDocuments(text: $text) { kind id title isDraft } }',
        { text },
      )
    ).data?.findDocuments ?? null;
  await save(editor, { id: 'found-draft', version: 0, body: eventBody(server, 'A talk about lanterns') });
  expect(await findIn(editor, 'LANTERN')).toEqual([
    { kind: 'event', id: 'found-draft', title: 'A talk about lanterns', isDraft: true },
  ]);
  const kinds = new Set((await findIn(editor, 'leaders'))?.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['course', 'session']));
  expect(await findIn(editor, 'ai-leaders')).toContainEqual(
    expect.objectContaining({ kind: 'course', id: 'ai-leaders', isDraft: false }),
  );
  expect(await findIn(editor, '  a ')).toEqual([]);
  // for a member there is no search
  expect(await findIn(member, 'leaders')).toBeNull();
});
