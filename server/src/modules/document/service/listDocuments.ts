import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { listFoundPage } from '../store/listed.ts';
import { listDraftsOf } from '../store/listedDrafts.ts';
import { listNewest } from '../store/revisions.ts';
import type { ReachingDeps, DocumentListInput, DocumentPage, ListedDocument } from '../types.ts';
import { kindNamed } from './kindOf.ts';

/** Of a page, and of documents that a list is narrowed to. */
export const mostListed = 200;

/**
 * A page of the documents of a kind, with the new ones, of which there is only a draft. Refuses with NOT_FOUND for an
 * unknown kind, and with INVALID_INPUT for a page that there cannot be.
 */
export async function listDocuments(deps: ReachingDeps, input: DocumentListInput): Promise<Result<DocumentPage>> {
  const found = kindNamed(deps, input.kind);
  if (!found.ok) return found;
  const kind = found.value;
  const { after, count, state, sort, isReversed = false, ids } = input;
  if (count < 1 || count > mostListed || after < 0) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  if (ids !== null && ids.length > mostListed) return refuse('INVALID_INPUT', { reason: 'IDS' });
  const filter = { text: typedText(input.text), state, ids };
  return snapshot(deps.db, async (tx) => {
    const of = { kind, now: new Date(deps.now), courseIds: deps.courseIds };
    const { rows, total } = await listFoundPage(tx, of, { filter, sort, isReversed, after, count });
    const shownIds = rows.map(({ id }) => id);
    const drafts = new Map((await listDraftsOf(tx, input.kind, shownIds)).map((draft) => [draft.id, draft]));
    const newest = new Map(
      (await listNewest(tx, input.kind, shownIds)).map(({ id, ...changed }) => [id, changed] as const),
    );
    const items = rows.map((row): ListedDocument => ({
      kind: input.kind,
      ...row,
      draft: drafts.get(row.id) ?? null,
      // of one that was removed and begun again, the history is that of another
      changed: row.state === 'NEW' ? null : (newest.get(row.id) ?? null),
    }));
    const next = after + count;
    return ok({ items, total, nextAfter: next < total ? next : null });
  });
}

/** What is searched for, of what was typed. */
export const typedText = (text: string): string => text.trim().slice(0, 200);
