import { documentId } from '@atrium/domain/document/anyDocument.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { listKnown } from '../store/listed.ts';
import { listDraftsFound } from '../store/listedDrafts.ts';
import type { ReachingDeps, FoundDocument } from '../types.ts';
import { isReached } from './documentDeps.ts';

/** As many are found of each kind, and of drafts: whoever seeks more opens the list. */
const mostOfKind = 5;

/**
 * Documents of every kind that the reader may read, by words of their titles or by a whole id; archived ones are found,
 * too, since they can be taken out again (STU-03). Empty for less than two letters.
 */
export async function findDocuments(deps: ReachingDeps, words: string): Promise<readonly FoundDocument[]> {
  const text = words.trim().slice(0, 200);
  if (text.length < 2) return [];
  return snapshot(deps.db, async (tx) => {
    const found: FoundDocument[] = [];
    for (const kind of deps.documentKinds) found.push(...(await findOfKind(tx, deps, { kind, text })));
    const drafts = await listDraftsFound(tx, {
      kinds: deps.documentKinds.map(({ definition }) => definition.kind),
      text,
      // of those that are left out below, more are read
      count: deps.courseIds === null ? mostOfKind : mostOfKind * 20,
    });
    const known = new Set(found.map(({ kind, id }) => `${kind}/${id}`));
    const fresh: typeof drafts = [];
    for (const draft of drafts) {
      const isNew = fresh.length < mostOfKind && !known.has(`${draft.kind}/${draft.id}`);
      if (isNew && (await isReached(tx, deps, draft))) fresh.push(draft);
    }
    return [...fresh.map((draft) => ({ ...draft, isDraft: true })), ...found];
  });
}

/** What is known of a kind: the one of this id first. */
async function findOfKind(
  tx: Tx,
  { now, courseIds }: ReachingDeps,
  { kind, text }: { readonly kind: DocumentKind; readonly text: string },
): Promise<FoundDocument[]> {
  const id = documentId().test(text) ? text : null;
  const known = await listKnown(tx, { kind, now: new Date(now), courseIds }, { text, id, count: mostOfKind });
  return known.map((row) => ({ kind: kind.definition.kind, ...row, isDraft: false }));
}
