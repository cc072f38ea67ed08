import { randomUUID } from 'node:crypto';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { save } from './document.fixture.ts';

let server: TestServer;
let instructor: Caller;
let editor: Caller;
beforeAll(async () => {
  server = await startServer();
  [instructor, editor] = await Promise.all([server.as('instructor'), server.as('editor')]);
});
afterAll(() => server.close());

/** What the instructor of the demo teaches, and a session of theirs; a course and a session of others. */
const taught = ['ai-leaders', 'first-ai-workflow'];
const [own, others] = ['ai-leaders-2', 'decision-writing-2'];

interface Listed {
  readonly listDocuments: { readonly items: readonly { readonly id: string }[]; readonly total: number };
}
const listIn = async (caller: Caller, kind: string, more = '') => {
  const { data, errors } = await caller.ask<Listed>(
    `{ listDocuments(kind: "${kind}", count: 200${more}) { items { id } total } }`,
  );
  return errors?.[0]?.extensions.code ?? data?.listDocuments.items.map(({ id }) => id) ?? null;
};
const codeOf = async (caller: Caller, text: string) => {
  type Answer = Record<string, { readonly error?: { readonly code: string } | null } | null>;
  const { data, errors } = await caller.ask<Answer>(text);
  return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0]?.error?.code ?? null;
};
const bodyOf = async (kind: string, id: string): Promise<DocumentBody> => {
  const { getDocument } = await editor.query<{ getDocument: { published: DocumentBody } }>(
    `{ getDocument(kind: "${kind}", documentId: "${id}") { published } }`,
  );
  return getDocument.published;
};

/** The first version in the history of a session. */
async function addRevision(id: string, body: DocumentBody): Promise<void> {
  const version = { number: 1, body: JSON.stringify(body), note: '', actor: null, at: new Date() };
  await server.db
    .insertInto('revision')
    .values({ kind: 'session', id, ...version })
    .execute();
}

test('[STF-01] whoever teaches a course lists and finds it, its sessions and their content, and nothing of others', async () => {
  expect(await listIn(instructor, 'course')).toEqual(expect.arrayContaining(taught));
  expect(await listIn(instructor, 'course')).toHaveLength(taught.length);
  const all = await listIn(editor, 'session');
  const sessions = await listIn(instructor, 'session');
  expect(sessions).toContain(own);
  expect(sessions).not.toContain(others);
  expect(all).toEqual(expect.arrayContaining([own, others]));
  expect(await listIn(instructor, 'session', `, documentIds: ["${own}", "${others}"]`)).toEqual([own]);
  expect(await listIn(instructor, 'sessionContent')).toContain(own);
  expect(await listIn(instructor, 'sessionContent')).not.toContain(others);
  // what courses are made of is everybody's to choose from; an event belongs to no course
  expect((await listIn(instructor, 'video'))?.length).toBeGreaterThan(5);
  expect(await listIn(instructor, 'event')).toBe('NOT_FOUND');
  const find = async (text: string) => {
    const { findDocuments } = await instructor.query<{ findDocuments: { kind: string; id: string }[] }>(
      `{ findDocuments(text: "${text}") { kind id } }`,
    );
    return findDocuments.filter(({ kind }) => kind === 'session' || kind === 'course').map(({ id }) => id);
  };
  expect(await find(own)).toEqual([own]);
  expect(await find(others)).toEqual([]);
  const count = await instructor.query<{ countChosenDocuments: { total: number } }>(
    '{ countChosenDocuments(kind: "course") { total } }',
  );
  expect(count.countChosenDocuments.total).toBe(taught.length);
});

