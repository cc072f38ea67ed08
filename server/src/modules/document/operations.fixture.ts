import type { TestServer } from '../../testing/harness.ts';
import type { Operations, Sent, WritingCalls } from '../../testing/operation.ts';
import { eventBody, publishBody, save } from './document.fixture.ts';
import { documentCalls } from './documentCalls.fixture.ts';

const ids = { documentId: 'document.test.ts: only for the team, who may know of every document' };

/** A call about an event that was published, with a draft that was saved since. */
async function onDraft(
  server: TestServer,
  id: string,
  variables: (version: number) => Readonly<Record<string, unknown>>,
): Promise<Sent> {
  const caller = await server.as('editor');
  const body = eventBody(server, 'Sent twice');
  await publishBody(caller, id, body);
  const { draft } = await save(caller, { id, version: 0, body: { ...body, title: 'Twice' } });
  return { caller, variables: { kind: 'event', documentId: id, ...variables(draft?.version ?? 0) } };
}

export const operations: Operations = {
  listDocuments: { access: { staff: ['document.read', 'pass.read'] } },
  getDocument: { access: { staff: ['document.read', 'pass.read'] }, ids },
  previewDocumentPublishing: { access: { staff: ['document.write', 'pass.write'] }, ids },
  listDocumentRevisions: { access: { staff: ['document.read', 'pass.read'] }, ids },
  getDocumentRevision: { access: { staff: ['document.read', 'pass.read'] }, ids },
  saveDocumentDraft: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    twice: async (server) => ({
      caller: await server.as('editor'),
      variables: {
        input: { kind: 'event', documentId: 'saved-twice', version: 0, body: eventBody(server, 'Saved twice') },
      },
    }),
  },
  removeDocumentDraft: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    twice: (server) => onDraft(server, 'discarded-twice', (version) => ({ version })),
  },
  publishDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    twice: async (server) => ({
      ...(await onDraft(server, 'published-twice', (version) => ({ version }))),
      varying: ['lines', 'isSaved'],
    }),
  },
  scheduleDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    twice: (server) =>
      onDraft(server, 'scheduled-twice', (version) => ({ version, publishAt: String(server.clock.now() + 1e9) })),
  },
  takeBackDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    twice: async (server) => ({
      ...(await onDraft(server, 'taken-back-twice', () => ({}))),
      varying: ['lines', 'isSaved'],
    }),
  },
  archiveDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    twice: async (server) => ({
      ...(await onDraft(server, 'archived-twice', () => ({ archived: true }))),
      varying: ['lines', 'isSaved'],
    }),
  },
  duplicateDocument: {
    access: { staff: ['document.write', 'pass.write'] },
    ids: { ...ids, newDocumentId: 'document.test.ts: only for the team, who may know of every document' },
    twice: (server) => onDraft(server, 'duplicated-twice', () => ({ newDocumentId: 'copied-twice' })),
  },
  restoreDocumentRevision: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    twice: async (server) => ({
      ...(await onDraft(server, 'restored-twice', (version) => ({ version, number: 1 }))),
      again: 'STALE_VERSION',
    }),
  },
  removeDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    twice: async (server) => ({
      ...(await onDraft(server, 'removed-twice', () => ({}))),
      varying: ['lines', 'isSaved'],
    }),
  },
};

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  return documentCalls(server);
}
