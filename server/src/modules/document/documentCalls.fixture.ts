import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { day } from '@atrium/domain/time.ts';
import { codeOf } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { eventBody, operatorOf } from './document.fixture.ts';
import { discardDraft, duplicateDocument, restoreRevision } from './service/beginDraft.ts';
import { archiveDocument, removeDocument } from './service/endDocument.ts';
import { getDocument } from './service/findDocument.ts';
import { publishAll, publishDrafts, takeBack } from './service/publish.ts';
import { saveDraft } from './service/saveDraft.ts';
import { publishDue, scheduleDraft } from './service/schedule.ts';

type Change = (body: DocumentBody, n: number) => DocumentBody;

/** A document of each kind that is published in the demo, and what is changed of it, another thing for each `n`. */
export const demoDocuments: Readonly<Record<string, { readonly id: string; readonly change: Change }>> = {
  course: { id: 'ai-leaders', change: (body, n) => ({ ...body, subtitle: `Locks ${String(n)}` }) },
  session: {
    id: 'ai-leaders-3',
    change: (body, n) => ({ ...body, subtitle: `Locks ${String(n)}`, capacity: 100 + n }),
  },
  sessionContent: { id: 'ai-leaders-2', change: (body, n) => ({ ...body, nodes: withTitle(body['nodes'], n) }) },
  video: { id: 'ai-leaders-trailer', change: (body, n) => ({ ...body, description: `Locks ${String(n)}` }) },
  event: { id: 'new-member-orientation', change: (body, n) => ({ ...body, subtitle: `Locks ${String(n)}` }) },
  resource: { id: 'resource-decision-log', change: (body, n) => ({ ...body, keywords: `Locks ${String(n)}` }) },
  certificate: {
    id: 'ai-foundations',
    change: (body, n) => ({ ...body, groups: rotated(body['groups'], n), narrative: `Locks ${String(n)}` }),
  },
  pass: { id: 'pass-welcome30', change: (body, n) => ({ ...body, tags: [`locks-${String(n)}`] }) },
  page: { id: 'home-limited.en', change: (body, n) => ({ ...body, title: `Locks ${String(n)}` }) },
  insight: { id: 'half-the-inbox', change: (body, n) => ({ ...body, title: `Locks ${String(n)}` }) },
  faculty: { id: 'amara-okafor', change: (body, n) => ({ ...body, name: `Locks ${String(n)}` }) },
  letterWords: { id: 'badgeEarned', change: (body, n) => ({ ...body, heading: `Locks ${String(n)}` }) },
  plan: { id: 'learning-plan', change: (body, n) => ({ ...body, questions: withLabel(body['questions'], n) }) },
};

const rotated = (rows: unknown, n: number): unknown => (Array.isArray(rows) && n % 2 === 0 ? rows.toReversed() : rows);
const withTitle = (nodes: unknown, n: number): unknown =>
  Array.isArray(nodes)
    ? nodes.map((node: object) => ('title' in node ? { ...node, title: `Locks ${String(n)}` } : node))
    : nodes;
const withLabel = (rows: unknown, n: number): unknown =>
  Array.isArray(rows)
    ? rows.map((row: object, at) => (at === 0 ? { ...row, label: `Locks ${String(n)}?` } : row))
    : rows;

/** Everything that is done with two events and a few drafts, which all the calls share. */
export async function documentCalls(server: TestServer): Promise<WritingCalls> {
  const now = server.clock.now();
  const deps = operatorOf(server, { now });
  const key = { kind: 'event', id: 'locks-document' };
  const other = { kind: 'event', id: 'locks-other' };
  const bodyOf = (n: number) => eventBody(server, `Locks ${String(n)}`, 400 + (n % 5));
  const publishing = (n: number) => ({ version: null, body: bodyOf(n), note: '', isChecked: true });
  for (const each of [key, other]) await publishAll(deps, [{ ...each, ...publishing(0) }]);
  // over the draft that stands, as a page does: the others may have left one in every group
  const save = async (n: number) => {
    const found = await getDocument(deps, key);
    const version = found.ok ? (found.value.draft?.version ?? 0) : 0;
    return saveDraft(deps, { ...key, version, body: bodyOf(n), began: bodyOf(0) });
  };
  const saved = async (n: number): Promise<number> => {
    const first = await save(n);
    return first.ok ? first.value.draft.version : 0;
  };
  let made = 0;
  return {
    saveDocumentDraft: async (n) => codeOf(await save(n + 1)),
    discardDocumentDraft: async (n) => codeOf(await discardDraft(deps, { ...key, version: await saved(n) })),
    publishDocument: async (n) => {
      await saved(n);
      return codeOf(await publishDrafts(deps, [{ ...key, version: null }], { note: '' }));
    },
    'publishDocument: two at once': async (n) => {
      const both = n % 2 === 0 ? [key, other] : [other, key];
      return codeOf(
        await publishAll(
          deps,
          both.map((each) => ({ ...each, ...publishing(n) })),
        ),
      );
    },
    ...Object.fromEntries(
      Object.entries(demoDocuments).map(([kind, { id, change }]) => [
        `publishDocument: a ${kind} of the demo`,
        async (n: number) => {
          const found = await getDocument(deps, { kind, id });
          const published = found.ok ? found.value.published : null;
          if (published === null) return 'gone';
          const given = { kind, id, version: null, body: change(published, n), note: '', isChecked: true };
          return codeOf(await publishAll(deps, [given]));
        },
      ]),
    ),
    scheduleDocument: async (n) => {
      const version = await saved(n);
      const scheduled = codeOf(await scheduleDraft(deps, { ...key, version, publishAt: now + day, note: '' }));
      await publishDue(server.context(null, now + 2 * day));
      return scheduled;
    },
    takeBackDocument: async () => codeOf(await takeBack(deps, other, '')),
    archiveDocument: async (n) =>
      codeOf(await archiveDocument(deps, other, { isToBeArchived: n % 2 === 0, reason: '' })),
    duplicateDocument: async () => {
      made += 1;
      return codeOf(await duplicateDocument(deps, key, `locks-copy-${String(made)}`));
    },
    restoreDocumentRevision: async (n) =>
      codeOf(await restoreRevision(deps, { ...key, number: 1, version: await saved(n) })),
    removeDocument: async () => {
      made += 1;
      const added = { kind: 'event', id: `locks-removed-${String(made)}` };
      await publishAll(deps, [{ ...added, ...publishing(made) }]);
      return codeOf(await removeDocument(deps, added, ''));
    },
  };
}