test('[STF-01] a document of a course of others is to an instructor as if there were none, by every call', async () => {
  const calls = (kind: string, id: string) => [
    `{ getDocument(kind: "${kind}", documentId: "${id}") { title } }`,
    `{ getDocumentUses(kind: "${kind}", documentId: "${id}") { users } }`,
    `{ listDocumentRevisions(kind: "${kind}", documentId: "${id}") { number } }`,
    `{ rehearseDocumentPublishing(kind: "${kind}", documentId: "${id}") { lines } }`,
    `mutation { saveDocumentPresence(kind: "${kind}", documentId: "${id}", field: "") { error { code } } }`,
    `mutation { discardDocumentDraft(kind: "${kind}", documentId: "${id}", version: 1) { error { code } } }`,
    `mutation { restoreDocumentRevision(kind: "${kind}", documentId: "${id}", number: 1, version: 0) { error { code } } }`,
    `mutation { duplicateDocument(kind: "${kind}", documentId: "${id}", newDocumentId: "copied-${id}") { error { code } } }`,
  ];
  for (const [kind, id] of [
    ['session', others],
    ['sessionContent', others],
    ['course', 'decision-writing'],
  ] as const) {
    for (const call of calls(kind, id)) expect([call, await codeOf(instructor, call)]).toEqual([call, 'NOT_FOUND']);
    const saved = await save(instructor, { kind, id, version: 0, body: await bodyOf(kind, id) });
    expect(saved.error?.code).toBe('NOT_FOUND');
  }
  expect(await codeOf(instructor, calls('session', own)[0] ?? '')).toBeNull();
  // 'also' names what others teach
  const also = `{ rehearseDocumentPublishing(kind: "session", documentId: "${own}", also: [{ kind: "session", documentId: "${others}", version: 1 }]) { lines } }`;
  expect(await codeOf(instructor, also)).toBe('NOT_FOUND');
  expect(await server.db.selectFrom('draft').select('id').where('id', 'like', '%decision-writing%').execute()).toEqual(
    [],
  );
});

test('[STF-01] [DOC-01] an instructor drafts their session, and an editor publishes it', async () => {
  const body = await bodyOf('session', own);
  const saved = await save(instructor, {
    kind: 'session',
    id: own,
    version: 0,
    body: { ...body, subtitle: 'By them' },
  });
  expect(saved).toMatchObject({ error: null, draft: { version: 1 } });
  const open = async (caller: Caller) => {
    const { listOpenDrafts } = await caller.query<{ listOpenDrafts: { id: string; isMine: boolean }[] }>(
      '{ listOpenDrafts { id isMine } }',
    );
    return listOpenDrafts.filter(({ id }) => id === own).map(({ isMine }) => isMine);
  };
  expect([await open(instructor), await open(editor)]).toEqual([[true], [false]]);
  expect(await open(await server.as('support'))).toEqual([]);
  // nobody moves a session into a course of others, or out of theirs
  const moved = await save(instructor, {
    kind: 'session',
    id: own,
    version: 1,
    body: { ...body, courseId: 'decision-writing' },
  });
  expect(moved.error).toMatchObject({ code: 'INVALID_INPUT' });
  const publishing = `mutation { publishDocument(kind: "session", documentId: "${own}", version: 1) { isSaved error { code } } }`;
  expect(await codeOf(instructor, publishing)).toBe('FORBIDDEN');
  expect(await codeOf(editor, publishing)).toBeNull();
  expect(await bodyOf('session', own)).toMatchObject({ subtitle: 'By them' });
});

test('[STF-01] [DOC-01] an instructor begins a session of their course with its content, and none of another', async () => {
  const body = await bodyOf('session', own);
  const [mine, foreign] = [`run-${randomUUID()}`, `run-${randomUUID()}`];
  const begin = (id: string, courseId: string) =>
    save(instructor, { kind: 'session', id, version: 0, body: { ...body, courseId, meetings: [] } });
  expect((await begin(foreign, 'decision-writing')).error?.code).toBe('INVALID_INPUT');
  expect((await begin(foreign, '')).error?.code).toBe('INVALID_INPUT');
  expect((await begin(mine, 'ai-leaders')).error).toBeNull();
  const content = await bodyOf('sessionContent', own);
  expect(await save(instructor, { kind: 'sessionContent', id: mine, version: 0, body: content })).toMatchObject({
    error: null,
  });
  expect(await listIn(instructor, 'session')).toContain(mine);
  expect(await listIn(instructor, 'sessionContent')).toContain(mine);
  // the draft of an editor without a course is not theirs to take
  const editors = `run-${randomUUID()}`;
  await save(editor, { kind: 'session', id: editors, version: 0, body: { ...body, courseId: '', meetings: [] } });
  expect((await begin(editors, 'ai-leaders')).error?.code).toBe('NOT_FOUND');
  const fresh = await save(instructor, {
    kind: 'course',
    id: `course-${randomUUID()}`,
    version: 0,
    body: await bodyOf('course', 'ai-leaders'),
  });
  expect(fresh.error?.code).toBe('NOT_FOUND');
});

