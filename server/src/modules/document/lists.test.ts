import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { eventBody, publishBody, save } from './document.fixture.ts';

let server: TestServer;
let editor: Caller;
beforeAll(async () => {
  server = await startServer();
  editor = await server.as('editor');
});
afterAll(() => server.close());

const minute = 60_000;

async function idsBy(order: string): Promise<string[]> {
  const { page } = await editor.query<{ page: { items: { id: string }[] } }>(
    `{ page: listDocuments(kind: "event", text: "sorted", ${order}) { items { id } } }`,
  );
  return page.items.map(({ id }) => id);
}

test('[STU-04] a list sorts by title, by state and by what was changed last, either way, new drafts among the others', async () => {
  const publish = async (id: string, title: string) => {
    await publishBody(editor, id, eventBody(server, title));
    await server.clock.advance(minute);
  };
  await publish('sorted-b', 'Sorted 10');
  await publish('sorted-a', 'sorted 9');
  await publish('sorted-back', 'Sorted 11');
  await editor.query(`mutation { takeBackDocument(kind: "event", documentId: "sorted-back") { error { code } } }`);
  await server.clock.advance(minute);
  await save(editor, { id: 'sorted-new', version: 0, body: { title: 'Sorted 9b' } });
  await server.clock.advance(minute);
  const edited = { ...eventBody(server, 'Sorted 10'), subtitle: 'Edited since' };
  await save(editor, { id: 'sorted-b', version: 0, body: edited });

  expect(await idsBy('sort: title')).toEqual(['sorted-b', 'sorted-back', 'sorted-a', 'sorted-new']);
  expect(await idsBy('sort: title, reversed: true')).toEqual(['sorted-new', 'sorted-a', 'sorted-back', 'sorted-b']);
  expect(await idsBy('sort: state')).toEqual(['sorted-new', 'sorted-b', 'sorted-a', 'sorted-back']);
  expect(await idsBy('sort: state, reversed: true')).toEqual(['sorted-back', 'sorted-a', 'sorted-b', 'sorted-new']);
  expect(await idsBy('sort: changed')).toEqual(['sorted-b', 'sorted-new', 'sorted-back', 'sorted-a']);
  expect(await idsBy('sort: changed, reversed: true')).toEqual(['sorted-a', 'sorted-back', 'sorted-new', 'sorted-b']);
  const paged = [await idsBy('sort: changed, count: 2'), await idsBy('sort: changed, count: 2, after: 2')];
  expect(paged.flat()).toEqual(await idsBy('sort: changed'));
});

test('[STU-04] a new draft that is archived is in the archive alone', async () => {
  await save(editor, { id: 'sorted-away', version: 0, body: { title: 'Sorted away' } });
  await editor.query(
    `mutation { archiveDocument(kind: "event", documentId: "sorted-away", archived: true) { error { code } } }`,
  );
  for (const state of ['NEW', 'DRAFT', 'PUBLISHED', 'TAKEN_BACK'])
    expect(await idsBy(`state: ${state}`), state).not.toContain('sorted-away');
  expect(await idsBy('sort: title')).not.toContain('sorted-away');
  expect(await idsBy('state: ARCHIVED')).toContain('sorted-away');
});

test('[STU-04] one that was removed and begun again is new, and was changed by nobody', async () => {
  const changedBy = async () => {
    const { page } = await editor.query<{ page: { items: object[] } }>(
      '{ page: listDocuments(kind: "event", text: "begun again") { items { id state changedBy } } }',
    );
    return page.items;
  };
  const body = eventBody(server, 'Begun again');
  await publishBody(editor, 'begun-again', body);
  const name = expect.any(String) as unknown;
  expect(await changedBy()).toEqual([{ id: 'begun-again', state: 'PUBLISHED', changedBy: name }]);
  await editor.query('mutation { removeDocument(kind: "event", documentId: "begun-again") { error { code } } }');
  await save(editor, { id: 'begun-again', version: 0, body });
  expect(await changedBy()).toEqual([{ id: 'begun-again', state: 'NEW', changedBy: null }]);
});

test('[STU-04] [DOC-07] what uses a document is said: what names it, what members did, nothing for a draft', async () => {
  const usesOf = async (kind: string, id: string) => {
    const { uses } = await editor.query<{ uses: { users: string[]; history: string[] } }>(
      `{ uses: getDocumentUses(kind: "${kind}", documentId: "${id}") { users history } }`,
    );
    return uses;
  };
  expect((await usesOf('course', 'ai-leaders')).history.length).toBeGreaterThan(0);
  expect((await usesOf('faculty', 'amara-okafor')).users.length).toBeGreaterThan(0);
  // a pass is called by its code, which a reader who may not publish is not told
  const named = (await usesOf('certificate', 'ai-foundations')).users;
  expect(named.join(' ')).toMatch(/The pass /);
  const success = await server.as('success');
  const asked = '{ getDocumentUses(kind: "certificate", documentId: "ai-foundations") { users } }';
  const told = await success.query<{ getDocumentUses: { users: string[] } }>(asked);
  expect(told.getDocumentUses.users).toEqual([expect.stringMatching(/^\d+ things? names? it\.$/)]);
  await save(editor, { id: 'sorted-unused', version: 0, body: { title: 'Sorted, unused' } });
  expect(await usesOf('event', 'sorted-unused')).toEqual({ users: [], history: [] });
  const missing = await editor.ask('{ getDocumentUses(kind: "event", documentId: "no-such") { users } }');
  expect(JSON.stringify(missing)).toContain('NOT_FOUND');
});
