import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import { operatorOf } from '@atrium/server/modules/document/document.fixture.ts';
import { demoDocuments } from '@atrium/server/modules/document/documentCalls.fixture.ts';
import { duplicateDocument, restoreRevision } from '@atrium/server/modules/document/service/beginDraft.ts';
import { archiveDocument, removeDocument } from '@atrium/server/modules/document/service/endDocument.ts';
import { getDocument } from '@atrium/server/modules/document/service/findDocument.ts';
import { publishDrafts, takeBack } from '@atrium/server/modules/document/service/publish.ts';
import { saveDraft } from '@atrium/server/modules/document/service/saveDraft.ts';
import { scheduleDraft } from '@atrium/server/modules/document/service/schedule.ts';
import type { DocumentDeps } from '@atrium/server/modules/document/types.ts';
import type { TestServer } from '@atrium/server/testing/harness.ts';

/**
 * Documents that few people have to do with: in the grown world everybody has the certificate and the pass of
 * `demoDocuments`, so that counting them reads the whole table, with an index or without.
 */
const others: Readonly<Record<string, string>> = { certificate: 'customer-growth', pass: 'pass-partner' };

/** The document of the demo of a kind. */
export function demoKey(kind: string): DocumentKey {
  const demo = demoDocuments[kind];
  if (demo === undefined) throw new Error(`demoDocuments has no ${kind}`);
  return { kind, id: others[kind] ?? demo.id };
}

/** Saves what is changed of the document of the demo as a draft; returns its version. */
export async function saveChange(deps: DocumentDeps, kind: string, n: number): Promise<number> {
  const key = demoKey(kind);
  const { published, draft } = valueOf(await getDocument(deps, key));
  if (published === null) throw new Error(`the ${kind} ${key.id} is not published`);
  const body = demoDocuments[kind]?.change(published, n) ?? published;
  return valueOf(await saveDraft(deps, { ...key, version: draft?.version ?? 0, body, began: null })).draft.version;
}

/**
 * Everything that is done with the document of the demo of a kind, from its draft to its end, each act once. What
 * cannot be done with a kind is refused with CONFLICT.
 */
export async function leadThroughLife(server: TestServer, kind: string): Promise<void> {
  const deps = operatorOf(server);
  const key = demoKey(kind);
  const note = '';
  const version = await saveChange(deps, kind, 1);
  valueOf(await publishDrafts({ ...deps, dryRun: true }, [{ ...key, version }], { note }));
  valueOf(await scheduleDraft(deps, { ...key, version, publishAt: deps.now + day, note }));
  valueOf(await publishDrafts(deps, [{ ...key, version }], { note }));
  valueOf(await restoreRevision(deps, { ...key, number: 1, version: 0 }));
  const copy = await duplicateDocument(deps, key, `${key.id}-copy`);
  if (copy.ok) valueOf(await removeDocument(deps, { kind, id: `${key.id}-copy` }, note));
  for (const ended of [
    await takeBack(deps, key, note),
    await archiveDocument(deps, key, { isToBeArchived: true, reason: note }),
    await archiveDocument(deps, key, { isToBeArchived: false, reason: note }),
    await removeDocument(deps, key, note),
  ])
    if (!ended.ok && ended.refusal.code !== 'CONFLICT') throw new Error(ended.refusal.reason);
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.reason}`);
  return result.value;
}