test('[STF-01] what is to be published by itself is as the editor has seen it, until it is no longer scheduled', async () => {
  const id = 'ai-leaders-3';
  const body = await bodyOf('session', id);
  const first = await save(editor, { kind: 'session', id, version: 0, body: { ...body, subtitle: 'As planned' } });
  const version = first.draft?.version ?? 0;
  const at = (publishAt: number | null) =>
    codeOf(
      editor,
      `mutation { scheduleDocument(kind: "session", documentId: "${id}", version: ${String(version)}${publishAt === null ? '' : `, publishAt: "${String(publishAt)}"`}) { error { code } } }`,
    );
  expect(await at(server.clock.now() + 3_600_000)).toBeNull();
  const change = (more: object) =>
    save(instructor, { kind: 'session', id, version, body: { subtitle: 'By night' }, partial: true, ...more });
  expect((await change({})).error?.code).toBe('CONFLICT');
  expect((await change({ began: { subtitle: 'As planned' } })).error?.code).toBe('CONFLICT');
  await addRevision(id, body);
  for (const call of [
    `discardDocumentDraft(kind: "session", documentId: "${id}", version: ${String(version)})`,
    `restoreDocumentRevision(kind: "session", documentId: "${id}", number: 1, version: ${String(version)})`,
  ])
    expect(await codeOf(instructor, `mutation { ${call} { error { code } } }`), call).toBe('CONFLICT');
  expect(await at(null)).toBeNull();
  expect((await change({})).error).toBeNull();
});

test('[STF-01] a session that is being moved to another course, or was removed, is nobody else’s to take', async () => {
  const moving = `run-${randomUUID()}`;
  const body = await bodyOf('session', own);
  expect(
    await save(editor, { kind: 'session', id: moving, version: 0, body: { ...body, meetings: [] } }),
  ).toMatchObject({ error: null });
  const open = `{ getDocument(kind: "session", documentId: "${moving}") { title } }`;
  expect(await codeOf(instructor, open)).toBeNull();
  await save(editor, {
    kind: 'session',
    id: moving,
    version: 0,
    body: { ...body, meetings: [], courseId: 'decision-writing' },
    began: { ...body, meetings: [] },
  });
  expect(await codeOf(instructor, open)).toBe('NOT_FOUND');
  const copy = (kind: string, newId: string) =>
    codeOf(
      instructor,
      `mutation { duplicateDocument(kind: "${kind}", documentId: "${own}", newDocumentId: "${newId}") { error { code } } }`,
    );
  expect([await copy('session', moving), await copy('sessionContent', moving)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await copy('session', `copy-${randomUUID()}`)).toBeNull();
  // of one that was removed only the history is left, and the lessons of a course are a session as well
  const removed = `run-${randomUUID()}`;
  await addRevision(removed, body);
  // the content of a run whose session is still to come
  const [content, nodes] = [`run-${randomUUID()}`, await bodyOf('sessionContent', own)];
  expect((await save(editor, { kind: 'sessionContent', id: content, version: 0, body: nodes })).error).toBeNull();
  expect(await copy('session', content)).toBe('NOT_FOUND');
  for (const id of [removed, content, 'decision-writing-od']) {
    const taken = await save(instructor, { kind: 'session', id, version: 0, body: { ...body, meetings: [] } });
    expect(taken.error?.code).toBe('NOT_FOUND');
  }
  const preview = (more: string) =>
    codeOf(
      instructor,
      `{ getDocumentPreview(kind: "session", documentId: "${own}", persona: ENROLLED, address: "/courses/session/${own}"${more}) { opens } }`,
    );
  expect(await preview('')).toBeNull();
  expect(await preview(`, at: "${String(server.clock.now() + 86_400_000)}"`)).toBe('NOT_FOUND');
});
