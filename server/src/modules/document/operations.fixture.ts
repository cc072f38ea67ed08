import type { TestServer } from '../../testing/harness.ts';
import type { Operations, MutationCall } from '../../testing/operation.ts';
import { eventBody, publishBody, save } from './document.fixture.ts';
import { documentCalls } from './documentCalls.fixture.ts';

const ids = { documentId: 'document.test.ts: only for the team, who may know of every document' };

/** A call about an event that was published, with a draft that was saved since. */
async function onDraft(
  server: TestServer,
  id: string,
  variables: (version: number) => Readonly<Record<string, unknown>>,
): Promise<MutationCall> {
  const caller = await server.as('editor');
  const body = eventBody(server, 'An event');
  await publishBody(caller, id, body);
  const { draft } = await save(caller, { id, version: 0, body: { ...body, title: 'Another title' } });
  return { caller, variables: { kind: 'event', documentId: id, ...variables(draft?.version ?? 0) } };
}

export const operations: Operations = {
  listDocuments: {
    access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] },
    ids: { documentIds: ids.documentId },
  },
  findDocuments: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] } },
  listOpenDrafts: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] } },
  getDocument: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] }, ids },
  rehearseDocumentPublishing: { access: { staff: ['document.write', 'pass.write'] }, ids },
  rehearseDocumentEnding: { access: { staff: ['document.publish', 'pass.write'] }, ids },
  getDocumentUses: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] }, ids },
  listDocumentRevisions: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] }, ids },
  getDocumentRevision: { access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] }, ids },
  saveDocumentDraft: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    call: async (server) => ({
      caller: await server.as('editor'),
      variables: {
        input: { kind: 'event', documentId: 'called-saved', version: 0, body: eventBody(server, 'An event') },
      },
    }),
  },
  saveDocumentPresence: {
    access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] },
    ids,
    call: (server) => onDraft(server, 'called-present', () => ({ field: 'title' })),
  },
  discardDocumentDraft: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    call: (server) => onDraft(server, 'called-discarded', (version) => ({ version })),
  },
  publishDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    call: async (server) => ({
      ...(await onDraft(server, 'called-published', (version) => ({ version }))),
      varying: ['lines', 'differences', 'isSaved'],
    }),
  },
  scheduleDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    call: (server) =>
      onDraft(server, 'called-scheduled', (version) => ({ version, publishAt: String(server.clock.now() + 1e9) })),
  },
  takeBackDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    call: async (server) => ({
      ...(await onDraft(server, 'called-taken-back', () => ({}))),
      varying: ['lines', 'differences', 'isSaved'],
    }),
  },
  archiveDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    call: async (server) => ({
      ...(await onDraft(server, 'called-archived', () => ({ archived: true }))),
      varying: ['lines', 'isSaved'],
    }),
  },
  duplicateDocument: {
    access: { staff: ['document.write', 'pass.write'] },
    ids: { ...ids, newDocumentId: 'document.test.ts: only for the team, who may know of every document' },
    call: (server) => onDraft(server, 'called-duplicated', () => ({ newDocumentId: 'called-copied' })),
  },
  restoreDocumentRevision: {
    access: { staff: ['document.write', 'pass.write'] },
    ids,
    call: (server) => onDraft(server, 'called-restored', (version) => ({ version, number: 1 })),
  },
  removeDocument: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids,
    call: async (server) => ({
      ...(await onDraft(server, 'called-removed', () => ({}))),
      varying: ['lines', 'isSaved'],
    }),
  },
};

export const writingCalls = documentCalls;
