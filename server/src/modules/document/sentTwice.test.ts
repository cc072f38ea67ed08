import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { eventBody, operatorOf, publish, publishBody, save } from './document.fixture.ts';
import { archiveDocument, removeDocument } from './service/endDocument.ts';
import { takeBack } from './service/publish.ts';
import { saveDraft } from './service/saveDraft.ts';
import { scheduleDraft } from './service/schedule.ts';

// An answer that was lost is asked for again: in whichever state a document is, the second one says the same.

let server: TestServer;
let editor: Caller;
let event: DocumentBody;
beforeAll(async () => {
  server = await startServer({ worker: false });
  editor = await server.as('editor');
  event = eventBody(server, 'An event');
});
afterAll(() => server.close());

/** Saves a draft of an event; returns its version. */
async function draftOf(id: string, title: string): Promise<number> {
  const { draft, error } = await save(editor, { id, version: 0, body: { ...event, title } });
  if (draft === null) throw new Error(JSON.stringify(error));
  return draft.version;
}
/** The same of one that says what is published, as it is left by who changes something and changes it back. */
async function unchangedDraftOf(id: string): Promise<number> {
  const version = await draftOf(id, 'Another title');
  const { draft } = await save(editor, { id, version, body: event });
  return draft?.version ?? 0;
}
const keyOf = (id: string) => ({ kind: 'event', id });
const published = (id: string) => publishBody(editor, id, event);

/** Brings an event into a state; returns the version of its draft. */
const states: Readonly<Record<string, (id: string) => Promise<number>>> = {
  'never made': () => Promise.resolve(1),
  'a draft that was never published': (id) => draftOf(id, 'An event'),
  published: async (id) => {
    await published(id);
    return 1;
  },
  'published, with a draft': async (id) => {
    await published(id);
    return draftOf(id, 'Another title');
  },
  'published, with a draft that changes nothing': async (id) => {
    await published(id);
    return unchangedDraftOf(id);
  },
  'taken back, with a draft': async (id) => {
    await published(id);
    await takeBack(operatorOf(server), keyOf(id), '');
    return draftOf(id, 'Another title');
  },
  archived: async (id) => {
    await published(id);
    await archiveDocument(operatorOf(server), keyOf(id), { isToBeArchived: true, reason: '' });
    return 1;
  },
  'archived, with a draft': async (id) => {
    await published(id);
    const version = await draftOf(id, 'Another title');
    await archiveDocument(operatorOf(server), keyOf(id), { isToBeArchived: true, reason: '' });
    return version;
  },
  scheduled: async (id) => {
    const version = await draftOf(id, 'An event');
    const at = server.clock.now() + 2 * day;
    const scheduled = await scheduleDraft(operatorOf(server), { ...keyOf(id), version, publishAt: at, note: '' });
    expect(scheduled.ok).toBe(true);
    return version;
  },
  removed: async (id) => {
    await published(id);
    await removeDocument(operatorOf(server), keyOf(id), '');
    return 1;
  },
  'removed before it was published': async (id) => {
    const version = await draftOf(id, 'An event');
    await removeDocument(operatorOf(server), keyOf(id), '');
    return version;
  },
};

/** What the team does with a document, with all of the answer that may not change. */
const calls: Readonly<Record<string, (id: string, version: number) => string>> = {
  discard: (id, version) =>
    `discardDocumentDraft(kind: "event", documentId: "${id}", version: ${String(version)}) { published`,
  publish: (id, version) =>
    `publishDocument(kind: "event", documentId: "${id}", version: ${String(version)}) { revision`,
  schedule: (id, version) =>
    `scheduleDocument(kind: "event", documentId: "${id}", version: ${String(version)}, publishAt: "${String(server.clock.now() + 10 * day)}") { draft { version publishAt }`,
  unschedule: (id, version) =>
    `scheduleDocument(kind: "event", documentId: "${id}", version: ${String(version)}) { draft { version publishAt }`,
  'take back': (id) => `takeBackDocument(kind: "event", documentId: "${id}") { revision`,
  archive: (id) => `archiveDocument(kind: "event", documentId: "${id}", archived: true) {`,
  'take out of the archive': (id) => `archiveDocument(kind: "event", documentId: "${id}", archived: false) {`,
  duplicate: (id) =>
    `duplicateDocument(kind: "event", documentId: "${id}", newDocumentId: "${id}-copy") { draft { version body }`,
  restore: (id, version) =>
    `restoreDocumentRevision(kind: "event", documentId: "${id}", number: 1, version: ${String(version === 1 ? 0 : version)}) { draft { version body base }`,
  remove: (id) => `removeDocument(kind: "event", documentId: "${id}") {`,
};

test.each(Object.keys(states))('[DOC-01] every change is answered alike when it is sent twice: %s', async (state) => {
  for (const [name, call] of Object.entries(calls)) {
    const id = `${state} ${name}`.replaceAll(/\W+/g, '-');
    const text = `mutation { done: ${call(id, (await states[state]?.(id)) ?? 0)} error { code reason } } }`;
    const first = await editor.query(text);
    expect(await editor.query(text), name).toEqual(first);
  }
});

test('[DOC-07] what is published together is so when it is sent again, also where it was published before', async () => {
  await published('needed');
  await unchangedDraftOf('needed');
  const version = await draftOf('needing', 'Needs another');
  const call = `mutation { done: publishDocument(kind: "event", documentId: "needing", version: ${String(version)},
    also: [{ kind: "event", documentId: "needed" }]) { revision error { code } } }`;
  const first = await editor.query(call);
  expect(first).toEqual({ done: { revision: 1, error: null } });
  expect(await editor.query(call)).toEqual(first);
});

test('[DOC-01] a draft that somebody has discarded was not published', async () => {
  await published('discarded');
  const version = await draftOf('discarded', 'Another title');
  await editor.query(
    `mutation { discardDocumentDraft(kind: "event", documentId: "discarded", version: ${String(version)}) { error { code } } }`,
  );
  expect((await publish(editor, { id: 'discarded', version })).error?.code).toBe('NOT_FOUND');
  const other = await saveDraft(operatorOf(server), {
    ...keyOf('discarded'),
    version: 0,
    body: { ...event, title: 'A third title' },
    began: null,
  });
  expect(other.ok).toBe(true);
  expect((await publish(editor, { id: 'discarded', version })).error?.code).toBe('STALE_VERSION');
});
