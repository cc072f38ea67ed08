import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { listArchived } from '../store/archive.ts';
import { listDraftIds, listDraftPage, listDraftsOf } from '../store/listedDrafts.ts';
import { listNewest } from '../store/revisions.ts';
import type { DocumentDeps, DocumentListInput, DocumentPage, ListedDocument } from '../types.ts';
import { kindNamed } from './kindOf.ts';

const mostPerPage = 200;

/**
 * A page of the documents of a kind. New ones, of which there is only a draft, are before the others. Refuses with
 * NOT_FOUND for an unknown kind, and with INVALID_INPUT for a page that there cannot be.
 */
export async function listDocuments(deps: DocumentDeps, input: DocumentListInput): Promise<Result<DocumentPage>> {
  const found = kindNamed(deps, input.kind);
  if (!found.ok) return found;
  const kind = found.value;
  const { after, count, state, sort, ids } = input;
  if (count < 1 || count > mostPerPage || after < 0) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  if (ids !== null && ids.length > mostPerPage) return refuse('INVALID_INPUT', { reason: 'IDS' });
  const text = input.text.trim().slice(0, 200);
  return snapshot(deps.db, async (tx) => {
    const drafted = (await listDraftIds(tx, input.kind)).filter((id) => ids?.includes(id) ?? true);
    const archived = await listArchived(tx, input.kind);
    const hasNew = state === null || state === 'NEW' || state === 'DRAFT';
    const newIds = hasNew ? await listNewIds(tx, kind, drafted, { archived, now: deps.now }) : [];
    const added = await listDraftPage(tx, input.kind, { ids: newIds, text, after, count });
    const only = ids ?? (state === 'ARCHIVED' ? archived : state === 'DRAFT' ? drafted : null);
    const page = await kind.list(tx, {
      text,
      isPublished: state === 'PUBLISHED' ? true : state === 'TAKEN_BACK' ? false : null,
      only: state === 'NEW' ? [] : only,
      without: ids !== null || state === 'ARCHIVED' ? [] : archived,
      sort,
      after: Math.max(0, after - added.total),
      count: count - added.items.length,
      now: deps.now,
    });
    const shownIds = page.items.map(({ id }) => id);
    const drafts = new Map((await listDraftsOf(tx, input.kind, shownIds)).map((draft) => [draft.id, draft]));
    const newest = new Map(
      (await listNewest(tx, input.kind, shownIds)).map(({ id, ...changed }) => [id, changed] as const),
    );
    const listed = page.items.map(({ id, title, isPublished }): ListedDocument => ({
      kind: input.kind,
      id,
      title,
      state: archived.includes(id) ? 'ARCHIVED' : isPublished ? 'PUBLISHED' : 'TAKEN_BACK',
      draft: drafts.get(id) ?? null,
      changed: newest.get(id) ?? null,
    }));
    const fresh = added.items.map((draft): ListedDocument => ({
      kind: input.kind,
      id: draft.id,
      title: draft.title,
      state: 'NEW',
      draft,
      changed: null,
    }));
    const [next, total] = [after + count, added.total + page.total];
    return ok({ items: [...fresh, ...listed], total, nextAfter: next < total ? next : null });
  });
}

/** Of the documents that have a draft those that were never published. */
async function listNewIds(
  tx: Tx,
  kind: DocumentKind,
  drafted: readonly string[],
  { archived, now }: { readonly archived: readonly string[]; readonly now: number },
): Promise<readonly string[]> {
  if (drafted.length === 0) return [];
  const all = { text: '', isPublished: null, without: [], sort: 'title', after: 0, now } as const;
  const { items } = await kind.list(tx, { ...all, only: drafted, count: drafted.length });
  const others = new Set([...archived, ...items.map(({ id }) => id)]);
  return drafted.filter((id) => !others.has(id));
}
